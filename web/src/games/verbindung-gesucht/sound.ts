// The sounds of dice as tiles.

import { burst, ready, tone } from "../../sound.ts";

/** A die is turned over and falls back: wood, a tone that rises, wood again. */
export function turnOver(): void {
  const at = ready();
  if (at === null) return;
  burst(at, 900, 0.2, 0.006);
  tone(at + 0.08, 392, 0.35, 0.07, 587.33);
  burst(at + 0.42, 520, 0.4, 0.01);
}

/** Somebody announces the last die: two firm tones. */
export function announce(): void {
  const at = ready();
  if (at === null) return;
  tone(at, 440, 0.25, 0.12);
  tone(at + 0.18, 440, 0.5, 0.12);
}
