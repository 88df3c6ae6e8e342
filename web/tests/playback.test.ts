// The pace of the news: slow enough to be seen, faster for those who want less motion.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../src/table/playback.ts";
import type { News } from "../src/wire.ts";

const news = (n: number): News =>
  ({ type: "news", table: "t", chair: -1, after: n - 1, steps: [{ n, events: [{ type: "threw" }] }], now: { n } }) as unknown as News;

let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
});

afterEach(() => {
  reduced = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shownAfter(wait: number): number[] {
  const shown: number[] = [];
  const playback = new Playback(
    (one) => shown.push(one.now.n),
    () => {},
  );
  [1, 2, 3].forEach((n) => playback.push({ ...news(n), after: n }));
  vi.advanceTimersByTime(wait);
  playback.clear();
  return shown;
}

test("the first news are shown at once, the next after a while", () => {
  expect(shownAfter(0)).toEqual([1]);
  expect(shownAfter(399)).toEqual([1]);
  expect(shownAfter(401)).toEqual([1, 2]);
  expect(shownAfter(801)).toEqual([1, 2, 3]);
});

test("a device that asks for less motion is told faster", () => {
  reduced = true;
  expect(shownAfter(141)).toEqual([1, 2]);
  expect(shownAfter(281)).toEqual([1, 2, 3]);
});

test("whoever skips sees all at once", () => {
  const shown: number[] = [];
  const playback = new Playback(
    (one) => shown.push(one.now.n),
    () => {},
  );
  [1, 2, 3].forEach((n) => playback.push({ ...news(n), after: n }));
  playback.skip();
  expect(shown).toEqual([1, 2, 3]);
});
