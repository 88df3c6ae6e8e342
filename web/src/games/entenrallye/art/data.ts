// The road and the parts as the rules have them, and where they are drawn; also those of versions 1 and 2.

import data from "virtual:data/entenrallye";
import { places, type Places, type Road } from "./geometry.ts";

export const SECTIONS = ["bonnet", "wings", "doors", "roof"] as const;
export type Section = (typeof SECTIONS)[number];

export interface Part {
  section: Section;
  points: number;
  defects: number;
  /** The code letter of a colour. */
  colour: string;
}

/** What a table is played with. */
export interface Edition {
  road: Road;
  places: Places;
  parts: Part[];
  /** By the name that positions have for it. */
  partOf(name: string): Part | null;
}

/** As positions name it, such as `roof-5-3`. */
export function partName({ section, points, defects }: Part): string {
  return `${section}-${points}-${defects}`;
}

function edition(road: Road, { parts }: { parts: Part[] }): Edition {
  const byName = new Map(parts.map((part) => [partName(part), part]));
  return { road, parts, places: places(road), partOf: (name) => byName.get(name) ?? null };
}

export const TODAY = edition(data.road as Road, data.parts as { parts: Part[] });
const former = edition(data["former-road"] as Road, data["former-parts"] as { parts: Part[] });

/** The edition of a board, by its name. */
export function editionOf(board: string): Edition {
  return board === "our-board" ? former : TODAY;
}

export const { road: ROAD, places: PLACES, parts: PARTS, partOf } = TODAY;
