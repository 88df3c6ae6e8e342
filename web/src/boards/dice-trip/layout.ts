// A map in a room of so many pixels: where its towns, roads and names are drawn.

import { along, pointsOf, projection, roadOf, type Box, type Place, type Point, type Road } from "./geometry.ts";
import { placeLabels, widthOf, wordingsOf, type Label } from "./labels.ts";
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

/** Without names, a map needs hardly any margin. */
export function layoutOf(map: TripMap, width: number, height: number, isNamed = true): Layout {
  const land = landOf(map);
  const small = Math.min(width, height * 1.2);
  const radius = Math.max(9.5, Math.min(16, small / 34));
  const size = Math.max(9, Math.min(13, small / 42));
  const raw = pointsOf(map.towns);
  const low = Math.max(...raw.map(({ y }) => y));
  const margin = isNamed ? { x: radius + 12, y: radius + size * 0.8 } : { x: 4, y: 4 };
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
  const zones = map.zones.flatMap((name) => (land.zones[name] ? [zoneName(name, at(land.zones[name]), size)] : []));
  const labels = placeLabels(
    map.towns.map((town) => wordingsOf(town.name, land.short[town.name])),
    {
      frame: { x: 3, y: 3, width: width - 6, height: height - 6 },
      towns: points,
      reach: { x: radius * 1.24, y: radius },
      roads: [...roads.values()].map((road) => along(road)),
      taken: zones,
      size,
    },
  );
  return { width, height, radius, size, points, roads, labels, zones, at };
}

function zoneName(name: string, middle: Point, size: number): ZoneName {
  const large = Math.round(size * (name.length < 4 ? 2 : 1.35));
  const width = widthOf(name.toUpperCase()) * large * 1.12;
  return { name, size: large, x: middle.x - width / 2, y: middle.y - large / 2, width, height: large };
}
