// Würfel Express: parallel tracks on a wooden plank, the stock below, seven dice at the hand.

import type { GameBoard } from "../../board/board.ts";
import type { BoardProps, Weight } from "../../board/interface.ts";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import type { Action, Event, Odds, View } from "./payloads.ts";
import { say } from "./say.ts";
import { sourceOf, takingsOf } from "./taking.ts";

function prompt({ view, base, draft, legal }: BoardProps<View, Action, Event, Odds>): string | null {
  switch (view.phase) {
    case "discard":
      return say("prompt-discard");
    case "keep":
      return say("prompt-keep", { left: base.throws_left });
    case "take":
      return takingsOf(draft?.actions ?? []).length > 0 ? say("prompt-more") : say("prompt-take", { from: sourceOf(legal) });
    default:
      return null;
  }
}

/** The parts of a turn, in which a newcomer is told of them. */
function parts({ base, draft, legal, seat }: BoardProps<View, Action, Event, Odds>): string[] {
  if (base.phase === "discard") return base.tracks[seat]!.strips.length > 1 ? ["discard"] : [];
  if (base.phase === "keep" && draft === null) return ["throw"];
  const types = new Set(legal.map(({ action }) => action.type));
  return (["take", "steal"] as const).filter((type) => types.has(type));
}

/** How much there is to see of each event. */
const WEIGHTS: Record<Event["type"], Weight> = {
  threw: "throw",
  took: "move",
  discarded: "move",
  kept: "move",
  stole: "take",
  "fell-back": "loss",
  failed: "loss",
  "gave-back": "loss",
  "slid-back": "loss",
  held: "quiet",
  stopped: "quiet",
  ended: "quiet",
  removed: "quiet",
  spared: "quiet",
  won: "move",
  "turns-over": "loss",
};

export default {
  Board,
  Hand,
  prompt,
  parts,
  room: { desk: 182, phone: 198, beside: 330 },
  about: (seat, view) => {
    const track = view.tracks[seat];
    return track ? say("cell", { cell: track.front }) : "";
  },
  weigh: ({ type }) => WEIGHTS[type],
} satisfies GameBoard<View, Action, Event, Odds>;
