// A die has its six faces wherever it is turned, and is never the one in the mirror.

import { expect, test } from "vitest";
import { PIPS, sidesOf } from "../../src/parts/dice/solid.ts";

const SHOWN = ["1", "2", "3", "4", "5", "6"];

test.each(SHOWN)("with %s in front all six faces are there, opposite ones make seven", (shown) => {
  const { front, back, top, bottom, left, right } = sidesOf(PIPS, shown);
  expect(front).toBe(shown);
  expect([front, back, top, bottom, left, right].sort()).toEqual(SHOWN);
  for (const [one, other] of [[front, back], [top, bottom], [left, right]]) expect(Number(one) + Number(other)).toBe(7);
});

/** Whether one goes from 1 over 2 to 3 against the clock, looking at the corner where they meet. */
function runsLeft(shown: string): boolean {
  const sides = sidesOf(PIPS, shown);
  const at = Object.fromEntries(Object.entries(sides).map(([side, face]) => [face, side]));
  const AXES: Record<string, readonly number[]> = {
    right: [1, 0, 0], left: [-1, 0, 0], top: [0, 1, 0], bottom: [0, -1, 0], front: [0, 0, 1], back: [0, 0, -1],
  };
  const [a, b, c] = ["1", "2", "3"].map((face) => AXES[at[face]!]!) as [readonly number[], readonly number[], readonly number[]];
  const volume = a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) - a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) + a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!);
  return volume > 0;
}

test("however it lies it is the same die", () => {
  expect(SHOWN.map(runsLeft)).toEqual(SHOWN.map(() => true));
});

test("before the first throw it shows a blank face", () => {
  expect(sidesOf(PIPS, "0").front).toBe("0");
});
