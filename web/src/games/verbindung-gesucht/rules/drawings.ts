// The drawings beside the rules of Verbindung gesucht: single dice, and dice that lie together.

import type { Base } from "../board/grid.ts";
import type { Colour } from "../position.ts";

export interface DrawnLaid {
  /** Dice in cells, such as `b1:rns`; a single die without a cell shows a face. */
  dice: string;
  /** The cell of the die that has just been placed. */
  ghost?: string;
  /** A base beside a cell: its colour, side and cell. */
  base?: Base;
  /** The whole board, with all bases of this colour. */
  board?: Colour;
  /** What the drawing says of it. */
  verdict?: "allowed" | "forbidden" | "before" | "after";
}

export interface LaidDrawing {
  laid: DrawnLaid[];
}

/** Faces side by side. */
function faces(...dice: string[]): LaidDrawing {
  return { laid: dice.map((die) => ({ dice: die })) };
}

const TOP_RED = { colour: "red", side: "top", cell: "b1" } as const;
const RIGHT_BLACK = { colour: "black", side: "right", cell: "f5" } as const;

export const drawings: Record<string, LaidDrawing> = {
  "brief-1": {
    laid: [
      {
        dice: "b1:Cne c1:rew d1:Csw d2:W c2:W e2:rew f2:rew c3:rns c4:rns c5:R b5:W a5:R d5:R e5:R e6:rns",
        board: "red",
      },
    ],
  },
  "brief-2": {
    laid: [
      { dice: "b1:rns b2:Cne", ghost: "b2", base: TOP_RED, verdict: "allowed" },
      { dice: "b1:R c1:B", ghost: "c1", verdict: "forbidden" },
    ],
  },
  "brief-3": faces("R", "B", "Cne", "rns", "bns", "W"),
  "brief-4": {
    laid: [
      { dice: "e5:rns e6:rns f5:W f4:rns", ghost: "f4", base: RIGHT_BLACK, verdict: "before" },
      { dice: "e5:rns e6:rns f5:W f4:W", ghost: "f4", base: RIGHT_BLACK, verdict: "after" },
    ],
  },
  "VG-R3": faces("R", "B", "Cne", "rns", "bns", "W"),
  "VG-R4": faces("R", "Cne", "rns", "W"),
  "VG-R5": faces("B", "Cne", "bns", "W"),
  "VG-R6": {
    laid: [
      { dice: "b1:rns b2:Cne", ghost: "b2", base: TOP_RED, verdict: "allowed" },
      { dice: "b1:W b2:Cse", ghost: "b2", base: TOP_RED, verdict: "forbidden" },
    ],
  },
  "VG-R7": { laid: [{ dice: "b2:R c2:bns", ghost: "b2" }] },
  "VG-R8": { laid: [{ dice: "b1:rns b2:W c2:rew a2:bew", base: TOP_RED }] },
  "VG-R15": {
    laid: [
      { dice: "b1:rns", ghost: "b1", base: TOP_RED, verdict: "allowed" },
      { dice: "b1:rns b2:R", ghost: "b2", base: TOP_RED, verdict: "allowed" },
    ],
  },
  "VG-R16": {
    laid: [
      { dice: "b1:rns b2:rns", ghost: "b2", base: TOP_RED, verdict: "allowed" },
      { dice: "b1:rns c1:rns", ghost: "c1", base: TOP_RED, verdict: "forbidden" },
    ],
  },
  "VG-R19": {
    laid: [
      { dice: "b1:R c1:B", ghost: "c1", verdict: "forbidden" },
      { dice: "b1:R c1:W d1:B", ghost: "c1", verdict: "allowed" },
    ],
  },
  "VG-R21": {
    laid: [
      { dice: "e5:rns e6:rns f5:W f4:rns", ghost: "f4", base: RIGHT_BLACK, verdict: "before" },
      { dice: "e5:rns e6:rns f5:W f4:W", ghost: "f4", base: RIGHT_BLACK, verdict: "after" },
    ],
  },
  "VG-X1": faces("W", "rns"),
  "VG-X3": { laid: [{ dice: "f5:W f4:W e4:bew", base: RIGHT_BLACK }] },
  "VG-X4": faces("B", "bns", "B"),
  "VG-A1": { laid: [{ dice: "b2:rew c2:bns d2:rew" }] },
  "VG-A2": { laid: [{ dice: "b1:B", ghost: "b1", base: TOP_RED, verdict: "forbidden" }] },
};
