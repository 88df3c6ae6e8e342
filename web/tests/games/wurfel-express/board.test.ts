// The board of Würfel Express: where things are drawn, what a selection of dice means, the order of strips.

import { describe, expect, test } from "vitest";
import {
  boxOf,
  discardAt,
  layoutOf,
  leastHeight,
  markerAt,
  mostHeight,
  nameSpot,
  noteSpot,
  xOf,
  yOf,
} from "../../../src/games/wurfel-express/board/layout.ts";
import { Drag, placeAmong } from "../../../src/games/wurfel-express/drag.ts";
import { after, codesOf, keepOf, locking, slotsOf, sorted, toggled } from "../../../src/games/wurfel-express/hand/dice.ts";
import { Plan } from "../../../src/games/wurfel-express/plan.svelte.ts";
import type { Action, Lane, Strip, View } from "../../../src/games/wurfel-express/payloads.ts";
import { changeOf, lastPlaces, liesOf } from "../../../src/games/wurfel-express/position.ts";
import { longest, moved, optionsOf, reordered, sourceOf, takingsOf, without, withOne } from "../../../src/games/wurfel-express/taking.ts";

/** A track as the house tells it. */
function lane(offset: number, ...strips: Strip[]): Lane {
  const begins: number[] = [];
  let front = offset;
  for (const strip of strips) {
    begins.push(front);
    front += Number(strip[1]);
  }
  return { offset, strips, begins, front, closed: strips.map((strip) => strip[0]).join(""), theft: 0 };
}

const tracks: Lane[] = [lane(3, "B4", "Y3"), lane(0, "G2", "R5", "K4"), lane(0, "W2")];

function position(more: Partial<View> = {}): View {
  return {
    seat: 0,
    players: 3,
    turn: 3,
    phase: "take",
    throws: 2,
    discarded: 0,
    dice: "RRRGGKK",
    stock: ["R3"],
    removed: [],
    tracks,
    last_place: [2],
    robbed: [],
    active: 0,
    throws_left: 0,
    discards: [],
    rearmost: [2],
    takeable: [],
    counting: "",
    reach: 0,
    dead: [],
    ...more,
  };
}

const choice = (action: Action) => ({ action, label: JSON.stringify(action) });

describe("a position", () => {
  test("says where each strip lies", () => {
    expect(liesOf(tracks).get("R5")).toEqual({ seat: 1, cell: 2 });
  });

  test("a theft makes ghosts of what is taken and of what slides, and leaves lost ground", () => {
    const robbed = [lane(3, "B4", "Y3", "G2"), lane(0, "R5", "K4"), tracks[2]!];
    const change = changeOf(position(), position({ tracks: robbed }));
    expect([...change.ghosts].sort()).toEqual(["G2", "K4", "R5"]);
    expect(change.traces).toEqual([{ seat: 1, from: 9, to: 11 }]);
  });

  test("in last place the marker moves up, and nothing slides", () => {
    const before = [lane(0, "G2", "R3"), tracks[0]!];
    const now = [lane(2, "R3"), lane(3, "B4", "Y3", "G2")];
    const change = changeOf(position({ tracks: before }), position({ tracks: now }));
    expect([...change.ghosts]).toEqual(["G2"]);
    expect(change.traces).toEqual([{ seat: 0, from: 0, to: 2 }]);
  });

  test("last place is as the house tells it, and nobody's when all are level", () => {
    expect(lastPlaces(position({ rearmost: [1] }), position())).toEqual([1]);
    expect(lastPlaces(position({ phase: "keep", rearmost: [1] }), position({ rearmost: [2] }))).toEqual([2]);
    const level = position({ tracks: tracks.map(() => lane(0)) });
    expect(lastPlaces(level, level)).toEqual([]);
  });
});

describe.each([
  [346, 2],
  [346, 6],
  [976, 2],
  [976, 6],
  [700, 4],
])("a board of %i pixels for %i players", (width, players) => {
  const layout = layoutOf(width, 380, players);

  test("has all cells in its width and all lanes in its height", () => {
    expect(xOf(layout, 30)).toBeLessThan(width);
    expect(xOf(layout, 0)).toBeGreaterThan(layout.labels);
    for (let seat = 0; seat < players; seat += 1) {
      expect(yOf(layout, seat)).toBeGreaterThanOrEqual(layout.top + seat * layout.lane);
      expect(yOf(layout, seat) + layout.strip).toBeLessThanOrEqual(layout.top + (seat + 1) * layout.lane);
    }
    expect(layout.height).toBeLessThanOrEqual(380);
    expect(layout.strip).toBeGreaterThanOrEqual(22);
  });

  test("strips join end to end, and the marker touches the rear", () => {
    const first = boxOf(layout, "B4", { seat: 0, cell: 3 });
    const second = boxOf(layout, "Y3", { seat: 0, cell: 7 });
    expect(second.x - (first.x + first.width)).toBeCloseTo(layout.isSmall ? 1 : 2);
    expect(first.x - markerAt(layout, 0, 3).x - layout.marker).toBeLessThan(3);
    expect(markerAt(layout, 0, 0).x - layout.marker).toBeGreaterThanOrEqual(layout.labels);
  });

  test("a dragged marker counts the strips behind it, and never all", () => {
    const track = lane(0, "R2", "G4", "W3");
    expect(discardAt(layout, track, xOf(layout, 0) - 40)).toBe(0);
    expect(discardAt(layout, track, xOf(layout, 1.6))).toBe(1);
    expect(discardAt(layout, track, xOf(layout, 30))).toBe(2);
  });
});

test("a board that is too low is as high as it must be, and one with much room not higher than it can use", () => {
  expect(layoutOf(346, 10, 6).height).toBe(leastHeight(346, 6));
  expect(layoutOf(346, 900, 2).height).toBe(mostHeight(346, 2));
});

test("what lies behind the finish is shown whole", () => {
  for (const width of [346, 976]) {
    const layout = layoutOf(width, 380, 4, 36);
    const strip = boxOf(layout, "B5", { seat: 0, cell: 31 });
    expect(strip.x + strip.width).toBeLessThan(width);
    expect(layoutOf(width, 380, 4, 30)).toEqual(layoutOf(width, 380, 4));
  }
});

test("a note stands in the wider free part of a lane, a name only where there is room", () => {
  const layout = layoutOf(346, 260, 6);
  expect(noteSpot(layout, 0, tracks[0]!).side).toBe("left");
  expect(noteSpot(layout, 0, tracks[0]!, 15).x).toBeGreaterThan(noteSpot(layout, 0, tracks[0]!).x);
  expect(noteSpot(layout, 0, lane(20, "B4", "Y5")).side).toBe("right");
  expect(nameSpot(layout, tracks[0]!, 60)).toEqual({ x: xOf(layout, 29) - 5, end: true });
  expect(nameSpot(layout, lane(20, "B4", "Y5"), 60)).toEqual({ x: 8, end: false });
  expect(nameSpot(layout, lane(1, "B6", "Y6", "R6", "K6"), 60)).toBeNull();
});

describe("the dice", () => {
  test("are sorted as in notation, and nothing is an empty selection", () => {
    expect(sorted("KGRWR")).toBe("RRGWK");
    expect(sorted("-")).toBe("");
  });

  test("a selection is the legal action with these dice, in any order", () => {
    const legal = [choice({ type: "keep", dice: "-" }), choice({ type: "keep", dice: "RG" }), choice({ type: "stop" })];
    const slots = slotsOf("RRGK");
    expect(keepOf(slots, legal)).toBe(legal[0]);
    expect(keepOf(toggled(toggled(slots, 2), 0), legal)).toBe(legal[1]);
  });

  test("a selection that is not legal is sent all the same, for the house to say why", () => {
    const all = slotsOf("KR").map((slot) => ({ ...slot, locked: true }));
    expect(keepOf(all, []).action).toEqual({ type: "keep", dice: "RK" });
  });

  test("locked dice stay where they are, the others fall anew", () => {
    const slots = toggled(toggled(slotsOf("RRGWK"), 1), 3);
    const thrown = after(slots, [
      { type: "kept", seat: 0, dice: "RW" },
      { type: "threw", seat: 0, throw: 2, dice: "GBB" },
    ]);
    expect(thrown.slots.map(({ code, locked }) => code + (locked ? "!" : ""))).toEqual(["G", "R!", "B", "W!", "B"]);
    expect([...thrown.fell]).toEqual([0, 2, 4]);
    expect([thrown.seat, thrown.throws]).toEqual([0, 2]);
  });

  test("what counts is kept from the beginning, beside what was kept", () => {
    const slots = locking(toggled(slotsOf("RRGWKK"), 3), "RRKK");
    expect(codesOf(slots.filter(({ locked }) => locked))).toBe("RRWKK");
  });

  test("what others keep is locked, and the first throw of a turn is all new", () => {
    const seen = after(slotsOf("RRGWK"), [{ type: "kept", seat: 1, dice: "RK" }]);
    expect(codesOf(seen.slots.filter(({ locked }) => locked))).toBe("RK");
    const next = after(seen.slots, [{ type: "threw", seat: 2, throw: 1, dice: "RRRGGG" }]);
    expect(codesOf(next.slots)).toBe("RRRGGG");
    expect(next.slots.some(({ locked }) => locked)).toBe(false);
    expect(next.fell.size).toBe(6);
  });
});

describe("taking strips", () => {
  const stop: Action = { type: "stop" };
  const red: Action = { type: "take", strip: "R3" };
  const green: Action = { type: "steal", seat: 1, strip: "G2" };
  const black: Action = { type: "take", strip: "K2" };
  const done: Action = { type: "done" };

  test("the order of the strips changes, and nothing else", () => {
    expect(reordered([stop, red, green, done], 1, 0)).toEqual([stop, green, red, done]);
    expect(reordered([red, green, black], 0, 2)).toEqual([green, black, red]);
    expect(reordered([red, green], 1, 2)).toEqual([red, green]);
    expect(reordered([stop, red], 0, -1)).toEqual([stop, red]);
    expect(takingsOf([stop, red, green, done])).toEqual([red, green]);
  });

  test("a strip that is dragged comes after those whose middle it has passed", () => {
    const middles = [10, 30, 70];
    expect(placeAmong(middles, 0, 15)).toBe(0);
    expect(placeAmong(middles, 0, 25)).toBe(1);
    expect(placeAmong(middles, 0, 100)).toBe(2);
    expect(placeAmong(middles, 2, -45)).toBe(1);
    expect(moved(["R3", "G2", "K2"], 0, 2)).toEqual(["G2", "K2", "R3"]);
    expect(moved(["R3"], 0, 1)).toEqual(["R3"]);
  });

  test("whoever takes more or puts back has not ended the turn", () => {
    expect(withOne([stop, red, done], green)).toEqual([stop, red, green]);
    expect(without([stop, red, green, done], "R3")).toEqual([stop, green]);
  });

  test("the stock comes first, and of each colour its longest strip", () => {
    const short: Action = { type: "take", strip: "R2" };
    const legal = [green, short, red, black, done].map(choice);
    expect(optionsOf(legal).map(({ action }) => action.strip)).toEqual(["R2", "R3", "K2", "G2"]);
    expect(longest(optionsOf(legal))).toEqual([red, black]);
  });

  test("strips come from the stock, from others, or from both", () => {
    expect(sourceOf([red, done].map(choice))).toBe("stock");
    expect(sourceOf([green, done].map(choice))).toBe("others");
    expect(sourceOf([red, green, done].map(choice))).toBe("both");
  });
});

describe("a strip that is dragged", () => {
  const pointer = (x: number, more: object = {}) =>
    ({ button: 0, isPrimary: true, pointerId: 1, clientX: x, currentTarget: { setPointerCapture: () => {} }, ...more }) as unknown as PointerEvent;
  const click = (detail: number) => ({ detail }) as MouseEvent;

  function dragging(move: (from: number, to: number) => Promise<unknown> = async () => true) {
    const plan = new Plan();
    const drag = new Drag(() => plan, "hand", () => false, () => [0, 50, 100], move);
    drag.grab(pointer(0), "R2", 0);
    drag.carry(pointer(70));
    return { plan, drag };
  }

  test("is carried by one pointer, and dropped by it", async () => {
    const moves: number[][] = [];
    const { plan, drag } = dragging(async (...move: number[]) => moves.push(move));
    expect(plan.dragged).toEqual({ strip: "R2", at: "hand", by: 70, to: 1 });
    drag.carry(pointer(140, { pointerId: 2 }));
    await drag.drop(pointer(140, { pointerId: 2 }));
    expect(plan.dragged?.by).toBe(70);
    await drag.drop(pointer(70));
    expect([plan.dragged, moves]).toEqual([null, [[0, 1]]]);
  });

  test("is let go when its turn is over, when it is gone, and when the house does not answer", async () => {
    const ended = dragging();
    ended.drag.cancel();
    expect(ended.plan.dragged).toBeNull();
    const gone = dragging();
    gone.drag.among(["R2", "G3"]);
    expect(gone.plan.dragged).not.toBeNull();
    gone.drag.among(["G3"]);
    expect(gone.plan.dragged).toBeNull();
    const failed = dragging(() => Promise.reject(new Error("gone")));
    await expect(failed.drag.drop(pointer(70))).rejects.toThrow("gone");
    expect(failed.plan.dragged).toBeNull();
  });

  test("is not clicked by that, but Enter still is a click", () => {
    const { drag } = dragging();
    expect([drag.endsWith(click(1)), drag.endsWith(click(0))]).toEqual([true, false]);
  });
});
