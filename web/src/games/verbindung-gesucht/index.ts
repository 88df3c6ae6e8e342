// Verbindung gesucht: wooden dice with inlaid paths on a dark board, bases at its rim.

import type { GameBoard } from "../../board/board.ts";
import type { BoardProps } from "../../board/interface.ts";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { placeable } from "./placing.ts";
import { planOf } from "./plan.svelte.ts";
import { basesOf, colourOf, faceOf, placedIn, positionOf, slotsOf } from "./position.ts";
import { say } from "./say.ts";
import { colourName } from "./words.ts";

function prompt({ base, view, draft, legal, turn }: BoardProps): string | null {
  const { phase, owed, placed, dice } = positionOf(view);
  if (phase !== "place") return null;
  if (owed > 0) return say("prompt-owed", { count: owed });
  const faces = placeable(legal);
  const slots = slotsOf(positionOf(base).dice, placedIn(draft?.events ?? []).map(({ die }) => faceOf(die)));
  const picked = slots[planOf(turn).slot ?? -1];
  if (picked && !picked.isPlaced && !faces.has(picked.face)) return say("prompt-other");
  if (placed > 0) return say("prompt-more");
  return say("prompt-place", { count: [...dice].filter((face) => faces.has(face)).length });
}

export default {
  Board,
  Hand,
  prompt,
  about: (seat, view) => {
    const colour = colourOf(seat);
    return say("seat-about", { colour: colourName(colour), linked: basesOf(positionOf(view), colour).length });
  },
} satisfies GameBoard;
