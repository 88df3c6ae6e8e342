// The turn that decided a game, in a sentence.

import type { DecidingTurnTold } from "../wire.ts";
import { t, words } from "../words.svelte.ts";

export interface Winner {
  name: string;
  /** Whether it is whoever looks, who is called “you”. */
  isYou: boolean;
}

export function decidingSays(deciding: DecidingTurnTold, winners: Winner[]): string {
  const [first] = winners;
  const told = { turn: deciding.turn + 1, ...shares(deciding) };
  if (winners.length === 1 && first?.isYou) return t("decided-you", told);
  return t("decided", { ...told, names: words.list(winners.map(({ name }) => name)) });
}

/** In whole percent; who won had a chance before. */
export function shares({ before, after }: DecidingTurnTold): { before: number; after: number } {
  return { before: Math.max(1, Math.round(100 * before)), after: Math.round(100 * after) };
}
