// Entenrallye: a summer landscape seen from a hill, with a road, a calendar and little 2CVs.

import type { GameBoard } from "../../board/board.ts";
import type { BoardProps, Choice } from "../../board/interface.ts";
import Board from "./board/Board.svelte";
import Hand from "./hand/Hand.svelte";
import { planOf } from "./plan.svelte.ts";
import { positionOf } from "./position.ts";
import { say } from "./say.ts";
import { carName, nameOf } from "./words.ts";

/** What the rest of a throw can be spent on, by the drives that are allowed. */
function restOf(legal: readonly Choice[]): "buys" | "repairs" | "none" {
  if (legal.some(({ action }) => action.part === "part")) return "buys";
  return legal.some(({ action }) => Number(action.repair) > 0) ? "repairs" : "none";
}

function prompt({ base, view, seats, turn, draft, legal }: BoardProps): string | null {
  if (!turn) return null;
  const [stored, now] = [positionOf(base), positionOf(view)];
  if (stored.phase === "drive" && draft === null) {
    return planOf(turn).drive ? say("prompt-buy") : say("prompt-drive", { pips: stored.pips, rest: restOf(legal) });
  }
  switch (now.phase) {
    case "act":
      return say("prompt-act", { can: ["steal", "exchange", "fit"].filter((type) => legal.some(({ action }) => action.type === type)).join("-") });
    case "give":
      return say("prompt-give", { name: nameOf(seats, now.partner ?? -1) });
    case "keep":
      return say("prompt-keep");
    default:
      return null;
  }
}

export default {
  Board,
  Hand,
  prompt,
  about: (seat, view, narrow) => {
    const { cars } = positionOf(view);
    const car = cars[seat];
    if (!car) return "";
    return narrow && cars.length > 2 ? say("points", { points: car.points }) : say("seat-about", { car: carName(car.colour), points: car.points });
  },
} satisfies GameBoard;
