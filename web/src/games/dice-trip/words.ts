// What the board says by itself: towns, lines of the score, entries.

import type { SeatInfo } from "../../board/interface.ts";
import { colourOf } from "../../pieces.ts";
import { inFigures, t, words } from "../../words.svelte.ts";
import type { Town } from "./maps.ts";
import { STRUCK, type Line } from "./position.ts";
import { say } from "./say.ts";

/** A zone in the words of the language; one that has none goes by its name on the map. */
export function zoneName(zone: string): string {
  return words.ofGame("dice-trip", `zone-${zone}`) ?? zone;
}

/** A town with all that is to be known of it, such as “Brest, red, W: 14, bonus”. */
export function townName(town: Town, number: number, hasBonus: boolean, isFresh: boolean): string {
  const where = [town.name, ...(town.colour ? [colourOf(town.colour)] : []), zoneName(town.zone)].join(", ");
  const stands = number === STRUCK ? say("struck") : number > 0 ? String(number) : say("empty");
  const more = [...(hasBonus ? [say("bonus")] : []), ...(isFresh ? [say("not-confirmed")] : [])];
  return t("labelled", { label: where, text: [stands, ...more].join(", ") });
}

export function dieName(code: string, pips: number): string {
  return pips === 0 ? say("die-of", { colour: colourOf(code) }) : say("die", { colour: colourOf(code), pips });
}

export function lineName(line: Line): string {
  return say(`line-${line}`);
}

/** With a sign, and a minus that is as wide as a plus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? inFigures(points) : "±0";
}

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? "";
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
