// The ways that cars drove, from what happened: square by square, and where they were towed.

import type { Event, View } from "../payloads.ts";

export interface Journey {
  seat: number;
  /** The squares on the way; between two that do not follow each other the car is towed. */
  squares: string[];
}

/** One journey for each car that moved, from where it was before. */
export function journeysOf(before: View, events: readonly Event[]): Journey[] {
  const found = new Map<number, string[]>();

  function move(seat: number, squares: readonly string[]): void {
    found.set(seat, [...(found.get(seat) ?? [before.cars[seat]!.square]), ...squares]);
  }

  for (const event of events) {
    if (event.type === "drove") move(event.seat, event.path.split(">").slice(1));
    else if (event.type === "failed" || event.type === "towed" || event.type === "towed-behind") move(event.seat, [event.square]);
  }
  return [...found].map(([seat, squares]) => ({ seat, squares }));
}
