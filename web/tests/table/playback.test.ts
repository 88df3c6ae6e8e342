// The clock of showing: one moment after the other, each as long as there is something to see.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../src/preferences.svelte.ts";
import { momentsOf, type Moment } from "../../src/table/clock/moments.ts";
import { Playback } from "../../src/table/clock/playback.ts";
import type { GameEvent, Happening, News } from "../../src/wire.ts";

const weigh = ({ type }: GameEvent): "throw" | "loss" | "quiet" | "move" =>
  type === "threw" ? "throw" : type === "stuck" ? "loss" : type === "ended" ? "quiet" : "move";
const step = (n: number, what: Happening["what"], ...events: [string, number][]): Happening => ({
  n, at: 0, round: 0, what, ...(what === "acted" ? { seat: events[0]![1] } : {}),
  events: events.map(([type, seat]) => ({ type, seat })), says: events.map(([type, seat]) => `${seat} ${type}`),
  view: { seat: 0, players: 2, after: n },
});
function news(after: number, ...steps: Happening[]): News {
  const { view, ...last } = steps.at(-1)!;
  const now = { n: last.n, view, acting: [0] };
  return { type: "news", table: "t", chair: 0, after, steps: [...steps.slice(0, -1), last], now } as unknown as News;
}
const seen = (moments: Moment[]): string[] => moments.map(({ fresh }) => fresh.map(({ says }) => says).join(", "));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  preferences.motion = "full";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const forced = news(1, step(2, "acted", ["placed", 1]), step(3, "drew", ["threw", 0], ["stuck", 0], ["ended", 0]), step(4, "drew", ["threw", 1]));

test("a throw is a moment of its own, and what it leads to another", () => {
  const moments = momentsOf(forced, 1, 0, weigh);
  expect(seen(moments)).toEqual(["1 placed", "0 threw", "0 stuck, 0 ended", "1 threw"]);
  expect(moments.map(({ view }) => view?.["after"])).toEqual([2, undefined, 3, 4]);
  expect(moments.map(({ isForced }) => isForced)).toEqual([false, false, true, false]);
  expect(moments.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
});

test("the log knows of a step as much as was shown", () => {
  const told = momentsOf(forced, 1, 0, weigh).map(({ steps }) => steps.flatMap(({ says }) => says));
  expect(told).toEqual([["1 placed"], ["0 threw"], ["0 threw", "0 stuck", "0 ended"], ["1 threw"]]);
});

test("the verdict comes after the last thing that was seen", () => {
  const end = { n: 3, at: 0, round: 0, what: "ended" } as Happening;
  const last = news(1, step(2, "acted", ["placed", 1]), end);
  const [placed, verdict] = momentsOf({ ...last, now: { ...last.now, view: { seat: 0, players: 2, after: 2 } } }, 1, 0, weigh);
  expect(placed).toMatchObject({ endsGame: true, isLast: false, view: { after: 2 } });
  expect(verdict).toMatchObject({ fresh: [], steps: [end], isLast: true });
});

test("what one was told at first, or has missed for long, is told at once", () => {
  expect(momentsOf({ ...forced, after: 0 }, 0, 0, weigh)).toMatchObject([{ fresh: [], isLast: true }]);
  const missed = { ...forced, steps: forced.steps.map(({ view: _, ...rest }) => rest) };
  expect(seen(momentsOf(missed, 1, 0, weigh))).toEqual(["1 placed, 0 threw, 0 stuck, 0 ended, 1 threw"]);
});

function play(): { shown: string[]; playback: Playback; behind: boolean[] } {
  const shown: string[] = [];
  const behind: boolean[] = [];
  const playback = new Playback((moment) => shown.push(...seen([moment])), (is) => behind.push(is));
  playback.push(momentsOf(forced, 1, 0, weigh));
  return { shown, playback, behind };
}

test("each moment stays as long as it takes to be seen, one's own without a choice until it was read", () => {
  const { shown, behind } = play();
  expect(shown.length).toBe(1);
  vi.advanceTimersByTime(799);
  expect(shown.length).toBe(1); // placed: 500, and 300 before somebody else's turn
  vi.advanceTimersByTime(1);
  expect(shown.length).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(shown.length).toBe(3);
  vi.advanceTimersByTime(1_499);
  expect(shown.length).toBe(3);
  vi.advanceTimersByTime(1);
  expect(shown.length).toBe(4);
  expect(behind.at(-1)).toBe(false);
});

test("whoever has seen it goes on, whoever skips sees all at once, and who wants no motion waits for nothing", () => {
  const { shown, playback } = play();
  playback.next();
  expect(shown.length).toBe(2);
  playback.skip();
  expect(shown.length).toBe(4);
  preferences.motion = "none";
  expect(play().shown.length).toBe(4);
});

test("where nothing stays, what comes before the page is drawn is seen together", async () => {
  preferences.motion = "none";
  const { shown, playback } = play();
  expect(shown.at(-1)).toBe("1 placed, 0 threw, 0 stuck, 0 ended, 1 threw");
  await Promise.resolve(); // drawn
  playback.push(momentsOf(news(4, step(5, "acted", ["placed", 1])), 4, 0, weigh));
  expect(shown.at(-1)).toBe("1 placed");
});

test("nothing runs ahead of what the board tells by itself", () => {
  const { shown, playback } = play();
  playback.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(shown.length).toBe(1);
  playback.hold(false);
  expect(shown.length).toBe(2);
});

test("one's own move is shown at once: it was built before", () => {
  const own = news(1, step(2, "acted", ["placed", 0]), step(3, "drew", ["threw", 1]));
  const shown: string[] = [];
  new Playback((moment) => shown.push(...seen([moment])), () => {}).push(momentsOf(own, 1, 0, weigh));
  expect(shown).toEqual(["0 placed", "1 threw"]);
});

test("after one's own last move, too, the verdict waits until the board has begun to count", () => {
  const end = { n: 3, at: 0, round: 0, what: "ended" } as Happening;
  const last = news(1, step(2, "acted", ["placed", 0]), end);
  const shown: Moment[] = [];
  new Playback((moment) => shown.push(moment), () => {}).push(momentsOf(last, 1, 0, weigh));
  expect(shown.map(({ isLast }) => isLast)).toEqual([false]);
  vi.advanceTimersByTime(800);
  expect(shown.map(({ isLast }) => isLast)).toEqual([false, true]);
});
