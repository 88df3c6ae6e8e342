// What everything on this table is good for, in one sentence with its rule.

import { inPercent } from "../../board/chance.ts";
import { explainsOf, type Explanation } from "../../board/explaining.svelte.ts";
import { colourOf } from "../../pieces.ts";
import type { Town, TripMap } from "./maps.ts";
import type { Score } from "./payloads.ts";
import { NUMBERS, STRUCK, TURNS, type Line } from "./position.ts";
import { say } from "./say.ts";
import { lineName, zoneName } from "./words.ts";

/** Attached to what is drawn: it explains itself. */
export const explains = explainsOf("dice-trip");

const LINE_CLAUSES: Record<Exclude<Line, "zones">, string> = {
  bonus: "DT-R18",
  struck: "DT-R20",
  route: "DT-R21",
  series: "DT-R22",
  tens: "DT-R27",
};

/** The clause that says what zones are worth, which differs from map to map. */
function zonesClause({ zones }: TripMap): string {
  return zones.length > 3 ? "DT-R26" : "DT-R25";
}

function zonesOf(map: TripMap, score: Score): { clean: number; zones: number; points: number } {
  return { clean: score.clean.length, zones: map.zones.length, points: score.zone_points };
}

/** A line of the score: what counts there, and what it counts now. */
export function lineExplained(line: Line, map: TripMap, score: Score): Explanation {
  const name = lineName(line);
  if (line === "zones") return { name, text: say("explain-zones", zonesOf(map, score)), clause: zonesClause(map) };
  if (line === "series") return { name, text: say("explain-series", { towns: score.series.length }), clause: LINE_CLAUSES.series };
  return { name, text: say(`explain-line-${line}`), clause: LINE_CLAUSES[line] };
}

export function turnExplained(turn: number): Explanation {
  return { name: say("turns"), text: say("explain-turn", { turn, turns: TURNS }), clause: "DT-R12" };
}

export function totalExplained(): Explanation {
  return { name: say("total"), text: say("explain-total"), clause: "DT-R12" };
}

export function zoneExplained(zone: string, isClean: boolean, map: TripMap, score: Score): Explanation {
  const values = { is: isClean ? "clean" : "lost", ...zonesOf(map, score) };
  return { name: zoneName(zone), text: say("explain-zone", values), clause: zonesClause(map) };
}

/** A town: what a number would earn there, or what stands there. */
export function townExplained(town: Town, number: number, hasBonus: boolean): Explanation {
  const name = `${town.name} · ${say("zone", { zone: zoneName(town.zone) })}`;
  if (number === STRUCK) return { name, text: say("explain-struck"), clause: "DT-R20" };
  if (number > 0) return { name, text: say("explain-written", { number, bonus: hasBonus ? "yes" : "no" }), clause: hasBonus ? "DT-R18" : "DT-R21" };
  if (town.colour) return { name, text: say("explain-coloured", { colour: colourOf(town.colour) }), clause: "DT-R18" };
  return { name, text: say("explain-plain"), clause: "DT-R18" };
}

export function routeExplained(score: Score): Explanation {
  return { name: lineName("route"), text: say("explain-own-route", { towns: score.route.length }), clause: LINE_CLAUSES.route };
}

/** A number of the strip: whether it can still be written, and which one follows it in a series. */
export function numberExplained(number: number, state: "used" | "fresh" | "made" | "possible" | "free", chance?: number): Explanation {
  const isUsed = state === "used" || state === "fresh";
  const next = NUMBERS[NUMBERS.indexOf(number) + 1];
  const after = next === undefined ? {} : { next };
  const free = (): string => say("explain-number-free", { can: state === "free" ? "no" : "yes", last: next === undefined ? "yes" : "no", next: 0, ...after });
  const likely = chance === undefined ? "" : ` ${say("explain-chance", { chance: inPercent(chance) })}`;
  return {
    name: String(number),
    text: isUsed ? say("explain-number-used") : free() + likely,
    clause: isUsed ? "DT-R7" : "DT-R23",
  };
}

export function powerExplained(name: "reroll" | "double", state: string): Explanation {
  return { name: say(`power-${name}`, { state }), text: say(`power-${name}-about`), clause: name === "reroll" ? "DT-R13" : "DT-R14" };
}

export function dieExplained(code: string): Explanation {
  return { name: say("die-of", { colour: colourOf(code) }), text: say("explain-die"), clause: "DT-R18" };
}

export function ticketExplained(place: number): Explanation {
  return { name: say("number", { place }), text: say("explain-ticket"), clause: "DT-R3" };
}

export function strikeExplained(): Explanation {
  return { name: say("strike"), text: say("explain-strike"), clause: "DT-R8" };
}

export function swapExplained(): Explanation {
  return { name: say("swap"), text: say("explain-swap"), clause: "DT-R3" };
}
