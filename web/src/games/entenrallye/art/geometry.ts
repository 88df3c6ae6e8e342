// Where the road is drawn: pure functions from its data to points, curves and headings.

export interface Point {
  x: number;
  y: number;
}

/** A square as it is in the data of the road. */
export interface RoadSquare {
  name: string;
  ground: "grey" | "brown";
  /** The squares that follow; of two the second turns off. */
  next: string[];
  at: [number, number];
  /** In a dead end: the square to which one drives back. */
  back?: string;
  place?: string;
  month?: number;
}

export interface Road {
  view_box: [number, number, number, number];
  squares: RoadSquare[];
}

export type LineKind = "road" | "shortcut" | "dead-end" | "behind";

/** Squares in a row; the first and the last may belong to another line, where this one meets it. */
export interface Line {
  kind: LineKind;
  names: string[];
}

/** From one square to the next: a cubic Bézier curve. */
export type Curve = [Point, Point, Point, Point];

export interface Places {
  /** For the `viewBox` of the drawing. */
  box: string;
  lines: Line[];
  square(name: string): RoadSquare;
  at(name: string): Point;
  /** The curve between two squares that follow each other, in either direction; null for others. */
  curve(from: string, to: string): Curve | null;
  /** Degrees, clockwise from the right, of a car on a square that drives on towards another. */
  heading(name: string, towards?: string): number;
  /** Degrees from a square to the middle of the way to another: two ways from it never look alike. */
  bearing(name: string, towards: string): number;
  /** An SVG path along squares; where a car is towed from one to another, straight. */
  path(names: readonly string[]): string;
  /** Where a car is on its way along squares; `part` goes from 0 to 1. */
  along(names: readonly string[], part: number): Point & { heading: number };
  /** The square that a touch means: the nearest one, if it is not further away than `reach`. */
  nearest(touched: Point, reach?: number): string | null;
}

/** How far the handles of a curve reach, in parts of the way between two squares. */
const BEND = 0.36;

export function places(road: Road): Places {
  const squares = new Map(road.squares.map((square) => [square.name, square]));
  const square = (name: string): RoadSquare => {
    const found = squares.get(name);
    if (!found) throw new Error(`there is no square ${name}`);
    return found;
  };
  const at = (name: string): Point => ({ x: square(name).at[0], y: square(name).at[1] });
  const lines = linesOf(road, square);
  const curves = curvesOf(lines, at);

  function curve(from: string, to: string): Curve | null {
    const forward = curves.get(`${from} ${to}`);
    if (forward) return forward;
    const [a, b, c, d] = curves.get(`${to} ${from}`) ?? [];
    return a && b && c && d ? [d, c, b, a] : null;
  }

  /** Onward if there is a way, else as one came. */
  function usual(name: string): { from: string; to: string } {
    const { next, back } = square(name);
    if (next[0] !== undefined) return { from: name, to: next[0] };
    if (back !== undefined) return { from: back, to: name };
    const before = road.squares.find((other) => other.next.includes(name));
    return { from: before?.name ?? name, to: name };
  }

  function heading(name: string, towards?: string): number {
    const { from, to } = towards === undefined ? usual(name) : { from: name, to: towards };
    const way = curve(from, to) ?? straight(at(from), at(to));
    return from === name ? directionOf(way, 0) : directionOf(way, 1);
  }

  function bearing(name: string, towards: string): number {
    const middle = pointOn(curve(name, towards) ?? straight(at(name), at(towards)), 0.6);
    return directionOf(straight(at(name), middle), 0);
  }

  function ways(names: readonly string[]): Curve[] {
    return names.slice(1).map((to, place) => curve(names[place]!, to) ?? straight(at(names[place]!), at(to)));
  }

  function path(names: readonly string[]): string {
    if (names.length === 0) return "";
    return `M${written(at(names[0]!))}${ways(names).map(([, b, c, d]) => `C${written(b)} ${written(c)} ${written(d)}`).join("")}`;
  }

  function along(names: readonly string[], part: number): Point & { heading: number } {
    const all = ways(names);
    if (all.length === 0) return { ...at(names[0]!), heading: heading(names[0]!) };
    const lengths = all.map(([a, , , d]) => distance(a, d));
    let left = Math.min(Math.max(part, 0), 1) * lengths.reduce((sum, length) => sum + length, 0);
    let place = 0;
    while (place < all.length - 1 && left > lengths[place]!) left -= lengths[place++]!;
    const t = lengths[place]! > 0 ? left / lengths[place]! : 0;
    return { ...pointOn(all[place]!, t), heading: directionOf(all[place]!, t) };
  }

  function nearest(touched: Point, reach = Infinity): string | null {
    let best: string | null = null;
    let least = reach;
    for (const { name } of road.squares) {
      const far = distance(at(name), touched);
      if (far > least) continue;
      [best, least] = [name, far];
    }
    return best;
  }

  return { box: road.view_box.join(" "), lines, square, at, curve, heading, bearing, path, along, nearest };
}

/** The road from start to end, then what turns off it, then what joins it from behind. */
function linesOf(road: Road, square: (name: string) => RoadSquare): Line[] {
  const drawn = new Set<string>();

  /** From a square on, until a line that is drawn already is met. */
  function follow(names: string[]): string[] {
    let next: string | undefined = names.at(-1);
    while (next !== undefined && !drawn.has(next)) {
      drawn.add(next);
      next = square(next).next[0];
      if (next !== undefined) names.push(next);
    }
    return names;
  }

  const start = road.squares.find(({ place }) => place === "start")!;
  const lines: Line[] = [{ kind: "road", names: follow([start.name]) }];
  for (const { name, next } of road.squares) {
    if (next[1] === undefined) continue;
    const kind = square(next[1]).back === undefined ? "shortcut" : "dead-end";
    lines.push({ kind, names: follow([name, next[1]]) });
  }
  const led = new Set(road.squares.flatMap(({ next }) => next));
  for (const { name } of road.squares) {
    if (!drawn.has(name) && !led.has(name)) lines.push({ kind: "behind", names: follow([name]) });
  }
  return lines;
}

/**
 * Each step of each line, by both names. Lines leave and join the road smoothly; but a dead end is driven
 * in both directions, and so meets it at a corner.
 */
function curvesOf(lines: readonly Line[], at: (name: string) => Point): Map<string, Curve> {
  const curves = new Map<string, Curve>();
  const directions = new Map<string, Point>();
  for (const { kind, names } of lines) {
    const points = names.map(at);
    const tangents = points.map((point, place) => {
      const own = unit(points[place - 1] ?? point, points[place + 1] ?? point);
      const met = kind === "dead-end" ? undefined : directions.get(names[place]!);
      return met ? unit({ x: 0, y: 0 }, { x: own.x + met.x, y: own.y + met.y }) : own;
    });
    names.forEach((name, place) => {
      if (!directions.has(name)) directions.set(name, tangents[place]!);
    });
    for (let place = 1; place < names.length; place += 1) {
      const [from, to] = [points[place - 1]!, points[place]!];
      const [out, into] = [tangents[place - 1]!, tangents[place]!];
      const by = distance(from, to) * BEND;
      curves.set(`${names[place - 1]!} ${names[place]!}`, [
        from,
        { x: from.x + out.x * by, y: from.y + out.y * by },
        { x: to.x - into.x * by, y: to.y - into.y * by },
        to,
      ]);
    }
  }
  return curves;
}

function straight(from: Point, to: Point): Curve {
  const third = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  return [from, third(1 / 3), third(2 / 3), to];
}

export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const mix = (p: number, q: number, r: number, u: number): number => s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** The heading on a curve, in degrees. */
export function directionOf([a, b, c, d]: Curve, t: number): number {
  const s = 1 - t;
  const mix = (p: number, q: number, r: number, u: number): number => s * s * (q - p) + 2 * s * t * (r - q) + t * t * (u - r);
  return (Math.atan2(mix(a.y, b.y, c.y, d.y), mix(a.x, b.x, c.x, d.x)) * 180) / Math.PI;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
