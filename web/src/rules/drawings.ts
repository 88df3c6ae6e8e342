// Small drawings beside clauses: tracks before and after something happens, towns along a road, dice
// on a board, cars on the road.

import { verbindungGesucht, type LaidDrawing } from "./laid.ts";
import { entenrallye, type RallyDrawing } from "./rally.ts";

export interface Drawn {
  /** `you`, or the name of somebody at the table. */
  who: string;
  /** Cells below the rear. */
  offset: number;
  /** From the rear to the front, such as `B4`. */
  strips: string[];
  /** Strips that are new, or about to go. */
  ghosts?: string[];
  lantern?: boolean;
}

/** Tracks before and after something happens. */
export interface TracksDrawing {
  dice?: string;
  before: Drawn[];
  after: Drawn[];
}

/** A town on a road: its number, 0 where it is empty, −1 where it is struck. */
export interface DrawnTown {
  number: number;
  colour?: string;
  hasBonus?: boolean;
  /** It was written in this turn, with these dice: tens, ones. */
  dice?: string;
}

/** A throw, and towns along roads. */
export interface RoadsDrawing {
  /** What red, green, blue and yellow show. */
  throw?: [number, number, number, number];
  roads: { towns: DrawnTown[]; chain?: "route" | "series" }[];
}

export type Drawing = TracksDrawing | RoadsDrawing | LaidDrawing | RallyDrawing;

const wurfelExpress: Record<string, TracksDrawing> = {
  "WE-R11": {
    before: [{ who: "you", offset: 0, strips: ["W3", "R2", "B4"], ghosts: ["W3", "R2"] }],
    after: [{ who: "you", offset: 5, strips: ["B4"] }],
  },
  "WE-R20": {
    dice: "RRRRYYK",
    before: [{ who: "you", offset: 2, strips: ["B3"] }],
    after: [{ who: "you", offset: 2, strips: ["B3", "R4", "Y2"], ghosts: ["R4", "Y2"] }],
  },
  "WE-R30": {
    dice: "GGGWBBK",
    before: [
      { who: "you", offset: 0, strips: ["R4"] },
      { who: "Ben", offset: 0, strips: ["G3", "Y5"], ghosts: ["G3"] },
      { who: "Cleo", offset: 0, strips: ["W2"], lantern: true },
    ],
    after: [
      { who: "you", offset: 0, strips: ["R4", "G3"], ghosts: ["G3"] },
      { who: "Ben", offset: 0, strips: ["Y5"] },
      { who: "Cleo", offset: 0, strips: ["W2"], lantern: true },
    ],
  },
  "WE-R31": {
    before: [{ who: "you", offset: 0, strips: ["R4", "K2", "Y3"], ghosts: ["Y3"] }],
    after: [{ who: "you", offset: 0, strips: ["R4", "K2"] }],
  },
  "WE-R32": {
    before: [{ who: "you", offset: 5, strips: ["B3"] }],
    after: [{ who: "you", offset: 2, strips: ["B3"] }],
  },
  "WE-R35": {
    dice: "WWWGGYK",
    before: [
      { who: "you", offset: 0, strips: ["R6", "B3"] },
      { who: "Cleo", offset: 0, strips: ["W3", "K4"], ghosts: ["W3"], lantern: true },
    ],
    after: [
      { who: "you", offset: 0, strips: ["R6", "B3", "W3"], ghosts: ["W3"] },
      { who: "Cleo", offset: 3, strips: ["K4"], lantern: true },
    ],
  },
  "WE-X1": {
    dice: "RRRGGWK",
    before: [{ who: "Anna", offset: 0, strips: ["B3"] }],
    after: [{ who: "Anna", offset: 0, strips: ["B3", "R2", "G2"], ghosts: ["R2", "G2"] }],
  },
  "WE-X3": {
    before: [{ who: "Ben", offset: 0, strips: ["W2", "R3", "B2", "Y3", "K2"], ghosts: ["W2", "R3"] }],
    after: [{ who: "Ben", offset: 5, strips: ["B2", "Y3", "K2"] }],
  },
  "WE-X4": {
    dice: "RRRGGGY",
    before: [
      { who: "Cécilia", offset: 0, strips: ["B4"] },
      { who: "Ben", offset: 0, strips: ["G2", "W5"], ghosts: ["G2"] },
    ],
    after: [
      { who: "Cécilia", offset: 0, strips: ["B4", "G2", "R3"], ghosts: ["G2", "R3"] },
      { who: "Ben", offset: 0, strips: ["W5"] },
    ],
  },
  "WE-X5": {
    before: [{ who: "Dieter", offset: 4, strips: ["B3"] }],
    after: [{ who: "Dieter", offset: 1, strips: ["B3"] }],
  },
};

/** Towns with these numbers, one after the other. */
function along(...numbers: number[]): DrawnTown[] {
  return numbers.map((number) => ({ number }));
}

const diceTrip: Record<string, RoadsDrawing> = {
  "DT-R3": {
    throw: [1, 4, 2, 6],
    roads: [{ towns: [{ number: 14, dice: "RG" }, { number: 26, dice: "BY" }] }, { towns: [{ number: 61, dice: "YR" }, { number: 24, dice: "BG" }] }],
  },
  "DT-R9": { roads: [{ towns: [{ number: 23 }, { number: -1 }, { number: 31 }] }] },
  "DT-R14": { throw: [2, 3, 4, 5], roads: [{ towns: [{ number: 32, dice: "GR" }, { number: 34, dice: "GB" }] }] },
  "DT-R18": {
    throw: [3, 3, 4, 6],
    roads: [{ towns: [{ number: 33, dice: "RG", hasBonus: true }, { number: 46, colour: "B", dice: "BY", hasBonus: true }] }],
  },
  "DT-R21": { roads: [{ towns: along(12, 25, 31, 44, 56), chain: "route" }] },
  "DT-R23": { roads: [{ towns: along(14, 15, 16, 21), chain: "series" }] },
  "DT-X1": { throw: [1, 4, 5, 5], roads: [{ towns: [{ number: 14, dice: "RG" }] }, { towns: [{ number: 41, dice: "GR" }] }] },
  "DT-X2": { roads: [{ towns: along(15, 16, 21, 22, 23), chain: "series" }] },
  "DT-X3": { throw: [2, 5, 5, 1], roads: [{ towns: [{ number: 55, colour: "B", dice: "BG", hasBonus: true }] }] },
  "DT-A5": { throw: [1, 2, 1, 2], roads: [{ towns: [{ number: 12, dice: "RG" }, { number: 21, dice: "YB" }] }] },
};

export const drawings: Record<string, Record<string, Drawing>> = {
  "wurfel-express": wurfelExpress,
  "dice-trip": diceTrip,
  "verbindung-gesucht": verbindungGesucht,
  entenrallye,
};
