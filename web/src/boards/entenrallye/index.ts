// Entenrallye: a summer landscape seen from a hill, with a road, a calendar and little 2CVs.

import { t } from "../../words.svelte.ts";
import type { BoardProps, GameBoard } from "../index.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { planOf } from "./plan.svelte.ts";
import { positionOf } from "./position.ts";
import { carName, nameOf } from "./words.ts";

function prompt({ base, view, seats, turn, draft }: BoardProps): string | null {
  if (!turn) return null;
  const [stored, now] = [positionOf(base), positionOf(view)];
  if (stored.phase === "drive" && draft === null) {
    return planOf(turn).drive ? t("ent-prompt-buy") : t("ent-prompt-drive", { pips: stored.pips });
  }
  switch (now.phase) {
    case "act":
      return t("ent-prompt-act", { pips: now.traded ? 0 : now.pips });
    case "give":
      return t("ent-prompt-give", { name: nameOf(seats, now.partner ?? -1) });
    case "keep":
      return t("ent-prompt-keep");
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
    return narrow && cars.length > 2 ? t("ent-points", { points: car.points }) : t("ent-about", { car: carName(car.colour), points: car.points });
  },
} satisfies GameBoard;
