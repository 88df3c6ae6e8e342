// A day has a shape, which can be told without telling its dice.

import { expect, test } from "vitest";
import { barsOf, dayInWords, hoursAndMinutes, isFixedAhead, lineOf, percentOf, tallyOf } from "../src/daily/shape.ts";

const score = (points: number, accounts = 1): { score: number; accounts: number } => ({ score: points, accounts });

test("every account is in one bar, and one’s own points are marked", () => {
  const bars = barsOf([score(12), score(14, 2), score(15, 3), score(61)], 15);
  expect(bars.reduce((sum, bar) => sum + bar.accounts, 0)).toBe(7);
  expect(bars.filter((bar) => bar.own)).toEqual([{ from: 15, to: 20, accounts: 3, own: true }]);
  expect(bars[0]).toEqual({ from: 10, to: 15, accounts: 3, own: false });
  expect(bars.at(-1)).toEqual({ from: 60, to: 65, accounts: 1, own: false });
});

test("a guest sees where the own points would be", () => {
  const bars = barsOf([score(40)], -3);
  expect(bars[0]).toEqual({ from: -5, to: 0, accounts: 0, own: true });
  expect(bars.at(-1)!.from).toBe(40);
});

test("a day of one has neighbours that are empty, and one of none has no shape", () => {
  const bars = barsOf([score(42)], 42);
  expect(bars).toHaveLength(9);
  expect(bars[4]).toEqual({ from: 40, to: 45, accounts: 1, own: true });
  expect(barsOf([], null)).toEqual([]);
});

test("the shape is a line of text, with the own bar in brackets", () => {
  expect(lineOf(barsOf([score(10, 1), score(20, 7), score(30, 4), score(50, 1)], 30))).toBe("▂▁█▁[▅]▁▁▁▂");
});

test("against bots it is told how many won, drew and lost", () => {
  expect(tallyOf([score(-12, 2), score(-1), score(0), score(3, 4)])).toEqual({ won: 4, drawn: 1, lost: 3 });
});

test("one is better than so many in a hundred, where there are others", () => {
  expect(percentOf({ rank: 2, beaten: 2, others: 3 })).toBe(66);
  expect(percentOf({ rank: 1, beaten: 0, others: 0 })).toBeNull();
  expect(percentOf(null)).toBeNull();
});

test("dice are fixed ahead of a day only before its midnight in UTC", () => {
  const ends_at = Date.UTC(2026, 8, 1) * 1000;
  const midnight = Date.UTC(2026, 7, 31) * 1000;
  expect(isFixedAhead({ committed_at: midnight - 1, ends_at })).toBe(true);
  expect(isFixedAhead({ committed_at: midnight, ends_at })).toBe(false);
});

test("days are those of the house, wherever one is", () => {
  expect(dayInWords("2026-08-31", "en-GB")).toContain("31 August 2026");
  expect(hoursAndMinutes(3_600_001)).toEqual({ hours: 1, minutes: 1 });
  expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 0 });
});
