// Dice Trip: a road map on which all write the numbers of one throw.

import { t } from "../../words.svelte.ts";
import type { BoardProps, GameBoard } from "../index.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { entriesOf, left, mustStrike, pairOf, townsFor, wantedOf } from "./making.ts";
import { planOf } from "./plan.svelte.ts";
import { numberOf, positionOf } from "./position.ts";

function prompt({ base, seat, draft, legal, turn }: BoardProps): string | null {
  const stored = positionOf(base);
  if (!turn) return null;
  if (stored.phase === "decide" && draft === null) return t("dt-prompt-decide");
  const entries = entriesOf(stored, seat, draft?.actions ?? []);
  const wanted = wantedOf(stored, seat);
  if (entries.length >= wanted) return null;
  if (mustStrike(legal)) return t("dt-prompt-must-strike");
  const plan = planOf(turn);
  if (plan.striking) return t("dt-prompt-strike");
  const pair = pairOf(plan.number ?? left(entries, wanted));
  if (!pair) return t("dt-prompt-number", { of: wanted });
  const number = numberOf(stored.dice, pair) ?? 0;
  const isPossible = (dice: string): boolean => townsFor(legal, dice, false).size > 0;
  if (isPossible(pair)) return t("dt-prompt-town", { number });
  return t("dt-prompt-not", { number, swaps: isPossible([...pair].reverse().join("")) ? "yes" : "no" });
}

export default {
  Board,
  Hand,
  prompt,
  about: (seat, view) => {
    const score = positionOf(view).scores[seat];
    return score ? t("dt-points", { points: score.total }) : "";
  },
} satisfies GameBoard;
