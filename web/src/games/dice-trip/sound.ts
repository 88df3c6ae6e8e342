// The sound of a pen on paper.

import { burst, ready } from "../../sound.ts";

/** A pen writes a number on paper: two short strokes. */
export function write(): void {
  const at = ready();
  if (at === null) return;
  burst(at, 3_400, 0.09, 0.014);
  burst(at + 0.11, 2_900, 0.08, 0.018);
}
