// What everything on this table is good for, in one sentence with its rule.

import { inPercent } from "../../board/chance.ts";
import { explainsOf, type Explanation } from "../../board/explaining.svelte.ts";
import type { Part } from "./art/data.ts";
import type { RoadSquare } from "./art/geometry.ts";
import { description, monthName, partText } from "./art/words.ts";
import type { Deadline, Need, Reached, ShownCar, Span } from "./payloads.ts";
import { say } from "./say.ts";
import { carName, isInspection, needText, placeName } from "./words.ts";

/** Attached to what is drawn: it explains itself. */
export const explains = explainsOf("entenrallye");

/** The clause for each kind of square; the ground has the say on the road itself. */
const SQUARE_CLAUSES: Record<string, string> = {
  start: "EN-R2",
  meeting: "EN-R31",
  inspection: "EN-R37",
  branch: "EN-A24",
  workshop: "EN-R38",
  behind: "EN-R40",
  junction: "EN-R6",
  grey: "EN-R11",
  brown: "EN-R10",
};

/** A square of the road: what happens there, and who stands there. */
export function squareExplained(square: RoadSquare, names: readonly string[] = []): Explanation {
  const told = description(square.name);
  const is = kindOf(square, told.kind);
  const said = say("explain-square", { is, month: monthName(square.month ?? 1), number: told.number });
  const text = names.length > 0 ? `${said} ${say("explain-standing", { names: names.join(", ") })}` : said;
  const name = say("place", told);
  return { name: name.charAt(0).toUpperCase() + name.slice(1), text, clause: SQUARE_CLAUSES[is] };
}

function kindOf({ ground, next }: RoadSquare, kind: string): string {
  if (kind === "start" || kind === "meeting") return kind;
  if (kind === "TUV" || kind === "ASU") return "inspection";
  for (const part of ["workshop", "behind", "branch"]) if (kind.endsWith(`-${part}`)) return part;
  return next.length > 1 ? "junction" : ground;
}

export function calendarExplained(month: number, part: number, parts: number): Explanation {
  const name = month === 0 ? say("drawn-no-year") : month > 12 ? say("drawn-year-over") : say("drawn-time", { month: monthName(month), part, parts });
  return { name, text: say("explain-calendar"), clause: "EN-R24" };
}

const DUE_CLAUSES = { meeting: "EN-R31", inspection: "EN-R37" } as const;

/** A sheet of the calendar: what is due in its month, and how one stands to it. */
export function monthExplained(month: number, due: Pick<Deadline, "place"> & { standing?: Deadline["standing"] } | undefined): Explanation {
  const name = monthName(month);
  if (!due) return { name, text: say("explain-month"), clause: "EN-R26" };
  const kind = isInspection(due.place) ? "inspection" : "meeting";
  const standing = due.standing ?? "due";
  const text = kind === "meeting" ? say("explain-meeting-due", { standing }) : say("explain-inspection-due", { place: placeName(due.place), standing });
  return { name: `${name} · ${placeName(due.place)}`, text, clause: due.standing === "failed" ? "EN-R40" : DUE_CLAUSES[kind] };
}

/** How likely a month ends before one drives again. */
export function endExplained(month: number, { least, most }: Span): Explanation {
  const bounds = { least: inPercent(least), most: inPercent(most), same: inPercent(least) === inPercent(most) ? "yes" : "no" };
  return { name: say("month-ends", { month: monthName(month), ...bounds }), text: say("explain-month-ends", bounds), clause: "EN-R24" };
}

/** A place that the next throw may reach. */
export function reachedExplained({ place, chance }: Reached): Explanation {
  const name = say("reaches", { place: placeName(place), chance: inPercent(chance) });
  return { name, text: say("explain-reaches"), clause: isInspection(place) ? "EN-R37" : "EN-R31" };
}

export function needExplained(need: Need): Explanation {
  return { name: placeName(need.place), text: `${needText(need)}.`, clause: isInspection(need.place) ? "EN-R37" : "EN-R31" };
}

export function repairExplained({ defects, repair }: Pick<ShownCar, "defects" | "repair">): Explanation {
  return { name: say("defects", { defects, repair }), text: say("explain-repair"), clause: "EN-R20" };
}

export function carExplained(car: ShownCar, name: string): Explanation {
  return { name: say("sheet", { name, car: carName(car.colour) }), text: say("explain-car", { points: car.points, parts: car.held }), clause: "EN-R36" };
}

export function partExplained(part: Part | null): Explanation {
  if (!part) return { name: say("drawn-back"), text: say("explain-back"), clause: "EN-R17" };
  const name = partText(part);
  return { name: name.charAt(0).toUpperCase() + name.slice(1), text: say("explain-part", { points: part.points, defects: part.defects }), clause: "EN-R18" };
}

export function bareExplained(section: string): Explanation {
  return { name: section, text: say("explain-bare"), clause: "EN-R18" };
}

export function worthExplained(points: number): Explanation {
  return { name: say("worth", { points }), text: say("explain-worth"), clause: "EN-R31" };
}

export function trackExplained(name: string): Explanation {
  return { name, text: say("explain-track"), clause: "EN-R19" };
}

export function pileExplained(parts: number): Explanation {
  return { name: say("pile", { parts }), text: say("explain-buying"), clause: "EN-R13" };
}

export function buyingExplained(): Explanation {
  return { name: say("buy-part"), text: say("explain-buying"), clause: "EN-R13" };
}

export function tradeExplained(name: string, type: "steal" | "exchange"): Explanation {
  return { name, text: say(`explain-${type}`), clause: type === "steal" ? "EN-R21" : "EN-R22" };
}
