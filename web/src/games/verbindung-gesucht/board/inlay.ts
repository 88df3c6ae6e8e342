// The lines that are inlaid in a die, on a face of 100 by 100.

export type Ink = "red" | "black" | "white";

export interface Line {
  ink: Ink;
  /** The sides that it joins; a stub has one. */
  sides: string;
  d: string;
  /** It passes over the other colour. */
  isOver?: boolean;
}

const INKS: Record<string, Ink> = { R: "red", B: "black", W: "white" };
const ALL = "nesw";
const CROSS = "M50 3V97M3 50H97";
const ACROSS: Record<string, string> = { ns: "M50 3V97", ew: "M3 50H97" };
const ARCS: Record<string, string> = {
  ne: "M50 3A47 47 0 0 0 97 50",
  se: "M97 50A47 47 0 0 0 50 97",
  sw: "M50 97A47 47 0 0 0 3 50",
  nw: "M3 50A47 47 0 0 0 50 3",
};
const OPPOSITE: Record<string, string> = { ne: "sw", se: "nw", sw: "ne", nw: "se" };
/** The lower path of a bridge is cut: its ends stop before the upper one. */
const STUBS: Record<string, string> = { n: "M50 3V28", e: "M97 50H72", s: "M50 97V72", w: "M3 50H28" };

/** From the lowest to the highest; `die` is written as in records. */
export function linesOf(die: string): Line[] {
  const [face, sides] = [die[0]!, die.slice(1)];
  const cross = INKS[face];
  if (cross) return [{ ink: cross, sides: ALL, d: CROSS }];
  if (face === "C") {
    const others = OPPOSITE[sides]!;
    return [{ ink: "red", sides, d: ARCS[sides]! }, { ink: "black", sides: others, d: ARCS[others]! }];
  }
  const [upper, lower]: [Ink, Ink] = face === "b" ? ["black", "red"] : ["red", "black"];
  return [
    ...[...ALL].filter((side) => !sides.includes(side)).map((side) => ({ ink: lower, sides: side, d: STUBS[side]! })),
    { ink: upper, sides, d: ACROSS[sides]!, isOver: true },
  ];
}
