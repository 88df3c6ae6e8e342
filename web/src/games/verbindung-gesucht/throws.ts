// Dice that were thrown, and those that were placed last.

import type { Cell, Event } from "./payloads.ts";

export interface Slot {
  face: string;
  isPlaced: boolean;
}

/** Whose dice were placed last, and where; after another throw the next one begins a new list. */
export interface Latest {
  seat: number;
  cells: Cell[];
  isOld: boolean;
}

export function latestAfter(latest: Latest, events: readonly Event[]): Latest {
  return events.reduce((last, event) => {
    if (event.type === "threw") return { ...last, isOld: true };
    if (event.type !== "placed") return last;
    const { seat, cell } = event;
    return { seat, cells: last.isOld || seat !== last.seat ? [cell] : [...last.cells, cell], isOld: false };
  }, latest);
}

/** The angle of a die that is turned by quarters to one of its ways, from the angle it has: the shorter way round. */
export function turnedTo(angle: number, quarters: number, ways: number): number {
  const round = 90 * ways;
  const by = (((quarters * 90 - angle) % round) + round) % round;
  return angle + (by * 2 > round ? by - round : by);
}

/** The last throw among some events. */
export function thrownIn(events: readonly Event[]): { seat: number; dice: string } | null {
  const event = events.findLast((event) => event.type === "threw");
  return event ? { seat: event.seat, dice: event.dice } : null;
}
