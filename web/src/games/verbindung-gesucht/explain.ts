// What everything on this table is good for, in one sentence with its rule.

import { inPercent } from "../../board/chance.ts";
import { explainsOf, type Explanation } from "../../board/explaining.svelte.ts";
import { words } from "../../words.svelte.ts";
import type { Network, Spot, View } from "./payloads.ts";
import { colourOf, COLOURS, faceOf, type Colour } from "./position.ts";
import { say } from "./say.ts";
import { baseName, dieName, faceName } from "./words.ts";

/** Attached to what is drawn: it explains itself. */
export const explains = explainsOf("verbindung-gesucht");

/** Which rule says what a face is. */
const CLAUSES: Record<string, string> = { R: "VG-R4", B: "VG-R5", C: "VG-R6", r: "VG-R7", b: "VG-R7", W: "VG-R8" };

export function baseExplained(colour: Colour, side: string, networks: readonly Network[]): Explanation {
  const others = networks.flatMap(({ bases }) => (bases.some((base) => base === side) ? bases.filter((base) => base !== side) : []));
  const bases = words.list(others.map((other) => say("base", { value: other })));
  return { name: baseName(colour, side), text: say("explain-base", { count: others.length, bases }), clause: "VG-R2" };
}

export function campExplained(name: string, colour: Colour, { linked }: View): Explanation {
  const count = linked[colour].length;
  return { name: say("camp", { name, colour: say("colour", { value: colour }) }), text: say("explain-camp", { count }), clause: "VG-R2" };
}

export function dieExplained(die: string): Explanation {
  return { name: dieName(die), text: faceText(faceOf(die)), clause: CLAUSES[faceOf(die)] };
}

/** A thrown die of somebody: one that they may not place says so. */
export function faceExplained(face: string, seat: number): Explanation {
  const foreign = colourOf(seat) === "red" ? "Bb" : "Rr";
  const isForeign = foreign.includes(face);
  const clause = isForeign ? (colourOf(seat) === "red" ? "VG-R4" : "VG-R5") : CLAUSES[face];
  return { name: faceName(face), text: isForeign ? say("explain-foreign") : faceText(face), clause };
}

export function stockExplained(name: string): Explanation {
  return { name, text: say("explain-stock"), clause: "VG-R10" };
}

/** What the next throw of each colour may bring to an empty cell. */
export function spotExplained(spots: Partial<Record<Colour, Spot>>): Explanation {
  const told = COLOURS.flatMap((colour) => {
    const spot = spots[colour];
    if (!spot) return [];
    const is = spot.completes > 0 ? "completes" : spot.links > 0 ? "links" : "fits";
    const chance = inPercent(spot[is]);
    return [say("explain-spot", { colour: say("colour", { value: colour }), is, chance, fits: inPercent(spot.fits) })];
  });
  return { name: say("spot"), text: told.join(" "), clause: "VG-R10" };
}

function faceText(face: string): string {
  return say("explain-face", { value: face });
}
