// Verbindung gesucht: wooden dice with inlaid paths on a dark board, bases at its rim.

import { t } from "../../words.svelte.ts";
import type { BoardProps, GameBoard } from "../index.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { placeable } from "./placing.ts";
import { basesOf, colourOf, positionOf } from "./position.ts";
import { colourName } from "./words.ts";

function prompt({ view, legal }: BoardProps): string | null {
  const { phase, owed, placed, dice } = positionOf(view);
  if (phase !== "place") return null;
  if (owed > 0) return t("vg-prompt-owed", { count: owed });
  if (placed > 0) return t("vg-prompt-more");
  const faces = placeable(legal);
  return t("vg-prompt-place", { count: [...dice].filter((face) => faces.has(face)).length });
}

export default {
  Board,
  Hand,
  prompt,
  about: (seat, view) => {
    const colour = colourOf(seat);
    return t("vg-about", { colour: colourName(colour), linked: basesOf(positionOf(view), colour).length });
  },
} satisfies GameBoard;
