// Dice Trip: a road map on which all write the numbers of one throw.

import type { GameBoard } from "../../board/board.ts";
import type { BoardProps, Weight } from "../../board/interface.ts";
import Board from "./board/Board.svelte";
import Picture from "./board/Picture.svelte";
import Hand from "./hand/Hand.svelte";
import { entriesOf, left, mustStrike, pairOf, townsFor } from "./making.ts";
import type { Action, Event, Odds, View } from "./payloads.ts";
import { planOf } from "./plan.svelte.ts";
import { say } from "./say.ts";

function prompt({ base: stored, view, seat, draft, legal, turn }: BoardProps<View, Action, Event, Odds>): string | null {
  if (!turn) return null;
  const plan = planOf(turn);
  const isUndecided = stored.phase === "decide" && draft === null;
  if (isUndecided && (stored.players > 1 || plan.rerolling)) return say("prompt-decide", { players: stored.players });
  const entries = entriesOf(stored, seat, draft?.actions ?? []);
  const { wanted } = stored;
  if (entries.length >= wanted) return null;
  if (mustStrike(legal)) return say("prompt-must-strike");
  if (plan.striking) return say("prompt-strike");
  const pair = pairOf(plan.number ?? left(entries, wanted));
  if (!pair || isUndecided) return say("prompt-number", { of: wanted });
  const number = stored.makes[pair] ?? 0;
  const isPossible = (dice: string): boolean => townsFor(legal, dice, false).size > 0;
  if (isPossible(pair)) return say("prompt-town", { number });
  return say("prompt-not", { number, why: view.barred[pair] ?? "", swaps: isPossible([...pair].reverse().join("")) ? "yes" : "no" });
}

/** What a newcomer is told of, the later in the game the rarer it is. */
function parts({ base, draft, legal, seat }: BoardProps<View, Action, Event, Odds>): string[] {
  if (base.phase === "decide" && draft === null) return base.players > 1 ? ["reroll"] : ["write"];
  if (legal.length === 0) return [];
  const isLate = base.turn >= 4;
  return ["write", ...(base.turn > 0 ? ["route"] : []), ...(isLate || mustStrike(legal) ? ["strike"] : []), ...(isLate && base.sheets[seat]?.double ? ["double"] : [])];
}

/** How much there is to see of each event. */
const WEIGHTS: Record<Event["type"], Weight> = {
  threw: "throw",
  rethrew: "throw",
  rerolled: "move",
  kept: "quiet",
  entered: "quiet",
  doubled: "quiet",
  wrote: "move",
  struck: "loss",
  "earned-bonus": "quiet",
  "completed-tens": "quiet",
  "counted-bonuses": "quiet",
  "counted-strikes": "quiet",
  "counted-route": "quiet",
  "counted-series": "quiet",
  "counted-zones": "quiet",
  "counted-tens": "quiet",
  scored: "quiet",
  won: "quiet",
};

export default {
  Board,
  Hand,
  Picture,
  prompt,
  parts,
  room: { desk: 202, phone: 196 },
  about: (seat, view) => {
    const score = view.scores[seat];
    return score ? say("points", { points: score.total }) : "";
  },
  weigh: ({ type }) => WEIGHTS[type],
} satisfies GameBoard<View, Action, Event, Odds>;
