// What is worth a short scene: a meeting is scored, a car is inspected or towed, a card changes hands, a
// month begins.

import type { Happened } from "../../../board/interface.ts";
import { TODAY, type Edition, type Part } from "../art/data.ts";
import type { Event, Inspection, View } from "../payloads.ts";

export interface Counted {
  part: Part;
  worth: number;
}

export type Scene =
  | { kind: "scored"; seat: number; meeting: number; parts: Counted[]; points: number; says: string }
  | { kind: "passed"; seat: number; inspection: Inspection; repair: number; defects: number; says: string }
  /** All that an inspection sends there at once, each with the repair points that are missing. */
  | { kind: "workshop"; inspection: Inspection; sent: { seat: number; shortfall: number }[]; says: string }
  /** Whoever may not see the part sees its back. */
  | { kind: "traded"; seat: number; from: number; part: Part | null; says: string }
  | { kind: "month"; month: number; says: string };

/** In the order in which they happened; of several months only the last, which is the one that is. */
export function scenesOf(before: View, after: View, fresh: readonly Happened<Event>[], { partOf }: Edition = TODAY): Scene[] {
  const counted = (name: string, worth: number): Counted => ({ part: partOf(name)!, worth });
  const seen = (place: number, type: "took" | "gave"): Part | null => {
    const name = seenOf(fresh, place, type);
    return name === null ? null : partOf(name);
  };
  const fitted = before.cars.map((car) => car.fitted.map((name, place) => counted(name, car.worths[place]!)));
  const scenes: Scene[] = [];
  for (const [place, { event, says }] of fresh.entries()) {
    if (event.type === "fitted") fitted[event.seat]?.push(counted(event.part, event.worth));
    else if (event.type === "scored") {
      const { seat, meeting, points } = event;
      scenes.push({ kind: "scored", seat, meeting, parts: fitted[seat] ?? [], points, says });
      fitted[seat] = [];
    } else if (event.type === "passed") {
      const { seat, inspection, repair, defects } = event;
      scenes.push({ kind: "passed", seat, inspection, repair, defects, says });
    } else if (event.type === "failed" || event.type === "towed" || event.type === "towed-behind") {
      const car = { seat: event.seat, shortfall: event.type === "towed" ? 0 : event.shortfall };
      const last = scenes.at(-1);
      if (last?.kind === "workshop") last.sent.push(car);
      else scenes.push({ kind: "workshop", inspection: event.inspection, sent: [car], says });
    } else if (event.type === "stole" || event.type === "exchanged") {
      const from = event.type === "stole" ? event.victim : event.partner;
      scenes.push({ kind: "traded", seat: event.seat, from, part: seen(place, "took"), says });
    } else if (event.type === "handed-over") {
      scenes.push({ kind: "traded", seat: event.partner, from: event.seat, part: seen(place, "gave"), says });
    }
  }
  if (after.month > before.month && after.month <= 12) {
    const says = fresh.findLast(({ event }) => event.type === "time")?.says ?? "";
    scenes.push({ kind: "month", month: after.month, says });
  }
  return scenes;
}

/** The part that somebody took or gave after that place, if one may know it. */
function seenOf(fresh: readonly Happened<Event>[], place: number, type: "took" | "gave"): string | null {
  for (const { event } of fresh.slice(place)) {
    if (event.type === type) return event.part;
  }
  return null;
}
