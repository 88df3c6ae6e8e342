// Verbindung gesucht: wooden dice with inlaid paths on a dark board, bases at its rim.

import type { GameBoard } from "../../board/board.ts";
import type { BoardProps, Weight } from "../../board/interface.ts";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { placeable } from "./placing.ts";
import type { Action, Event, Odds, View } from "./payloads.ts";
import { planOf } from "./plan.svelte.ts";
import { colourOf, faceOf, linkedIn, placedIn, slotsOf } from "./position.ts";
import { say } from "./say.ts";
import { colourName } from "./words.ts";

function prompt({ base, view, draft, legal, turn }: BoardProps<View, Action, Event, Odds>): string | null {
  const { phase, owed, placed, dice } = view;
  if (phase !== "place") return null;
  if (owed > 0) return say("prompt-owed", { count: owed });
  const faces = placeable(legal);
  const slots = slotsOf(base.dice, placedIn(draft?.events ?? []).map(({ die }) => faceOf(die)));
  const picked = slots[planOf(turn).slot ?? -1];
  if (picked && !picked.isPlaced && !faces.has(picked.face)) return say("prompt-other");
  if (placed > 0) return say("prompt-more");
  return say("prompt-place", { count: [...dice].filter((face) => faces.has(face)).length });
}

/** The parts of a turn, in which a newcomer is told of them. */
function parts({ base, legal }: BoardProps<View, Action, Event, Odds>): string[] {
  if (base.phase !== "place") return [];
  const faces = placeable(legal);
  return ["place", ...(faces.has("W") ? ["white"] : []), ...(faces.has("C") ? ["curve"] : []), ...(faces.has("r") || faces.has("b") ? ["bridge"] : [])];
}

/** How much there is to see of each event. */
const WEIGHTS: Record<Event["type"], Weight> = {
  threw: "throw",
  placed: "move",
  announced: "move",
  unblocked: "loss",
  stuck: "loss",
  unclaimed: "quiet",
  ended: "quiet",
  won: "move",
  "turns-over": "loss",
};

export default {
  Board,
  Hand,
  prompt,
  parts,
  pieces: () => ["R", "K"],
  room: { desk: 168, phone: 184 },
  about: (seat, view) => {
    const colour = colourOf(seat);
    return say("seat-about", { colour: colourName(colour), linked: linkedIn(view, colour) });
  },
  weigh: ({ type }) => WEIGHTS[type],
} satisfies GameBoard<View, Action, Event, Odds>;
