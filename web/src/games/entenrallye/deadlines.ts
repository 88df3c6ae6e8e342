// The calendar: what is due next, and what a car still needs for it.

import { PLACES } from "./art/data.ts";
import { INSPECTIONS, MEETINGS, type Inspection, type Position, type RallyCar } from "./position.ts";
import { distance, squareAt } from "./road.ts";

export type PlaceName = `meeting-${1 | 2 | 3 | 4}` | Inspection;

export interface Deadline {
  place: PlaceName;
  month: number;
}

/** The six places in the order of the year (EN-R29). */
export const YEARLY: readonly Deadline[] = [...MEETINGS.map((meeting) => `meeting-${meeting}` as const), ...INSPECTIONS]
  .map((place) => ({ place, month: PLACES.square(squareAt(place)).month! }))
  .sort((one, other) => one.month - other.month);

export function isInspection(place: PlaceName): place is Inspection {
  return place === "TUV" || place === "ASU";
}

export function hasVisited(car: RallyCar, place: PlaceName): boolean {
  return isInspection(place) ? car.settled.includes(place) : car.scores[Number(place.slice(-1)) - 1] !== null;
}

export interface Due extends Deadline {
  state: "due" | "next" | "done" | "missed";
}

/** The year as the calendar shows it: for a car, or for those who only look and miss nothing. */
export function yearOf({ month: now }: Position, car: RallyCar | null): Due[] {
  const open = YEARLY.find(({ place, month }) => month >= now && !(car && hasVisited(car, place)));
  return YEARLY.map((deadline) => {
    if (car && hasVisited(car, deadline.place)) return { ...deadline, state: "done" };
    if (deadline === open) return { ...deadline, state: "next" };
    return { ...deadline, state: car && deadline.month < now ? "missed" : "due" };
  });
}

/** What a car needs for a place: squares to drive, and for an inspection repair points. */
export interface Need extends Deadline {
  /** Null where no way leads there any more. */
  squares: number | null;
  /** 0 for a meeting. */
  repair: number;
}

/** The meeting and the inspection that are next for a car, in the order of the year. */
export function needsOf(position: Position, car: RallyCar): Need[] {
  const open = YEARLY.filter(({ place, month }) => month >= position.month && !hasVisited(car, place));
  const needs = open.map(({ place, month }) => ({
    place,
    month,
    squares: distance(car, squareAt(place)),
    repair: isInspection(place) ? Math.max(0, car.defects - car.repair) : 0,
  }));
  // A meeting that lies behind is lost; an inspection is due all the same.
  const within = needs.filter(({ place, squares }) => squares !== null || isInspection(place));
  const meeting = within.find(({ place }) => !isInspection(place));
  const inspection = within.find(({ place }) => isInspection(place));
  return within.filter((need) => need === meeting || need === inspection);
}
