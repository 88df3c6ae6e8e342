// A map in a room of so many pixels: where its towns, roads and names are drawn.

import { along, nearest, pointsOf, projection, roadOf, type Box, type Place, type Point, type Road } from "./geometry.ts";
import { crosses, meet, placeLabels, widthOf, wordingsOf, type Label } from "./labels.ts";
import { landOf, type TripMap } from "./maps.ts";
import { LETTERS, roadKey } from "./position.ts";

export interface ZoneName extends Box {
  name: string;
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
  labels: Label[];
  zones: ZoneName[];
  /** Where a place of the drawing lies. */
  at: (place: Place) => Point;
}

/** Where there is room above and below, a map may be drawn higher than it is, by so much. */
const STRETCH = 1.25;

/** A map that is narrower shows dots for towns, not plates. */
const TINY = 150;
const known = new Map<string, Layout>();

/** The layout of a map in a room; without names it needs hardly any margin. Each is made once. */
export function layoutOf(map: TripMap, width: number, height: number, isNamed = true): Layout {
  const key = [map.title, width, height, isNamed].join();
  const layout = known.get(key) ?? laidOut(map, width, height, isNamed);
  known.set(key, layout);
  return layout;
}

function laidOut(map: TripMap, width: number, height: number, isNamed: boolean): Layout {
  const land = landOf(map);
  const small = Math.min(width, height * 1.2);
  const radius = Math.max(9, Math.min(16, small / 34));
  const size = Math.max(9, Math.min(13, small / 42));
  const raw = pointsOf(map.towns);
  const low = Math.max(...raw.map(({ y }) => y));
  const edge = width < TINY ? 4 : radius + 7;
  const margin = isNamed ? { x: radius + 12, y: radius + size * 0.8 } : { x: edge, y: edge };
  const across = Math.min((width - 2 * margin.x) / 100, (height - 2 * margin.y) / low);
  const down = Math.min((height - 2 * margin.y) / low, across * STRETCH);
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
  if (!isNamed) return { width, height, radius, size, points, roads, labels: [], zones: [], at };
  const frame = { x: 3, y: 3, width: width - 6, height: height - 6 };
  const lines = [...roads.values()].map((road) => along(road));
  const reach = { x: radius * 1.24, y: radius };
  const names = map.towns.map((town) => wordingsOf(town.name, land.short[town.name]));
  const labels = placeLabels(names, { frame, towns: points, reach, roads: lines, size });
  const towns = points.map(({ x, y }) => ({ x: x - reach.x, y: y - reach.y, width: 2 * reach.x, height: 2 * reach.y }));
  const zones = map.zones.flatMap((name) => {
    const isInside = (point: Point): boolean => map.towns[nearest(points, point, Infinity)!]!.zone === name;
    const wanted = land.zones[name] ? at(land.zones[name]) : middleOf(points.filter((_, number) => map.towns[number]!.zone === name));
    return placeZone(name, wanted, size, isInside, { frame, boxes: [...towns, ...labels], lines }) ?? [];
  });
  return { width, height, radius, size, points, roads, labels, zones, at };
}

interface Ground {
  frame: Box;
  /** What must not be covered: towns, names, roads. */
  boxes: readonly Box[];
  lines: readonly (readonly Point[])[];
}

/** The name of a zone as near as possible to where it is wanted, inside the zone; null where it has no room. */
function placeZone(name: string, wanted: Point, size: number, isInside: (point: Point) => boolean, ground: Ground): ZoneName | null {
  for (const larger of name.length < 4 ? [2, 1.6, 1.2] : [1.3, 1.1, 0.95]) {
    const large = Math.round(size * larger);
    const width = widthOf(name.toUpperCase()) * large * 1.14;
    for (let far = 0; far < 150; far += 6) {
      for (let turn = 0; turn < 16; turn += 1) {
        const angle = (turn / 8) * Math.PI;
        const middle = { x: wanted.x + far * Math.cos(angle), y: wanted.y + far * Math.sin(angle) };
        const box = { x: middle.x - width / 2, y: middle.y - large / 2, width, height: large };
        if (isInside(middle) && isFree(box, ground)) return { ...box, name, size: large };
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

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
