import { expect, test } from "vitest";
import { drawn, evenness } from "../src/dice/chance.ts";

test("a die that is far from even is told from one that is not", () => {
  expect(evenness(0.63)).toEqual({ how: "usual", share: "63" });
  expect(evenness(0.03)).toEqual({ how: "rare", share: "3" });
  expect(evenness(0.0004)).toEqual({ how: "odd", share: "1" });
});

test("luck is drawn from the left to the right, good luck above the middle, within a band around it", () => {
  const points = [{ x: 0, luck: 0, half: 0 }, { x: 5, luck: 1, half: 2 }, { x: 10, luck: -1, half: 4 }];
  const { line, band, zero } = drawn(points);
  expect(zero).toBe(0.5);
  expect(line.map(([x]) => x)).toEqual([0, 0.5, 1]);
  expect(line[1]![1]).toBeLessThan(zero);
  expect(line[2]![1]).toBeGreaterThan(zero);
  expect(band).toHaveLength(6);
  expect(Math.min(...band.map(([, y]) => y))).toBeGreaterThan(0);
  expect(Math.max(...band.map(([, y]) => y))).toBeLessThan(1);
});

test("before the first game nothing is divided by nothing", () => {
  expect(drawn([]).line).toEqual([]);
  expect(drawn([{ x: 0, luck: 0, half: 0 }]).line).toEqual([[0, 0.5]]);
});
