// The maps: towns and links as the rules have them, and beside them our drawings of land and water.

import maps from "virtual:data/dice-trip";
import type { Place } from "./board/geometry.ts";
import { LETTERS } from "./position.ts";

export interface Town {
  name: string;
  zone: string;
  colour: string | null;
  latitude: number;
  longitude: number;
  shift?: [number, number];
}

export interface TripMap {
  title: string;
  zones: string[];
  towns: Town[];
  links: [string, string][];
}

/** A drawing around the towns; all of it by latitude and longitude, so that it fits any size. */
export interface Land {
  /** Outlines of all land; none where there is no sea. */
  land: Place[][];
  /** The country that the zones belong to; none where they fill the map. */
  country: Place[][];
  water: Place[][];
  borders: Place[][];
  rivers: Place[][];
  /** Latitude, longitude and size. */
  hills: [number, number, number][];
  /** Where the names of the zones stand. */
  zones: Record<string, Place>;
  /** Names for where there is little room. */
  short: Record<string, string>;
}

/** One file a map, by its name. */
const LANDS = import.meta.glob<Land>("./lands/*.json", { eager: true, import: "default" });
const NONE: Land = { land: [], country: [], water: [], borders: [], rivers: [], hills: [], zones: {}, short: {} };
const MAPS = maps as Record<string, TripMap>;

/** The map of this name; the first one where none is named, as in a lesson. */
export function mapOf(name: string): TripMap {
  return MAPS[name] ?? Object.values(MAPS)[0]!;
}

/** The drawing of a map; a map without one is towns and roads on paper. */
export function landOf(map: TripMap): Land {
  const name = Object.keys(MAPS).find((known) => MAPS[known] === map) ?? "";
  return LANDS[`./lands/${name}.json`] ?? NONE;
}

export function townIn(map: TripMap, letter: string): Town {
  return map.towns[LETTERS.indexOf(letter)]!;
}
