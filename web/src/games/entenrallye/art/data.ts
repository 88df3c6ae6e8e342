// The road and the parts as the rules have them, and where they are drawn.

import data from "virtual:data/entenrallye";
import { places, type Road } from "./geometry.ts";

export const SECTIONS = ["bonnet", "wings", "doors", "roof"] as const;
export type Section = (typeof SECTIONS)[number];

export interface Part {
  section: Section;
  points: number;
  defects: number;
  /** The code letter of a colour. */
  colour: string;
}

export const ROAD = data.road as Road;
export const PARTS = (data.parts as { parts: Part[] }).parts;
export const PLACES = places(ROAD);

/** As positions name it, such as `roof-5-3`. */
export function partName({ section, points, defects }: Part): string {
  return `${section}-${points}-${defects}`;
}

const byName = new Map(PARTS.map((part) => [partName(part), part]));

export function partOf(name: string): Part | null {
  return byName.get(name) ?? null;
}
