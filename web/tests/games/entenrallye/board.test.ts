// The board of Entenrallye: the road as a graph, the ways to spend a throw, deadlines, journeys, scenes.

import data from "virtual:data/entenrallye";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../src/board/interface.ts";
import { PLACES, ROAD } from "../../../src/games/entenrallye/art/data.ts";
import { journeysOf } from "../../../src/games/entenrallye/board/journeys.ts";
import { around, places, squaresTo, stripOf, whole } from "../../../src/games/entenrallye/board/layout.ts";
import { scenesOf } from "../../../src/games/entenrallye/board/scenes.ts";
import { needsOf, yearOf } from "../../../src/games/entenrallye/deadlines.ts";
import { byWay, further, nextAt, optionFor, optionsOf, waysOf } from "../../../src/games/entenrallye/drives.ts";
import { keepActions, keptBefore, toggled } from "../../../src/games/entenrallye/keeping.ts";
import { faceDown, sectionsOf } from "../../../src/games/entenrallye/parts.ts";
import { driveOf, driving, type Drive, type Landing, type Position, type RallyCar } from "../../../src/games/entenrallye/position.ts";
import { after, attempt, distance, squareAt, wayOf } from "../../../src/games/entenrallye/road.ts";
import { PIECES, shapeOf } from "../../../src/pieces.ts";

function car(square: string, others: Partial<RallyCar> = {}): RallyCar {
  return {
    square, heading: null, waiting: false, repair: 0, scores: [null, null, null, null], settled: [], fitted: [],
    held: 0, hand: [], known_to: {}, colour: "R", defects: 12, worth: 0, points: 0, ...others,
  };
}

function table(cars: RallyCar[], others: Partial<Position> = {}): Position {
  return {
    seat: 0, players: cars.length, turn: 0, phase: "drive", pips: 5, arrived: false, traded: false, partner: null, received: null,
    kept: null, month: 3, part: 1, cars, active: 0, pile: 48, reach: [], ...others,
  };
}

function happened(...events: GameEvent[]): { n: number; event: GameEvent; says: string }[] {
  return events.map((event, n) => ({ n, event, says: event.type }));
}

/** The squares of a road written as text. */
const names = (way: { square: string }[] | null): string => way?.map(({ square }) => square).join(" ") ?? "";

test("a car has the shape of its seat", () => {
  const { colours } = data.parts as { colours: string };
  expect([...colours].map((code) => PIECES[code]!.shape)).toEqual([...colours].map((_, seat) => shapeOf(seat)));
});

describe("the road", () => {
  test("leads straight on, turns off at a junction, and back out of a dead end", () => {
    expect(names(after({ square: "18", heading: null }))).toBe("19 t1");
    expect(after({ square: "t1", heading: "in" })).toEqual([{ square: "t2", heading: "in" }]);
    expect(after({ square: "TUV", heading: null })).toEqual([{ square: "t3", heading: "out" }]);
    expect(after({ square: "t1", heading: "out" })).toEqual([{ square: "18", heading: null }]);
    expect(after({ square: "M4", heading: null })).toEqual([]);
  });

  test("tells which way a car drove by where it came and how far", () => {
    expect(names(wayOf({ square: "17", heading: null }, "t2", 3))).toBe("17 18 t1 t2");
    expect(names(wayOf({ square: "TUV", heading: null }, "t1", 3))).toBe("TUV t3 t2 t1");
    expect(names(wayOf({ square: "4", heading: null }, "10", 2))).toBe("4 a1 10");
    expect(wayOf({ square: "4", heading: null }, "10", 3)).toBeNull();
  });

  test("knows how far a place is, by shortcuts too, and what lies behind", () => {
    expect(distance({ square: "0", heading: null }, squareAt("meeting-1"))).toBe(9);
    expect(distance({ square: "TUV-3", heading: null }, "14")).toBe(4);
    expect(distance({ square: "20", heading: null }, "TUV")).toBeNull();
  });

  test("surplus squares are lost at a place, by the way that was chosen", () => {
    const drive = { way: "straight", squares: 6, repair: 0, part: false } as const;
    expect(names(squaresTo({ square: "12", heading: null }, "M1", drive))).toBe("12 M1");
    const before = { square: "51", heading: null };
    expect(names(squaresTo(before, "M4", drive))).toBe("51 52 53 54 55 56 M4");
    expect(names(squaresTo(before, "M4", { ...drive, way: "turn" }))).toBe("51 d1 55 56 M4");
  });
});

describe("a touch on a square that cannot be reached", () => {
  test("is a drive that the house can refuse", () => {
    expect(attempt(car("14"), "16", 5)).toEqual({ way: "straight", squares: 2, repair: 3, part: false });
    expect(attempt(car("17"), "t1", 3)).toEqual({ way: "turn", squares: 2, repair: 1, part: false });
    expect(attempt(car("14"), "19", 2)).toEqual({ way: "straight", squares: 5, repair: 0, part: false });
  });

  test("means nothing where no throw leads there", () => {
    expect(attempt(car("14"), "12", 6)).toBeNull();
    expect(attempt(car("14"), "40", 6)).toBeNull();
  });
});

describe("the split of a throw", () => {
  const reach: Landing[] = [
    { way: "straight", squares: 1, square: "18" },
    { way: "straight", squares: 2, square: "19" },
    { way: "straight", squares: 5, square: "22" },
    { way: "turn", squares: 2, square: "t1" },
    { way: "turn", squares: 5, square: "TUV" },
  ];
  const drive = (way: Drive["way"], squares: number, repair: number, part = false): Drive => ({ way, squares, repair, part });
  const legal = [
    drive("straight", 1, 4), drive("straight", 1, 1, true), drive("straight", 2, 3), drive("straight", 2, 0, true),
    drive("straight", 5, 0), drive("turn", 2, 3), drive("turn", 2, 0, true), drive("turn", 5, 0),
  ].map((one) => ({ action: driving(one), label: "" }));
  const options = optionsOf(legal, reach, 5);

  test("is read from what is legal, and where that is not known from the landings", () => {
    expect(options.map(({ square }) => square)).toEqual(["18", "18", "19", "19", "22", "t1", "t1", "TUV"]);
    const guessed = optionsOf([], reach, 5).map((option) => driveOf(driving(option)));
    expect(guessed).toEqual(legal.map(({ action }) => driveOf(action)));
    expect(waysOf(options)).toEqual(["straight", "turn"]);
  });

  test("changes with each touch of the same square", () => {
    const first = nextAt(options, "19", null, false)!;
    expect([first.repair, first.part]).toEqual([3, false]);
    expect(nextAt(options, "19", first, false)!.part).toBe(true);
    expect(nextAt(options, "19", null, true)!.part).toBe(true);
    expect(nextAt(options, "20", null, false)).toBeNull();
  });

  test("goes further and nearer over what is not allowed", () => {
    expect(further(options, "straight", null, 1, false)!.squares).toBe(1);
    expect(further(options, "turn", null, 1, false)!.squares).toBe(2);
    expect(further(options, "straight", null, -1, false)!.squares).toBe(5);
    expect(further(options, "straight", 2, 1, false)!.squares).toBe(5);
    expect(further(options, "straight", 1, -1, false)).toBeNull();
    expect(further(options, "straight", 1, 1, true)!.part).toBe(true);
  });

  test("by the other way is as long as can be", () => {
    expect(byWay(options, "turn", 1, false)).toMatchObject(drive("turn", 2, 3));
    expect(byWay(options, "straight", 5, false)).toMatchObject(drive("straight", 5, 0));
  });

  test("is by the other way where only that one is so long", () => {
    expect(optionFor(options, "turn", 1, false)).toMatchObject(drive("straight", 1, 4));
  });

  test("has a part only where one can be had", () => {
    expect(optionFor(options, "straight", 5, true)!.part).toBe(false);
    expect(optionFor(options, "straight", 4, false)).toBeNull();
  });
});

describe("after a meeting", () => {
  const three = car("M1", { held: 3, hand: ["roof-5-3", "doors-4-4", "wings-2-3"] });
  const one = car("M1", { held: 1, hand: ["roof-5-3"] });

  test("at most two stay, and the first chosen gives way", () => {
    expect(keptBefore(three)).toEqual([]);
    expect(keptBefore(one)).toEqual(["roof-5-3"]);
    expect(toggled(["a", "b"], "c")).toEqual(["b", "c"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });

  test("the rest is returned, unless two are kept or nothing is left", () => {
    const types = (kept: string[], held: RallyCar, already: string | null = null): string[] =>
      keepActions(kept, held, already).map(({ type }) => type);
    expect(types(["a", "b"], three)).toEqual(["keep", "keep"]);
    expect(types(["a"], three)).toEqual(["keep", "return-rest"]);
    expect(types([], three)).toEqual(["return-rest"]);
    expect(types(["roof-5-3"], one)).toEqual(["keep"]);
    expect(types(["a", "b"], three, "a")).toEqual(["keep"]);
  });
});

describe("the calendar", () => {
  test("tells what is done, missed and next", () => {
    const states = yearOf(table([]), car("20", { scores: [null, null, null, null], settled: ["TUV"] })).map(({ state }) => state);
    expect(states).toEqual(["missed", "done", "next", "due", "due", "due"]);
    expect(yearOf(table([]), null).map(({ state }) => state)).toEqual(["due", "next", "due", "due", "due", "due"]);
    expect(yearOf(table([], { month: 0 }), null).map(({ state }) => state)).toEqual(["next", "due", "due", "due", "due", "due"]);
  });

  test("tells what a car needs for the next meeting and the next inspection", () => {
    const needs = needsOf(table([]), car("17", { repair: 9, defects: 13 }));
    expect(needs.map(({ place, squares, repair }) => [place, squares, repair])).toEqual([["TUV", 5, 4], ["meeting-2", 11, 0]]);
    const past = needsOf(table([]), car("20", { repair: 12 }));
    expect(past.map(({ place, squares }) => [place, squares])).toEqual([["TUV", null], ["meeting-2", 8]]);
    expect(needsOf(table([], { month: 13 }), car("M4"))).toEqual([]);
  });
});

describe("journeys", () => {
  test("go square by square, and end where an inspection sends a car", () => {
    const before = table([car("17"), car("30")]);
    const events: GameEvent[] = [
      { type: "drove", seat: 0, squares: 5, square: "TUV" },
      { type: "failed", seat: 0, inspection: "TUV", shortfall: 3 },
      { type: "towed", seat: 1, inspection: "TUV", repair: 0 },
    ];
    expect(journeysOf(before, events)).toEqual([
      { seat: 0, squares: ["17", "18", "t1", "t2", "t3", "TUV", "TUV-3"] },
      { seat: 1, squares: ["30", "TUV-0"] },
    ]);
  });
});

describe("scenes", () => {
  test("of a meeting show the parts that were fitted, also in the same news, and their worth", () => {
    const before = table([car("12", { fitted: ["roof-5-3"] })]);
    const [scene] = scenesOf(before, before, happened(
      { type: "fitted", seat: 0, part: "doors-4-4", defects: 13 },
      { type: "scored", seat: 0, meeting: 1, points: 10 },
    ));
    expect(scene).toMatchObject({ kind: "scored", meeting: 1, points: 10 });
    expect(scene?.kind === "scored" && scene.parts.map(({ worth }) => worth)).toEqual([6, 4]);
  });

  test("tell of the workshop, and of the month that begins", () => {
    const before = table([car("20")], { month: 4 });
    const scenes = scenesOf(before, table([car("TUV-3")], { month: 5 }), happened(
      { type: "month-over", month: "april" },
      { type: "towed-behind", seat: 0, inspection: "TUV", shortfall: 3 },
      { type: "time", month: "may", part: 1 },
    ));
    expect(scenes.map(({ kind }) => kind)).toEqual(["workshop", "month"]);
    expect(scenes[0]).toMatchObject({ inspection: "TUV", sent: [{ seat: 0, shortfall: 3 }] });
  });

  test("show all cars that are towed at once together", () => {
    const before = table([car("14"), car("20")], { month: 4 });
    const scenes = scenesOf(before, before, happened(
      { type: "towed", seat: 0, inspection: "TUV", repair: 7 },
      { type: "towed-behind", seat: 1, inspection: "TUV", shortfall: 9 },
    ));
    expect(scenes).toMatchObject([{ kind: "workshop", sent: [{ seat: 0, shortfall: 0 }, { seat: 1, shortfall: 9 }] }]);
  });
});

describe("a card that changes hands", () => {
  const before = table([car("6"), car("9")]);
  const stole: GameEvent = { type: "stole", seat: 0, victim: 1 };

  test("is seen by both sides, and its back by all others", () => {
    const took: GameEvent = { type: "took", seat: 0, victim: 1, part: "roof-5-3" };
    expect(scenesOf(before, before, happened(stole, took))).toMatchObject([{ kind: "traded", seat: 0, from: 1, part: { points: 5 } }]);
    expect(scenesOf(before, before, happened(stole))).toMatchObject([{ kind: "traded", from: 1, part: null }]);
  });

  test("goes back and forth in an exchange", () => {
    const exchanged = happened(
      { type: "exchanged", seat: 0, partner: 1 },
      { type: "took", seat: 0, victim: 1, part: "roof-5-3" },
      { type: "handed-over", seat: 0, partner: 1 },
      { type: "gave", seat: 0, partner: 1, part: "doors-4-4" },
    );
    expect(scenesOf(before, before, exchanged)).toMatchObject([
      { seat: 0, from: 1, part: { section: "roof" } },
      { seat: 1, from: 0, part: { section: "doors" } },
    ]);
  });
});

describe("the drawing", () => {
  test("makes room for cars that share a square", () => {
    const standing = places([car("30"), car("30"), car("31")]);
    expect(standing[0]!.size).toBeLessThan(standing[2]!.size);
    expect(Math.hypot(standing[0]!.x - standing[1]!.x, standing[0]!.y - standing[1]!.y)).toBeGreaterThan(40);
    expect(standing[2]).toMatchObject(PLACES.at("31"));
  });

  test("leaves a strip for buttons where that costs least", () => {
    const [upright, wide] = [{ width: 340, height: 300 }, { width: 372, height: 207 }];
    expect(stripOf(upright, 52)).toEqual({ top: 52, right: 0 });
    expect(whole(upright, { top: 52, right: 0 })).toMatchObject({ width: 340, height: 212.5 });
    expect(stripOf(wide, 52)).toEqual({ top: 0, right: 52 });
    expect(whole(wide, { top: 0, right: 52 }).width).toBe(320);
  });

  test("shows all of the landscape, or fills the room with what is around some squares", () => {
    const none = { top: 0, right: 0 };
    expect(whole({ width: 800, height: 800 }, none)).toEqual({ width: 800, height: 500, box: ROAD.view_box });
    const [left, top, wide, high] = around([PLACES.at("0")], { width: 300, height: 200 }).box;
    expect([left, top + high]).toEqual([0, 1000]);
    expect(wide / high).toBeCloseTo(1.5);
  });

  test("knows the part of each section, and the cards that are not known", () => {
    const own = car("0", { fitted: ["roof-5-3"], held: 3, hand: ["doors-4-4"] });
    expect(sectionsOf(own).map(({ name }) => name)).toEqual([null, null, null, "roof-5-3"]);
    expect(faceDown(own)).toEqual(["doors-4-4", null, null]);
  });
});
