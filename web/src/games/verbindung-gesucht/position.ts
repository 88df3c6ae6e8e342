// A position of Verbindung gesucht as the house tells it, and what a drawing needs to know of it.

import type { GameEvent, GameView } from "../../board/interface.ts";
import type { Slot } from "./throws.ts";

export const COLOURS = ["red", "black"] as const;
export type Colour = (typeof COLOURS)[number];

/** Dice of one colour that hang together: the bases they hold, and their ends, such as `b1n`. */
export interface Network {
  bases: string[];
  ends: string[];
}

/** A die in a cell: `Cne` is a curve whose red path joins the top and the right side. */
export interface Lying {
  cell: string;
  die: string;
}

export interface Position {
  seat: number;
  turn: number;
  phase: "throw" | "place" | "over";
  /** In the order in which they were placed. */
  laid: Lying[];
  /** Thrown and not yet placed, by the letters of their faces. */
  dice: string;
  placed: number;
  winner: number | null;
  stock: number;
  /** White crosses that must still be placed. */
  owed: number;
  /** The one with most bases first. */
  networks: Record<Colour, Network[]>;
}

/** The ways in which a die with this face can lie, each a quarter turn clockwise of the last. */
const WAYS: Record<string, readonly string[]> = {
  R: ["R"],
  B: ["B"],
  C: ["Cne", "Cse", "Csw", "Cnw"],
  r: ["rns", "rew"],
  b: ["bns", "bew"],
  W: ["W"],
};
export const FACES = Object.keys(WAYS);
export const SIDES = ["top", "right", "bottom", "left"] as const;
export const LETTERS = "abcdef";

export function positionOf(view: GameView): Position {
  return view as unknown as Position;
}

export function waysOf(face: string): readonly string[] {
  return WAYS[face] ?? [face];
}

export function faceOf(die: string): string {
  return die[0]!;
}

export function colourOf(seat: number): Colour {
  return COLOURS[seat % 2]!;
}

export function cellAt(column: number, row: number): string {
  return `${LETTERS[column]}${row + 1}`;
}

export function columnOf(cell: string): number {
  return LETTERS.indexOf(cell[0]!);
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

/** How many bases of a colour lie in its largest network. */
export function basesOf(position: Position, colour: Colour): string[] {
  return position.networks[colour][0]?.bases ?? [];
}

/** The dice that an event or a list of them placed. */
export function placedIn(events: readonly GameEvent[]): Lying[] {
  return events.filter(({ type }) => type === "placed").map(({ cell, die }) => ({ cell: String(cell), die: String(die) }));
}

/** The cells in which something else lies than before. */
export function changed(base: Position, view: Position): Set<string> {
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
