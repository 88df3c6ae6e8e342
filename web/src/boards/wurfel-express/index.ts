// Würfel Express: parallel tracks on a wooden plank, the stock below, seven dice at the hand.

import { t } from "../../words.svelte.ts";
import type { BoardProps, GameBoard } from "../index.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { frontOf, positionOf, THROWS } from "./position.ts";
import { sourceOf, takingsOf } from "./taking.ts";

function prompt({ view, base, draft, legal }: BoardProps): string | null {
  switch (positionOf(view).phase) {
    case "discard":
      return t("we-prompt-discard");
    case "keep":
      return t("we-prompt-keep", { left: THROWS - positionOf(base).throws });
    case "take":
      return takingsOf(draft?.actions ?? []).length > 0 ? t("we-prompt-more") : t("we-prompt-take", { from: sourceOf(legal) });
    default:
      return null;
  }
}

export default {
  Board,
  Hand,
  prompt,
  about: (seat, view) => {
    const track = positionOf(view).tracks[seat];
    return track ? t("we-cell", { cell: frontOf(track) }) : "";
  },
} satisfies GameBoard;
