import { expect, test } from "vitest";
import { endingsByPoints, endingsByRank, meanInWords } from "../src/record/spread.ts";
import type { FuturesTold, SpreadTold } from "../src/wire.ts";

function futures(done: Partial<SpreadTold>, tried: Partial<SpreadTold>): FuturesTold {
  const nothing: SpreadTold = { mean: 0, margin: 0, ranks: [], points: [] };
  const told = { done: { ...nothing, ...done }, tried: { ...nothing, ...tried } };
  return { futures: 10, most: 20, unit: "wins", difference: 0, margin: 0, clear: false, says: "", ...told };
}

test("by rank, shares of all futures", () => {
  expect(endingsByRank(futures({ ranks: [4, 6] }, { ranks: [7, 3] }))).toEqual([
    { from: 1, to: 1, done: 0.4, tried: 0.7 },
    { from: 2, to: 2, done: 0.6, tried: 0.3 },
  ]);
});

test("by points, in bars that are equally wide and lose nobody", () => {
  const reached = [-3, 0, 12, 37].map((points, place) => ({ points, times: place + 1 }));
  const bars = endingsByPoints(futures({ points: reached }, { points: [{ points: 5, times: 10 }] }));
  expect(bars.length).toBeLessThanOrEqual(16);
  expect(new Set(bars.map(({ from, to }) => to - from)).size).toBe(1);
  expect(bars[0]!.from).toBe(-3);
  expect(bars.at(-1)!.to).toBeGreaterThanOrEqual(37);
  expect(bars.reduce((sum, { done }) => sum + done, 0)).toBeCloseTo(1);
  expect(bars.find(({ from, to }) => from <= 5 && to >= 5)!.tried).toBeCloseTo(1);
});

test("one result alone is one bar", () => {
  expect(endingsByPoints(futures({ points: [{ points: 7, times: 10 }] }, { points: [{ points: 7, times: 10 }] }))).toHaveLength(1);
});

test("means have their margin, and points no percent sign", () => {
  expect(meanInWords("wins", 0.4139, 0.015)).toBe("41.4 ± 1.5%");
  expect(meanInWords("points", -1.25, 0.31, true)).toBe("−1.3 ± 0.3");
});
