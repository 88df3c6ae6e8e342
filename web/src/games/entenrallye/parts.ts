// Parts on a car: which section has which, and what they are worth there.

import { partOf, SECTIONS, type Part, type Section } from "./art/data.ts";
import type { RallyCar } from "./position.ts";

/** What a part is worth on a car: one point more in the car's own colour (EN-R31). */
export function worthOf(part: Part, colour: string): number {
  return part.points + (part.colour === colour ? 1 : 0);
}

export interface Fitted {
  section: Section;
  /** As positions name it; null where the section is bare. */
  name: string | null;
  part: Part | null;
}

/** The part on each section, in the order of the sections. */
export function sectionsOf(car: RallyCar): Fitted[] {
  return SECTIONS.map((section) => {
    const name = car.fitted.find((one) => partOf(one)?.section === section) ?? null;
    return { section, name, part: name === null ? null : partOf(name) };
  });
}

/** The cards that lie face down: those that one knows by their names, null for each other one. */
export function faceDown(car: RallyCar): (string | null)[] {
  return [...car.hand, ...Array<null>(Math.max(0, car.held - car.hand.length)).fill(null)];
}
