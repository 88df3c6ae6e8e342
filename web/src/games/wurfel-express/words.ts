// What the board says by itself: names of strips, notes at the tracks.

import type { SeatInfo } from "../../board/interface.ts";
import { letterOf } from "../../pieces.ts";
import type { Event, StealAction, View } from "./payloads.ts";
import { colourIn, lengthOf } from "./position.ts";
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
export function theftEffect({ seat }: StealAction, view: View, seats: readonly SeatInfo[]): string {
  const [name, cells] = [nameOf(seats, seat), view.tracks[seat]!.theft];
  return cells > 0 ? say("falls-back", { name, cells }) : say("stays", { name });
}

/** A short note at the track of a seat; null for what needs none there. */
export function noteOf(event: Event): { seat: number; text: string } | null {
  switch (event.type) {
    case "fell-back":
      return { seat: event.seat, text: say("note-fell-back", { cells: event.cells, cell: event.cell }) };
    case "held":
      return { seat: event.seat, text: say("note-held", { cell: event.cell }) };
    case "gave-back":
      return { seat: event.seat, text: say("note-gave-back", { strip: stripName(event.strip) }) };
    case "slid-back":
      return { seat: event.seat, text: say("note-slid-back", { cells: event.cells }) };
    case "spared":
      return { seat: event.seat, text: say("note-spared") };
    case "won":
      return { seat: event.seat, text: say("note-won", { cell: event.cell }) };
    default:
      return null;
  }
}
