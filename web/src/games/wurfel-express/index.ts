// Würfel Express: parallel tracks on a wooden plank, the stock below, seven dice at the hand.

import type { GameBoard } from "../../board/board.ts";
import type { BoardProps } from "../../board/interface.ts";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { frontOf, positionOf, THROWS } from "./position.ts";
import { say } from "./say.ts";
import { sourceOf, takingsOf } from "./taking.ts";

function prompt({ view, base, draft, legal }: BoardProps): string | null {
  switch (positionOf(view).phase) {
    case "discard":
      return say("prompt-discard");
    case "keep":
      return say("prompt-keep", { left: THROWS - positionOf(base).throws });
    case "take":
      return takingsOf(draft?.actions ?? []).length > 0 ? say("prompt-more") : say("prompt-take", { from: sourceOf(legal) });
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
    return track ? say("cell", { cell: frontOf(track) }) : "";
  },
} satisfies GameBoard;
