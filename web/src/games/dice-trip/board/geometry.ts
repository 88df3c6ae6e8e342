// Where things lie on a map: the projection of its data, the bend of roads, zones, nearest towns.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Latitude and longitude. */
export type Place = [number, number];

interface Located {
  latitude: number;
  longitude: number;
  shift?: [number, number];
}

/** From places to hundredths of the width, from the upper left town on, as `maps.py` has it. */
export function projection(towns: readonly Located[]): (place: Place) => Point {
  const mean = towns.reduce((sum, town) => sum + town.latitude, 0) / towns.length;
  const narrowing = Math.cos((mean * Math.PI) / 180);
  const across = towns.map((town) => town.longitude * narrowing);
  const north = Math.max(...towns.map((town) => town.latitude));
  const west = Math.min(...across);
  const width = Math.max(...across) - west || 1;
  return ([latitude, longitude]) => ({
    x: (100 * (longitude * narrowing - west)) / width,
    y: (100 * (north - latitude)) / width,
  });
}

/** Where the towns are drawn. */
export function pointsOf(towns: readonly Located[]): Point[] {
  const project = projection(towns);
  return towns.map(({ latitude, longitude, shift = [0, 0] }) => {
    const { x, y } = project([latitude, longitude]);
    return { x: x + shift[0], y: y + shift[1] };
  });
}

/** A road: a quadratic curve, bent a little as if drawn by hand. */
export interface Road {
  from: Point;
  bend: Point;
  to: Point;
}

const BEND = 0.045;

export function roadOf(from: Point, to: Point, number: number): Road {
  const side = number % 2 === 0 ? 1 : -1;
  const by = BEND * side * (0.5 + ((number * 7) % 5) / 5);
  return {
    from,
    to,
    bend: { x: (from.x + to.x) / 2 - (to.y - from.y) * by, y: (from.y + to.y) / 2 + (to.x - from.x) * by },
  };
}

export function along({ from, bend, to }: Road, parts = 8): Point[] {
  return Array.from({ length: parts + 1 }, (_, part) => {
    const t = part / parts;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
  });
}

export function roadPath({ from, bend, to }: Road): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** A line through points; with `isClosed` the outline of an area. */
export function pathOf(points: readonly Point[], isClosed = false): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}${isClosed ? "Z" : ""}`;
}

/** A soft line through points, as a river flows: straight to the middles, round the points. */
export function softPath(points: readonly Point[]): string {
  if (points.length < 3) return pathOf(points);
  const inner = points.slice(1, -1).map((point, place) => {
    const next = points[place + 2]!;
    const end = place === points.length - 3 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${round(points[0]!.x)} ${round(points[0]!.y)}${inner.join("")}`;
}

/** The part of the frame that is nearer to each point than to all others. */
export function cellsOf(points: readonly Point[], frame: Box): Point[][] {
  const corners = [
    { x: frame.x, y: frame.y },
    { x: frame.x + frame.width, y: frame.y },
    { x: frame.x + frame.width, y: frame.y + frame.height },
    { x: frame.x, y: frame.y + frame.height },
  ];
  return points.map((point, place) =>
    points.reduce((cell, other, number) => (number === place ? cell : nearer(cell, point, other)), corners),
  );
}

/** What of an area is nearer to one point than to another. */
function nearer(area: Point[], one: Point, other: Point): Point[] {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const side = ({ x, y }: Point): number => (x - middle.x) * (other.x - one.x) + (y - middle.y) * (other.y - one.y);
  return area.flatMap((corner, place) => {
    const next = area[(place + 1) % area.length]!;
    const [here, there] = [side(corner), side(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here < 0 === there < 0 || here === there) return kept;
    const t = here / (here - there);
    return [...kept, { x: corner.x + t * (next.x - corner.x), y: corner.y + t * (next.y - corner.y) }];
  });
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The town that a touch means: the nearest one, if it is not too far away. Each can be farther than it lies, by its `handicap`. */
export function nearest(points: readonly Point[], touched: Point, reach: number, handicap = (_: number) => 0): number | null {
  let best: number | null = null;
  let least = reach;
  points.forEach((point, place) => {
    const far = distance(point, touched) + handicap(place);
    if (far > least) return;
    [best, least] = [place, far];
  });
  return best;
}

/** How far the two points are apart that are nearest to each other. */
export function leastDistance(points: readonly Point[]): number {
  return Math.min(...points.flatMap((one, place) => points.slice(place + 1).map((other) => distance(one, other))));
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The town to which an arrow key leads: near, and rather ahead than aside; itself where there is none. */
export function towards(points: readonly Point[], from: number, key: string): number {
  const { x, y } = DIRECTIONS[key] ?? { x: 0, y: 0 };
  const start = points[from]!;
  let best = from;
  let least = Infinity;
  points.forEach((point, place) => {
    const ahead = (point.x - start.x) * x + (point.y - start.y) * y;
    const aside = Math.abs((point.x - start.x) * y) + Math.abs((point.y - start.y) * x);
    const cost = ahead + 2 * aside;
    if (ahead <= 0 || cost >= least) return;
    [best, least] = [place, cost];
  });
  return best;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
