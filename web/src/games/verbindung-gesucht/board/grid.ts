// The board as data: how large it is and where the bases are, as Python reads it.

import found from "virtual:data/verbindung-gesucht";
import type { Cell } from "../payloads.ts";
import { cellAt, COLOURS, columnOf, rowOf, SIDES, type Colour } from "../position.ts";

interface Told {
  size: number;
  /** By colour and side the place along the side, clockwise from 1. */
  bases: Record<Colour, number[]>;
}

export interface Base {
  colour: Colour;
  side: (typeof SIDES)[number];
  /** The cell in front of it. */
  cell: Cell;
}

export interface Grid {
  size: number;
  cells: Cell[];
  bases: Base[];
}

/** A cell is a hundred units wide; so is the drawing of a die. */
export const CELL = 100;
/** Around the cells: bases, and outside of them the names of columns and rows. */
export const RIM = 78;

export function gridOf(board: string): Grid {
  const told = (found[board] ?? Object.values(found)[0]) as Told;
  return readGrid(told);
}

export function readGrid({ size, bases }: Told): Grid {
  const places = [...Array(size).keys()];
  return {
    size,
    cells: places.flatMap((row) => places.map((column) => cellAt(column, row))),
    bases: COLOURS.flatMap((colour) =>
      SIDES.map((side, place) => ({ colour, side, cell: frontOf(size, place, bases[colour][place]!) })),
    ),
  };
}

/** The cell in front of a base: going clockwise, each side is counted from its own first corner. */
function frontOf(size: number, side: number, position: number): Cell {
  const [along, back, far] = [position - 1, size - position, size - 1];
  const corners: [number, number][] = [[along, 0], [far, along], [back, far], [0, back]];
  return cellAt(...corners[side]!);
}

/** The upper left corner of a cell. */
export function cornerOf(cell: string): { x: number; y: number } {
  return { x: RIM + columnOf(cell) * CELL, y: RIM + rowOf(cell) * CELL };
}

/** The next of these cells in a direction: the nearest, and what lies straight ahead before the rest. */
export function nextCell(cells: readonly Cell[], from: string, right: number, down: number): Cell | null {
  const away = cells.flatMap((cell) => {
    const [x, y] = [columnOf(cell) - columnOf(from), rowOf(cell) - rowOf(from)];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    return ahead > 0 ? [{ cell, far: ahead + 2 * aside }] : [];
  });
  return away.sort((one, other) => one.far - other.far)[0]?.cell ?? null;
}
