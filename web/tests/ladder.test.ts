import { expect, test } from "vitest";
import { atLeast, atMost, likely, NEWCOMER, placeOn, scaleOf } from "../src/ladder/scale.ts";
import { outcomeOf } from "../src/person/outcomes.ts";

test("a newcomer has 1000 for sure, and may be anything up to 3000", () => {
  expect([atLeast(NEWCOMER), likely(NEWCOMER), atMost(NEWCOMER)]).toEqual([1000, 2000, 3000]);
});

test("a scale has room for everybody, and every number its place on it", () => {
  const weak = { mu: 10, sigma: 5 };
  const scale = scaleOf([NEWCOMER, weak]);
  expect(scale).toEqual({ from: 500, to: 3000 });
  expect([placeOn(scale, 500), placeOn(scale, 1750), placeOn(scale, 9000)]).toEqual([0, 0.5, 1]);
  expect(scaleOf([])).toEqual(scaleOf([NEWCOMER]));
});

test("a game is won alone, drawn by those who share the first place, lost by the others", () => {
  expect([1, 2, 3].map((rank) => outcomeOf([1, 2, 3], rank))).toEqual(["won", "lost", "lost"]);
  expect([1, 1, 3].map((rank) => outcomeOf([1, 1, 3], rank))).toEqual(["drawn", "drawn", "lost"]);
  expect(outcomeOf([1], 1)).toBe("alone");
});
