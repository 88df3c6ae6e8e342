// What chance does, as it is written and drawn.

import { words } from "../words.svelte.ts";

/** A point of a curve of luck: where it is, and within which bounds chance stays. */
export interface Point {
  x: number;
  luck: number;
  half: number;
}

const RARE = 0.05;

/** A number of throws or games, with its thousands apart. */
export function counted(number: number): string {
  return number.toLocaleString(words.language);
}

/** How far a die is from even: of a hundred fair ones so many are as far, or farther. */
export function evenness(chance: number): { how: "usual" | "rare" | "odd"; share: string } {
  const share = Math.round(100 * chance);
  if (share < 1) return { how: "odd", share: "1" };
  return { how: chance < RARE ? "rare" : "usual", share: String(share) };
}

/** The curve and its band, in a picture that is 1 wide and 1 high; all of `others` has room, too. */
export function drawn(points: readonly Point[], others: readonly Point[] = points): { line: [number, number][]; band: [number, number][]; zero: number } {
  const reach = Math.max(1e-6, ...others.flatMap(({ luck, half }) => [Math.abs(luck), half])) * 1.05;
  const first = points[0]?.x ?? 0;
  const span = (points.at(-1)?.x ?? 1) - first || 1;
  const x = (point: Point): number => (point.x - first) / span;
  const y = (value: number): number => 0.5 - value / (2 * reach);
  return {
    line: points.map((point) => [x(point), y(point.luck)]),
    band: [...points.map((point): [number, number] => [x(point), y(point.half)]), ...points.map((point): [number, number] => [x(point), y(-point.half)]).reverse()],
    zero: y(0),
  };
}
