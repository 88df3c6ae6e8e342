// What a drawing needs to know of cells, dice and colours.

import type { Faces } from "../../parts/dice/solid.ts";
import type { Cell, Die, Event, Lying, Networks, View } from "./payloads.ts";
import { say } from "./say.ts";
import type { Slot } from "./throws.ts";

export type Colour = keyof Networks;
export const COLOURS: readonly Colour[] = ["red", "black"];

/** The ways in which a die with this face can lie, each a quarter turn clockwise of the last. */
const WAYS: Record<string, readonly Die[]> = {
  R: ["R"],
  B: ["B"],
  C: ["Cne", "Cse", "Csw", "Cnw"],
  r: ["rns", "rew"],
  b: ["bns", "bew"],
  W: ["W"],
};
/** Each die has all six. */
export const FACES: Faces = [["R", "B"], ["C", "W"], ["r", "b"]];
export const SIDES = ["top", "right", "bottom", "left"] as const;
export const LETTERS = "abcdef";

export function waysOf(face: string): readonly Die[] {
  return WAYS[face] ?? [];
}

export function faceOf(die: string): string {
  return die[0]!;
}

export function colourOf(seat: number): Colour {
  return COLOURS[seat % 2]!;
}

export function cellAt(column: number, row: number): Cell {
  return `${LETTERS[column]}${row + 1}` as Cell;
}

export function columnOf(cell: string): number {
  return LETTERS.indexOf(cell[0]!);
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

/** How many bases of a colour are linked, in words: one alone is linked with nothing. */
export function linkedIn({ networks }: View, colour: Colour): string {
  const [most = 0, next = 0] = networks[colour].map(({ bases }) => bases.length).filter((count) => count > 1);
  return next > 0 ? say("linked-twice", { count: most, other: next }) : say("linked", { count: most });
}

/** The dice that an event or a list of them placed. */
export function placedIn(events: readonly Event[]): Lying[] {
  return events.flatMap((event) => (event.type === "placed" ? [{ cell: event.cell, die: event.die }] : []));
}

/** The cells in which something else lies than before. */
export function changed(base: View, view: View): Set<Cell> {
  const before = new Map(base.laid.map(({ cell, die }) => [cell, die]));
  return new Set(view.laid.filter(({ cell, die }) => before.get(cell) !== die).map(({ cell }) => cell));
}

/** The thrown dice with their places in the tray, and whether each lies on the board by now. */
export function slotsOf(thrown: string, placed: readonly string[]): Slot[] {
  const left = [...placed];
  return [...thrown].map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { face, isPlaced: at >= 0 };
  });
}
