// What is worth a short scene: a meeting is scored, a car is inspected or towed, a card changes hands, a
// month begins.

import type { Happened } from "../../../board/interface.ts";
import { partOf, type Part } from "../art/data.ts";
import { worthOf } from "../parts.ts";
import type { Inspection, Position } from "../position.ts";

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
export function scenesOf(before: Position, after: Position, fresh: readonly Happened[]): Scene[] {
  const fitted = new Map(before.cars.map((car, seat) => [seat, [...car.fitted]]));
  const scenes: Scene[] = [];
  for (const [place, { event, says }] of fresh.entries()) {
    const seat = Number(event.seat);
    if (event.type === "fitted") fitted.get(seat)?.push(String(event.part));
    else if (event.type === "scored") {
      const { colour } = before.cars[seat]!;
      const parts = (fitted.get(seat) ?? []).flatMap((name) => {
        const part = partOf(name);
        return part ? [{ part, worth: worthOf(part, colour) }] : [];
      });
      scenes.push({ kind: "scored", seat, meeting: Number(event.meeting), parts, points: Number(event.points), says });
      fitted.set(seat, []);
    } else if (event.type === "passed") {
      const { inspection, repair, defects } = event;
      scenes.push({ kind: "passed", seat, inspection: inspection as Inspection, repair: Number(repair), defects: Number(defects), says });
    } else if (event.type === "failed" || event.type === "towed" || event.type === "towed-behind") {
      const car = { seat, shortfall: event.type === "towed" ? 0 : Number(event.shortfall) };
      const last = scenes.at(-1);
      if (last?.kind === "workshop") last.sent.push(car);
      else scenes.push({ kind: "workshop", inspection: event.inspection as Inspection, sent: [car], says });
    } else if (event.type === "stole" || event.type === "exchanged") {
      const from = Number(event.victim ?? event.partner);
      scenes.push({ kind: "traded", seat, from, part: seen(fresh, place, "took"), says });
    } else if (event.type === "handed-over") {
      scenes.push({ kind: "traded", seat: Number(event.partner), from: seat, part: seen(fresh, place, "gave"), says });
    }
  }
  if (after.month > before.month && after.month <= 12) {
    const says = fresh.findLast(({ event }) => event.type === "time")?.says ?? "";
    scenes.push({ kind: "month", month: after.month, says });
  }
  return scenes;
}

/** The part that somebody took or gave after that place, if one may know it. */
function seen(fresh: readonly Happened[], place: number, type: "took" | "gave"): Part | null {
  const told = fresh.slice(place).find(({ event }) => event.type === type);
  return told ? partOf(String(told.event.part)) : null;
}
