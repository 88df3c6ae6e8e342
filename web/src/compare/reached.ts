// What somebody reached with dice that others had too: points alone, else how the game went and by how much.

import type { EntrantTold } from "../wire.ts";
import { words, t } from "../words.svelte.ts";

export type Went = "won" | "drawn" | "lost";

export function wentOf(reached: number): Went {
  return reached > 0 ? "won" : reached < 0 ? "lost" : "drawn";
}

/** By how much a game was won or lost, where it measures that; null where it does not. */
export function marginInWords(game: string, reached: number): string | null {
  return reached === 0 ? null : words.ofGame(game, "margin", { margin: Math.abs(reached) });
}

export function reachedInWords(game: string, alone: boolean, reached: number): string {
  if (alone) return t("reached-points", { points: reached });
  const margin = marginInWords(game, reached);
  const went = wentOf(reached);
  return margin === null ? t(`reached-${went}`) : t("reached-by", { went, margin });
}

/** Why nothing was reached that counts. */
export function outcomeInWords(outcome: EntrantTold["outcome"]): string {
  return t(`reached-${outcome}`);
}
