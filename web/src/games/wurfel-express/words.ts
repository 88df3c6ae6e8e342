// What the board says by itself: names of strips, notes at the tracks.

import type { GameAction, GameEvent, SeatInfo } from "../../board/interface.ts";
import { letterOf } from "../../pieces.ts";
import { colourIn, lengthOf, type Position } from "./position.ts";
import { say } from "./say.ts";

/** Such as “red 3”, in the words of the game. */
export function stripName(strip: string): string {
  const values = { colour: colourIn(strip), length: lengthOf(strip) };
  return say("strip", values);
}

/** What is printed on a strip, such as “R3”. */
export function labelOf(strip: string): string {
  return letterOf(colourIn(strip)) + lengthOf(strip);
}

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? "";
}

/** A track in one sentence, as the text form of the game has it. */
export function trackName(name: string, cell: number, strips: readonly string[]): string {
  const values = { seat: name, cell, strips: strips.map(stripName).join(", ") || "–" };
  return say("text-track", values);
}

/** What a theft does to the one who is robbed, said before it happens. */
export function theftEffect(action: GameAction, position: Position, seats: readonly SeatInfo[]): string {
  const name = nameOf(seats, Number(action.seat));
  if (position.last_place.includes(Number(action.seat))) return say("stays", { name });
  return say("falls-back", { name, cells: lengthOf(String(action.strip)) });
}

/** A short note at the track of a seat; null for what needs none there. */
export function noteOf(event: GameEvent): { seat: number; text: string } | null {
  const seat = Number(event.seat);
  switch (event.type) {
    case "fell-back":
      return { seat, text: say("note-fell-back", { cells: event.cells!, cell: event.cell! }) };
    case "held":
      return { seat, text: say("note-held", { cell: event.cell! }) };
    case "gave-back":
      return { seat, text: say("note-gave-back", { strip: stripName(String(event.strip)) }) };
    case "slid-back":
      return { seat, text: say("note-slid-back", { cells: event.cells! }) };
    case "spared":
      return { seat, text: say("note-spared") };
    case "won":
      return { seat, text: say("note-won", { cell: event.cell! }) };
    default:
      return null;
  }
}
