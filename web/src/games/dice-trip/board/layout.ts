// A map in a room of so many pixels: where its towns, roads and names are drawn.

import { landOf, type TripMap } from "../maps.ts";
import { LETTERS, roadKey } from "../position.ts";
import { zoneName } from "../words.ts";
import { along, leastDistance, nearest, pointsOf, projection, roadOf, type Box, type Place, type Point, type Road } from "./geometry.ts";
import { crosses, gapTo, meet, placeLabels, widthOf, wordingsOf, type Label } from "./labels.ts";

export interface ZoneName extends Box {
  name: string;
  /** As it is written, in the words of the language. */
  words: string;
  size: number;
}

export interface Layout {
  width: number;
  height: number;
  radius: number;
  /** Of the names, in pixels. */
  size: number;
  points: Point[];
  /** By the letters of both towns. */
  roads: Map<string, Road>;
  /** By town; null where its name has no room. */
  labels: (Label | null)[];
  zones: ZoneName[];
  corner: Corner;
  /** Where a place of the drawing lies. */
  at: (place: Place) => Point;
}

/** Where there is room above and below, or on both sides, a map may be drawn higher or broader than it is, by so much. */
const HIGHER = 1.25;
const BROADER = 1.15;

/** A map that is narrower shows dots for towns, not plates. */
const TINY = 150;
const CORNER = 50;
/** The ground is printed so far beyond its edges, for where the room is a little larger. */
export const BLEED = 24;
const known = new Map<string, Layout>();

/** The layout of a map in a room; without names it needs hardly any margin. Each is made once a language. */
export function layoutOf(map: TripMap, width: number, height: number, isNamed = true): Layout {
  const key = [map.title, width, height, isNamed, ...map.zones.map(zoneName)].join();
  const layout = known.get(key) ?? laidOut(map, width, height, isNamed);
  known.set(key, layout);
  return layout;
}

/** So far apart, in pixels, a finger can tell towns from each other. */
const FINGER = 40;
/** What the largest towns and names need around a map that is drawn close, on each side. */
const AROUND = 30;

/** The layout of a map that is larger than the room it is seen in, where that is needed for fingers. */
export function closeLayout(map: TripMap, room: Size): Layout {
  const raw = pointsOf(map.towns);
  const scale = FINGER / leastDistance(raw);
  const low = Math.max(...raw.map(({ y }) => y));
  const width = Math.max(room.width, Math.ceil(100 * scale) + 2 * AROUND);
  const height = Math.max(room.height, Math.ceil(low * scale) + 2 * AROUND);
  return layoutOf(map, width, height);
}

/** A corner in which nothing is printed, for a button. */
export interface Corner {
  sides: ["top" | "bottom", "left" | "right"];
  box: Box;
}

interface Size {
  width: number;
  height: number;
}

/** The room for which a map is laid out: while it changes by a line or two only, names stay at their places. */
export function steady(before: Size, now: Size): Size {
  const more = now.height - before.height;
  return now.width === before.width && more >= -before.height / 8 && more <= 2 * BLEED ? before : now;
}

function laidOut(map: TripMap, width: number, height: number, isNamed: boolean): Layout {
  const land = landOf(map);
  const small = Math.min(width, height * 1.2);
  // What is large enough for a hand's reach grows on with the map, for who sits farther away.
  const radius = Math.max(9, Math.min(16, small / 34), Math.min(28, small / 48));
  const size = Math.max(9, Math.min(13, small / 42), Math.min(23, small / 60));
  const raw = pointsOf(map.towns);
  const low = Math.max(...raw.map(({ y }) => y));
  const edge = width < TINY ? 4 : radius + 7;
  const margin = isNamed ? { x: radius + 12, y: radius + size * 0.8 } : { x: edge, y: edge };
  const most = { across: (width - 2 * margin.x) / 100, down: (height - 2 * margin.y) / low };
  const across = Math.min(most.across, most.down * BROADER);
  const down = Math.min(most.down, most.across * HIGHER);
  const left = (width - 100 * across) / 2;
  const top = (height - low * down) / 2;
  const scaled = ({ x, y }: Point): Point => ({ x: left + x * across, y: top + y * down });
  const project = projection(map.towns);
  const at = (place: Place): Point => scaled(project(place));

  const points = raw.map(scaled);
  const place = new Map(map.towns.map((town, number) => [town.name, number]));
  const roads = new Map(
    map.links.map(([from, to], number) => {
      const [one, other] = [place.get(from)!, place.get(to)!];
      return [roadKey(LETTERS[one]!, LETTERS[other]!), roadOf(points[one]!, points[other]!, number)];
    }),
  );
  const corner = freeCorner({ width, height }, points);
  if (!isNamed) return { width, height, radius, size, points, roads, labels: points.map(() => null), zones: [], corner, at };
  const frame = { x: 3, y: 3, width: width - 6, height: height - 6 };
  const lines = [...roads.values()].map((road) => along(road));
  const reach = { x: radius * 1.24, y: radius };
  const names = map.towns.map((town) => wordingsOf(town.name, land.short[town.name]));
  const labels = placeLabels(names, { frame, towns: points, reach, roads: lines, taken: corner.box, size });
  const towns = points.map(({ x, y }) => ({ x: x - reach.x, y: y - reach.y, width: 2 * reach.x, height: 2 * reach.y }));
  const zones = map.zones.flatMap((name) => {
    const isInside = (point: Point): boolean => map.towns[nearest(points, point, Infinity)!]!.zone === name;
    const wanted = land.zones[name] ? at(land.zones[name]) : middleOf(points.filter((_, number) => map.towns[number]!.zone === name));
    const found = placeZone(zoneName(name), wanted, size, isInside, { frame, boxes: [...towns, ...labels.filter((label) => label !== null), corner.box], lines });
    return found ? [{ ...found, name }] : [];
  });
  return { width, height, radius, size, points, roads, labels, zones, corner, at };
}

/** The corner that is farthest from towns; the upper left one belongs to whose sheet it is. */
function freeCorner({ width, height }: Size, points: readonly Point[]): Corner {
  const [right, bottom] = [width - CORNER, height - CORNER];
  const corners: Corner[] = [
    { sides: ["bottom", "left"], box: { x: 0, y: bottom, width: CORNER, height: CORNER } },
    { sides: ["top", "right"], box: { x: right, y: 0, width: CORNER, height: CORNER } },
    { sides: ["bottom", "right"], box: { x: right, y: bottom, width: CORNER, height: CORNER } },
  ];
  const far = corners.map(({ box }) => Math.min(...points.map((point) => gapTo(box, point))));
  return corners[far.indexOf(Math.max(...far))]!;
}

interface Ground {
  frame: Box;
  /** What must not be covered: towns, names, roads. */
  boxes: readonly Box[];
  lines: readonly (readonly Point[])[];
}

/** The name of a zone as near as possible to where it is wanted, inside the zone; null where it has no room. */
function placeZone(words: string, wanted: Point, size: number, isInside: (point: Point) => boolean, ground: Ground): Omit<ZoneName, "name"> | null {
  for (const larger of words.length < 4 ? [2, 1.6, 1.2] : [1.3, 1.1, 0.95]) {
    const large = Math.round(size * larger);
    const width = widthOf(words.toUpperCase()) * large * 1.22;
    for (let far = 0; far < 150; far += 6) {
      for (let turn = 0; turn < 16; turn += 1) {
        const angle = (turn / 8) * Math.PI;
        const middle = { x: wanted.x + far * Math.cos(angle), y: wanted.y + far * Math.sin(angle) };
        const box = { x: middle.x - width / 2, y: middle.y - large / 2, width, height: large };
        if (isInside(middle) && isFree(box, ground)) return { ...box, words, size: large };
      }
    }
  }
  return null;
}

function isFree(box: Box, { frame, boxes, lines }: Ground): boolean {
  const isWithin =
    box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height;
  if (!isWithin || boxes.some((other) => meet(box, other, 2))) return false;
  return !lines.some((line) => line.some((point, place) => place > 0 && crosses(box, line[place - 1]!, point, 1)));
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
