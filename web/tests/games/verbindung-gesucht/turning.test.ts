// A die in the tray goes on turning the way it is turned.

import { expect, test } from "vitest";
import { turnedTo } from "../../../src/games/verbindung-gesucht/throws.ts";

test("four quarters make a whole turn, and the fifth goes on", () => {
  const angles: number[] = [0];
  for (const quarters of [1, 2, 3, 0, 1]) angles.push(turnedTo(angles.at(-1)!, quarters, 4));
  expect(angles).toEqual([0, 90, 180, 270, 360, 450]);
});

test("a bridge has two ways, a cross one", () => {
  expect(turnedTo(90, 0, 2)).toBe(180);
  expect(turnedTo(0, 0, 1)).toBe(0);
});
