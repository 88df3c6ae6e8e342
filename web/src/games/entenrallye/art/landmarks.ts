// What stands beside the squares of places: tents at meetings, halls at TÜV and ASU, posts at junctions.

import { PLACES, ROAD } from "./data.ts";
import type { Point } from "./geometry.ts";

export interface Landmark extends Point {
  kind: "feast" | "hall";
  square: string;
  /** Of a meeting: the first, the second and so on. */
  number: string;
}

/** From the square to the middle of what stands there, where there is room for it. */
const BESIDE: Record<string, { kind: Landmark["kind"]; by: [number, number] }> = {
  "meeting-1": { kind: "feast", by: [2, 92] },
  "meeting-2": { kind: "feast", by: [-4, 92] },
  "meeting-3": { kind: "feast", by: [-78, -98] },
  "meeting-4": { kind: "feast", by: [0, 98] },
  TUV: { kind: "hall", by: [102, 72] },
  ASU: { kind: "hall", by: [-112, 10] },
};

export const LANDMARKS: Landmark[] = ROAD.squares.flatMap(({ name, at, place = "" }) => {
  const beside = BESIDE[place];
  if (!beside) return [];
  return [{ kind: beside.kind, square: name, number: place.slice(-1), x: at[0] + beside.by[0], y: at[1] + beside.by[1] }];
});

/** A signpost at each junction, on the side that neither way takes. */
export const POSTS: (Point & { isShortcut: boolean; flips: boolean })[] = ROAD.squares
  .filter(({ next }) => next.length > 1)
  .map(({ name, next }) => {
    const [on, off] = next.map((to) => (PLACES.heading(name, to) * Math.PI) / 180) as [number, number];
    const away = { x: Math.sin(on), y: -Math.cos(on) };
    const side = Math.cos(off) * away.x + Math.sin(off) * away.y > 0 ? -1 : 1;
    const { x, y } = PLACES.at(name);
    return {
      x: x + away.x * side * 50,
      y: y + away.y * side * 50,
      isShortcut: PLACES.square(next[1]!).back === undefined,
      flips: Math.cos(off) < 0,
    };
  });
