// How long what is shown stays: one clock for all games, all of its numbers here.

import type { Weight } from "../../board/interface.ts";
import { preferences } from "../../preferences.svelte.ts";

interface Pace {
  throw: number;
  move: number;
  take: number;
  loss: number;
  quiet: number;
  /** One square of a drive. */
  square: number;
  /** Between the turns of two seats. */
  turn: number;
  /** A sentence that has to be read. */
  sentence: number;
  /** A row of the final count. */
  row: number;
  /** Between the last step of a game and its verdict. */
  breath: number;
}

const PACES: Record<"full" | "fast", Pace> = {
  full: { throw: 1_000, move: 500, take: 900, loss: 900, quiet: 0, square: 120, turn: 300, sentence: 1_500, row: 700, breath: 800 },
  fast: { throw: 450, move: 200, take: 350, loss: 400, quiet: 0, square: 50, turn: 100, sentence: 1_500, row: 250, breath: 300 },
};

/** Of many events that are shown together, so many more are waited for. */
const MOST_OTHERS = 3;

/** What somebody likes: nothing stays for those who want all at once, or do not look. */
export function pace(): Pace | null {
  const isUnseen = typeof document === "undefined" || document.hidden;
  return isUnseen || preferences.motion === "none" ? null : PACES[preferences.motion];
}

/** How long events that are shown together stay: as long as the weightiest, and a little for each other one. */
export function stay(weights: Weight[], pace: Pace): number {
  const times = weights.map((weight) => (typeof weight === "string" ? pace[weight] : Math.max(pace.move, weight.squares * pace.square)));
  const longest = Math.max(0, ...times);
  const others = times.filter((time) => time > 0).length - 1;
  return longest + Math.min(Math.max(0, others), MOST_OTHERS) * pace.turn;
}
