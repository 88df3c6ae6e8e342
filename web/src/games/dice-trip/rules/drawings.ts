// The drawings beside the rules: throws, and towns along roads.

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

/** Towns with these numbers, one after the other. */
function along(...numbers: number[]): DrawnTown[] {
  return numbers.map((number) => ({ number }));
}

export const drawings: Record<string, RoadsDrawing> = {
  "brief-1": { roads: [{ towns: along(12, 25, 31, 44, 56), chain: "route" }, { towns: along(0, 64, 0, -1, 0) }] },
  "brief-2": { throw: [1, 4, 2, 6], roads: [{ towns: [{ number: 14, colour: "R", dice: "RG", hasBonus: true }, { number: 26, dice: "BY" }] }] },
  "brief-3": {
    roads: [
      { towns: along(12, 25, 31, 44), chain: "route" },
      { towns: along(14, 15, 16, 21), chain: "series" },
      { towns: [{ number: 33, hasBonus: true }, { number: 46, colour: "B", hasBonus: true }, { number: -1 }, { number: 52 }] },
    ],
  },
  "brief-4": { throw: [2, 1, 6, 4], roads: [{ towns: [{ number: 23 }, { number: 26, dice: "RB" }, { number: 34 }], chain: "route" }] },
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
