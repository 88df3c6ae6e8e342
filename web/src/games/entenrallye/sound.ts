// The sounds of a small car.

import { burst, ready, tone } from "../../sound.ts";

/** A small flat engine starts and drives some squares: two cylinders that putter. */
export function drive(squares: number): void {
  const at = ready();
  if (at === null) return;
  const beats = 5 + squares * 4;
  for (let beat = 0; beat < beats; beat += 1) {
    const [when, isOdd] = [at + beat * 0.055, beat % 2];
    burst(when, 150 + isOdd * 45 + Math.min(beat, 12) * 4, 0.5 - (0.3 * beat) / beats, 0.009);
  }
}

/** A car arrives at a meeting: a small horn, short and long. */
export function horn(): void {
  const at = ready();
  if (at === null) return;
  for (const [late, length] of [[0, 0.16], [0.24, 0.42]] as const) {
    tone(at + late, 349.23, length, 0.1);
    tone(at + late, 440, length, 0.08);
  }
}

/** Something is screwed tight: the ratchet of a wrench. */
export function ratchet(clicks: number): void {
  const at = ready();
  if (at === null) return;
  for (let click = 0; click < clicks * 2; click += 1) burst(at + click * 0.06, 1_700 + click * 60, 0.14, 0.003);
}
