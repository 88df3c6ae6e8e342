// Entenrallye: a summer landscape seen from a hill, with a road, a calendar and little 2CVs.

import type { GameBoard } from "../../board/board.ts";
import type { BoardProps, Weight } from "../../board/interface.ts";
import Board from "./board/Board.svelte";
import { optionsOf, type Option } from "./drives.ts";
import Hand from "./hand/Hand.svelte";
import type { Action, Event, Odds, View } from "./payloads.ts";
import { planOf } from "./plan.svelte.ts";
import { say } from "./say.ts";
import { carName, nameOf } from "./words.ts";

/** What the rest of a throw can be spent on, by the drives that are allowed. */
function restOf(options: readonly Option[]): "buys" | "repairs" | "none" {
  if (options.some(({ part }) => part)) return "buys";
  return options.some(({ repair }) => repair > 0) ? "repairs" : "none";
}

function prompt({ base, view, seats, turn, draft, legal }: BoardProps<View, Action, Event, Odds>): string | null {
  if (!turn) return null;
  if (base.phase === "drive" && draft === null) {
    return planOf(turn).drive ? say("prompt-buy") : say("prompt-drive", { pips: base.pips, rest: restOf(optionsOf(base.reach)) });
  }
  switch (view.phase) {
    case "act":
      return say("prompt-act", { can: ["steal", "exchange", "fit"].filter((type) => legal.some(({ action }) => action.type === type)).join("-") });
    case "give":
      return say("prompt-give", { name: nameOf(seats, view.partner ?? -1) });
    case "keep":
      return say("prompt-keep");
    default:
      return null;
  }
}

/** The parts of a turn, in which a newcomer is told of them. */
function parts({ base, view, draft, legal }: BoardProps<View, Action, Event, Odds>): string[] {
  if (base.phase === "drive" && draft === null) {
    const rest = restOf(optionsOf(base.reach));
    return ["drive", ...(rest === "buys" ? ["part"] : []), ...(rest === "none" ? [] : ["repair"])];
  }
  if (view.phase === "keep") return ["keep"];
  const types = new Set(legal.map(({ action }) => action.type));
  return (["steal", "exchange", "fit"] as const).filter((type) => types.has(type));
}

/** How much there is to see of each event; a drive is as long as its way. */
const WEIGHTS: Record<Exclude<Event["type"], "drove">, Weight> = {
  threw: "throw",
  waited: "move",
  missed: "loss",
  repaired: "move",
  bought: "move",
  drew: "quiet",
  stole: "take",
  exchanged: "take",
  took: "quiet",
  "handed-over": "quiet",
  gave: "quiet",
  fitted: "move",
  ended: "quiet",
  arrived: "move",
  scored: "take",
  returned: "quiet",
  passed: "move",
  failed: "loss",
  time: "quiet",
  "month-over": "move",
  towed: "loss",
  "towed-behind": "loss",
  "year-over": "loss",
  "all-arrived": "quiet",
  won: "quiet",
};

export default {
  Board,
  Hand,
  prompt,
  parts,
  pieces: (view) => view.cars.map(({ colour }) => colour),
  room: { desk: 232, phone: 250, beside: 392 },
  about: (seat, { cars }, narrow) => {
    const car = cars[seat];
    if (!car) return "";
    return narrow && cars.length > 2 ? say("points", { points: car.points }) : say("seat-about", { car: carName(car.colour), points: car.points });
  },
  weigh: (event) => (event.type === "drove" ? { squares: event.squares } : WEIGHTS[event.type]),
} satisfies GameBoard<View, Action, Event, Odds>;
