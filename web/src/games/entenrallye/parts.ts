// Parts on a car: which section has which, and which cards lie face down.

import { SECTIONS, type Edition, type Part, type Section } from "./art/data.ts";
import type { Part as PartName, ShownCar } from "./payloads.ts";

export interface Fitted {
  section: Section;
  /** As positions name it; null where the section is bare. */
  name: PartName | null;
  part: Part | null;
}

/** The part on each section, in the order of the sections. */
export function sectionsOf(car: ShownCar, { partOf }: Edition): Fitted[] {
  return SECTIONS.map((section) => {
    const name = car.fitted.find((one) => partOf(one)?.section === section) ?? null;
    return { section, name, part: name === null ? null : partOf(name) };
  });
}

/** The cards that lie face down: those that one knows by their names, null for each other one. */
export function faceDown(car: ShownCar): (PartName | null)[] {
  return [...car.hand, ...Array<null>(Math.max(0, car.held - car.hand.length)).fill(null)];
}
