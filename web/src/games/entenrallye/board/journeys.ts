// The ways that cars drove, from what happened: square by square, and where they were towed.

import type { GameEvent } from "../../../board/interface.ts";
import type { Inspection, Position } from "../position.ts";
import { wayOf, type Node } from "../road.ts";

export interface Journey {
  seat: number;
  /** The squares on the way; between two that do not follow each other the car is towed. */
  squares: string[];
}

/** One journey for each car that moved, from where it was before. */
export function journeysOf(before: Position, events: readonly GameEvent[]): Journey[] {
  const at = new Map<number, Node>(before.cars.map(({ square, heading }, seat) => [seat, { square, heading }]));
  const found = new Map<number, string[]>();

  function move(seat: number, way: Node[]): void {
    const squares = found.get(seat) ?? [at.get(seat)!.square];
    found.set(seat, [...squares, ...way.map(({ square }) => square)]);
    at.set(seat, way.at(-1)!);
  }

  for (const event of events) {
    const seat = Number(event.seat);
    const from = at.get(seat);
    if (!from) continue;
    if (event.type === "drove") {
      const to = String(event.square);
      move(seat, wayOf(from, to, Number(event.squares))?.slice(1) ?? [{ square: to, heading: null }]);
    }
    const workshop = workshopOf(event);
    if (workshop) move(seat, [{ square: workshop, heading: null }]);
  }
  return [...found].map(([seat, squares]) => ({ seat, squares }));
}

/** Where an inspection sends a car: to its workshop, or behind it by what is lacking (EN-R38, EN-R40). */
export function workshopOf(event: GameEvent): string | null {
  const inspection = event.inspection as Inspection;
  if (event.type === "towed") return `${inspection}-0`;
  return event.type === "failed" || event.type === "towed-behind" ? `${inspection}-${event.shortfall}` : null;
}
