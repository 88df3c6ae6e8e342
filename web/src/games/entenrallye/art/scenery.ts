// The country around the road: where woods, fields and houses are. All of it keeps clear of the road
// by itself, so that the road can be moved without drawing the country anew.

import { PLACES } from "./data.ts";
import { distance, pointOn, type Point } from "./geometry.ts";
import { LANDMARKS } from "./landmarks.ts";

/** How far the middle of a tree or a house stays away from the middle of a road. */
const CLEAR = 47;
const CLOSE = 15;

interface Wood extends Point {
  width: number;
  height: number;
  trees: number;
}

const WOODS: Wood[] = [
  { x: 640, y: 905, width: 260, height: 120, trees: 40 },
  { x: 500, y: 945, width: 200, height: 90, trees: 22 },
  { x: 250, y: 800, width: 300, height: 120, trees: 34 },
  { x: 1500, y: 965, width: 190, height: 60, trees: 14 },
  { x: 60, y: 110, width: 130, height: 170, trees: 16 },
  { x: 620, y: 330, width: 300, height: 130, trees: 34 },
  { x: 1330, y: 400, width: 330, height: 150, trees: 38 },
  { x: 1300, y: 580, width: 160, height: 60, trees: 8 },
  { x: 1420, y: 300, width: 190, height: 110, trees: 16 },
  { x: 1060, y: 50, width: 130, height: 70, trees: 7 },
  { x: 640, y: 70, width: 190, height: 90, trees: 13 },
  { x: 1570, y: 560, width: 60, height: 160, trees: 9 },
  { x: 1180, y: 380, width: 170, height: 80, trees: 9 },
  { x: 420, y: 460, width: 120, height: 40, trees: 5 },
  { x: 1260, y: 70, width: 180, height: 90, trees: 8 },
  { x: 420, y: 630, width: 250, height: 60, trees: 8 },
  { x: 860, y: 90, width: 120, height: 90, trees: 7 },
];

export const LAKE: Point & { width: number; height: number } = { x: 880, y: 853, width: 92, height: 38 };

/** In the middle of the old town, through which a shortcut leads. */
export const CHURCH: Point = { x: 1120, y: 122 };

/** Points along all roads, close enough to each other to measure by. */
const roadside: Point[] = PLACES.lines.flatMap(({ names }) =>
  names.slice(1).flatMap((to, place) => {
    const curve = PLACES.curve(names[place]!, to)!;
    return [0, 0.25, 0.5, 0.75, 1].map((t) => pointOn(curve, t));
  }),
);

/** Whether there is room: away from roads, from tents and halls, and from the lake. */
export function isFree(at: Point, clear = CLEAR): boolean {
  return (
    roadside.every((point) => distance(point, at) > clear) &&
    LANDMARKS.every((one) => Math.abs(one.x - at.x) > 86 || Math.abs(one.y - at.y) > 58) &&
    ((at.x - LAKE.x) / (LAKE.width + 16)) ** 2 + ((at.y - LAKE.y) / (LAKE.height + 18)) ** 2 > 1
  );
}

/** Numbers from 0 to 1 that look random and are always the same. */
function* scattered(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

export interface Tree extends Point {
  size: number;
}

/** The trees, from the back to the front. */
export function trees(): Tree[] {
  const random = scattered(7);
  const next = (): number => random.next().value;
  const found: Tree[] = [];
  for (const wood of WOODS) {
    let planted = 0;
    for (let tried = 0; tried < wood.trees * 4 && planted < wood.trees; tried += 1) {
      const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) / 2];
      const tree = { x: wood.x + Math.cos(angle) * far * wood.width, y: wood.y + Math.sin(angle) * far * wood.height, size: 10 + next() * 7 };
      const isSeen = tree.x > 10 && tree.x < 1590 && tree.y > 20 && tree.y < 990;
      if (!isSeen || !isFree(tree) || found.some((other) => distance(other, tree) < CLOSE)) continue;
      found.push(tree);
      planted += 1;
    }
  }
  return found.sort((one, other) => one.y - other.y);
}

/** A village: houses at these offsets, some with the ridge across. */
const VILLAGES: { at: Point; houses: [number, number, number][] }[] = [
  { at: CHURCH, houses: [[-44, 6, 1.2], [-84, -8, 1.1], [-20, 40, 1.2], [-66, 42, 1.15], [44, -6, 1.2], [88, -22, 1.1], [-40, -42, 1], [40, -44, 1.05], [28, 32, 1]] },
  { at: { x: 1140, y: 250 }, houses: [[-34, -20, 1], [6, 4, 0.95], [-76, -40, 1.05]] },
  { at: { x: 570, y: 490 }, houses: [[-40, 0, 1.2], [4, -22, 1.1], [2, 22, 1.1], [-82, -20, 1.05]] },
  { at: { x: 1440, y: 575 }, houses: [[0, 0, 1.1], [44, 6, 0.95], [-46, 4, 0.95]] },
  { at: { x: 830, y: 310 }, houses: [[0, 10, 1.15], [-46, -14, 1.1], [-20, 42, 1]] },
  { at: { x: 430, y: 330 }, houses: [[0, 0, 1.1], [46, 14, 1]] },
];

/** Houses from the back to the front: `size` 1 is some 38 wide. */
export function houses(): Tree[] {
  return VILLAGES.flatMap(({ at, houses: all }) => all.map(([x, y, size]) => ({ x: at.x + x, y: at.y + y, size })))
    .filter((house) => isFree(house, CLEAR + 8))
    .sort((one, other) => one.y - other.y);
}
