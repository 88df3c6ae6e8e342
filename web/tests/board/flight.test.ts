// A thrown die: it falls, bounces once and lies where it is drawn, within the time of its throw.

import { expect, test } from "vitest";
import { framesOf, knocks, poseAt, timing, type Throw } from "../../src/board/flight.ts";

const SEEDS = [0, 1, 71, 82, 107, 1_000];
const times = Array.from({ length: 201 }, (_, step) => step / 200);
const thrown = (nth: number, of: number, time = 550): Throw => ({ nth, of, time, fades: false });

test.each(SEEDS)("in the end die %i lies straight where it is drawn", (seed) => {
  const { x, y, height, turn } = poseAt(1, seed);
  for (const value of [x, y, height, ...turn]) expect(value).toBeCloseTo(0, 6);
});

test.each(SEEDS)("die %i is never below the table, and bounces", (seed) => {
  const heights = times.map((time) => poseAt(time, seed).height);
  expect(Math.min(...heights)).toBeGreaterThan(-1e-9);
  const rises = heights.filter((height, at) => at > 0 && at < 200 && height <= heights[at - 1]! && height < heights[at + 1]! - 1e-3);
  expect(rises.length).toBeGreaterThanOrEqual(1);
});

test("each die has a way of its own, and always the same", () => {
  expect(poseAt(0.3, 5)).toEqual(poseAt(0.3, 5));
  expect(new Set(SEEDS.map((seed) => poseAt(0.3, seed).turn.join())).size).toBe(SEEDS.length);
});

test.each([1, 2, 4, 7])("of %i dice the last one lies when the time is over", (of) => {
  const ends = Array.from({ length: of }, (_, nth) => timing(thrown(nth, of))).map(({ delay, duration }) => delay + duration);
  expect(Math.max(...ends)).toBeCloseTo(550, 6);
  expect([...ends].sort((one, other) => one - other)).toEqual(ends);
});

test("one hears a die where it touches the table and where it comes to rest", () => {
  const [touches, rests] = knocks(thrown(0, 1));
  expect(touches!.at).toBeLessThan(rests!.at);
  expect(rests!.at).toBeLessThan(550);
  expect(touches!.force).toBeGreaterThan(rests!.force);
  expect(knocks({ ...thrown(0, 1, 160), fades: true })).toHaveLength(1);
});

test("nothing but transforms and opacities change, so that no box moves", () => {
  const { cube, shadow, all } = framesOf(3);
  const changed = new Set([...cube, ...shadow, ...all].flatMap(Object.keys));
  expect([...changed].sort()).toEqual(["offset", "opacity", "transform"]);
  expect(cube.map(({ transform }) => String(transform).includes("NaN"))).not.toContain(true);
});
