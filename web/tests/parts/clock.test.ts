import { expect, test } from "vitest";
import { daysAndHours } from "../../src/parts/clock.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

test("three days are three days two seconds later, and then days and hours", () => {
  expect(daysAndHours(3 * DAY)).toEqual({ days: 3, hours: 0 });
  expect(daysAndHours(3 * DAY - 2)).toEqual({ days: 3, hours: 0 });
  expect(daysAndHours(3 * DAY - HOUR)).toEqual({ days: 2, hours: 23 });
  expect(daysAndHours(2 * DAY + 1)).toEqual({ days: 2, hours: 1 });
});

test("the last two days are counted in hours, minutes and seconds", () => {
  expect(daysAndHours(2 * DAY - 1)).toBeNull();
});
