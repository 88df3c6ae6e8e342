// The board of Entenrallye: the ways to spend a throw, journeys, scenes, the drawing.

import data from "virtual:data/entenrallye";
import { describe, expect, test } from "vitest";
import type { Happened } from "../../../src/board/interface.ts";
import { PLACES, ROAD, TODAY } from "../../../src/games/entenrallye/art/data.ts";
import { journeysOf } from "../../../src/games/entenrallye/board/journeys.ts";
import { around, headingAt, places, stripOf, whole } from "../../../src/games/entenrallye/board/layout.ts";
import { scenesOf } from "../../../src/games/entenrallye/board/scenes.ts";
import { attempt, byWay, driveOf, driving, further, nextAt, optionFor, optionsOf, pathOf, waysOf, type Drive } from "../../../src/games/entenrallye/drives.ts";
import { keepActions, keptBefore, toggled } from "../../../src/games/entenrallye/keeping.ts";
import { faceDown, sectionsOf } from "../../../src/games/entenrallye/parts.ts";
import type { Ahead, Event, Landing, Part, ShownCar, Square, View, Way } from "../../../src/games/entenrallye/payloads.ts";
import { PIECES, shapeOf } from "../../../src/pieces.ts";

function car(square: Square, others: Partial<ShownCar> = {}): ShownCar {
  return {
    square, heading: null, waiting: false, repair: 0, scores: [null, null, null, null], settled: [], fitted: [],
    held: 0, hand: [], known_to: {}, colour: "R", defects: 12, worth: 0, points: 0, worths: [], shortfall: 12,
    towards: null, needs: [], ...others,
  };
}

function table(cars: ShownCar[], others: Partial<View> = {}): View {
  return {
    seat: 0, players: cars.length, turn: 0, phase: "drive", pips: 5, arrived: false, traded: false, partner: null, received: null,
    kept: null, month: 3, part: 1, cars, active: 0, pile: 48, reach: [], ahead: [], part_price: 3, most_kept: 0,
    parts: cars.length, calendar: [], winners: [], ...others,
  };
}

function happened(...events: Event[]): Happened<Event>[] {
  return events.map((event, n) => ({ n, event, says: event.type }));
}

test("a car has the shape of its seat", () => {
  const { colours } = data.parts as { colours: string };
  expect([...colours].map((code) => PIECES[code]!.shape)).toEqual([...colours].map((_, seat) => shapeOf(seat)));
});

const AHEAD: Ahead[] = [
  { way: "straight", squares: ["18", "19", "20", "21", "22", "23"] },
  { way: "turn", squares: ["18", "t1", "t2", "t3", "TUV", "t3"] },
];

describe("a touch on a square that cannot be reached", () => {
  test("is a drive that the house can refuse", () => {
    expect(attempt(AHEAD, "19", 5)).toEqual({ way: "straight", squares: 2, repair: 3, part: false });
    expect(attempt(AHEAD, "t1", 3)).toEqual({ way: "turn", squares: 2, repair: 1, part: false });
    expect(attempt(AHEAD, "22", 2)).toEqual({ way: "straight", squares: 5, repair: 0, part: false });
  });

  test("means nothing where no throw leads there", () => {
    expect(attempt(AHEAD, "12", 6)).toBeNull();
    expect(attempt([], "18", 6)).toBeNull();
  });
});

describe("the split of a throw", () => {
  const landing = (way: Way, squares: number, square: Square, ...splits: [repair: number, part: boolean][]): Landing => ({
    way, squares, square, driven: squares, towards: null,
    splits: splits.map(([repair, part]) => ({ repair, part, marker: repair, shortfall: 12 - repair })),
  });
  const drive = (way: Way, squares: number, repair: number, part = false): Drive => ({ way, squares, repair, part });
  const options = optionsOf([
    landing("straight", 1, "18", [4, false], [1, true]),
    landing("straight", 2, "19", [3, false], [0, true]),
    landing("straight", 5, "22", [0, false]),
    landing("turn", 2, "t1", [3, false], [0, true]),
    landing("turn", 5, "TUV", [0, false]),
  ]);

  test("is each split of each landing", () => {
    expect(options.map(({ square }) => square)).toEqual(["18", "18", "19", "19", "22", "t1", "t1", "TUV"]);
    expect(options[1]).toMatchObject({ ...drive("straight", 1, 1, true), marker: 1, shortfall: 11 });
    expect(driveOf(driving(options[1]!))).toEqual(drive("straight", 1, 1, true));
    expect(waysOf(options)).toEqual(["straight", "turn"]);
  });

  test("leads along the squares ahead, as far as it is driven", () => {
    expect(pathOf("17", AHEAD, options[6]!)).toEqual(["17", "18", "t1"]);
    expect(pathOf("17", AHEAD, { ...options[4]!, driven: 3 })).toEqual(["17", "18", "19", "20"]);
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
  const [a, b, c]: [Part, Part, Part] = ["roof-5-3", "doors-4-4", "wings-2-3"];

  test("so many stay as can, and the first chosen gives way", () => {
    expect(keptBefore([a, b, c], 2)).toEqual([]);
    expect(keptBefore([a], 1)).toEqual([a]);
    expect(toggled([a, b], c, 2)).toEqual([b, c]);
    expect(toggled([a, b], a, 2)).toEqual([b]);
  });

  test("the rest is returned, unless so many are kept as can be", () => {
    const types = (kept: Part[], most: number, already: Part | null = null): string[] =>
      keepActions(kept, already, most).map(({ type }) => type);
    expect(types([a, b], 2)).toEqual(["keep", "keep"]);
    expect(types([a], 2)).toEqual(["keep", "return-rest"]);
    expect(types([], 2)).toEqual(["return-rest"]);
    expect(types([a], 1)).toEqual(["keep"]);
    expect(types([a, b], 2, a)).toEqual(["keep"]);
  });
});

describe("journeys", () => {
  test("go square by square, and end where an inspection sends a car", () => {
    const before = table([car("17"), car("30")]);
    const events: Event[] = [
      { type: "drove", seat: 0, squares: 5, square: "TUV", path: "17>18>t1>t2>t3>TUV" },
      { type: "failed", seat: 0, inspection: "TUV", shortfall: 3, square: "TUV-3" },
      { type: "towed", seat: 1, inspection: "TUV", repair: 0, square: "TUV-0" },
    ];
    expect(journeysOf(before, events)).toEqual([
      { seat: 0, squares: ["17", "18", "t1", "t2", "t3", "TUV", "TUV-3"] },
      { seat: 1, squares: ["30", "TUV-0"] },
    ]);
  });
});

describe("scenes", () => {
  test("of a meeting show the parts that were fitted, also in the same news, and their worth", () => {
    const before = table([car("12", { fitted: ["roof-5-3"], worths: [6] })]);
    const [scene] = scenesOf(before, before, happened(
      { type: "fitted", seat: 0, part: "doors-4-4", defects: 13, worth: 4 },
      { type: "scored", seat: 0, meeting: 1, points: 10 },
    ));
    expect(scene).toMatchObject({ kind: "scored", meeting: 1, points: 10 });
    expect(scene?.kind === "scored" && scene.parts.map(({ worth }) => worth)).toEqual([6, 4]);
  });

  test("tell of the workshop, and of the month that begins", () => {
    const before = table([car("20")], { month: 4 });
    const scenes = scenesOf(before, table([car("TUV-3")], { month: 5 }), happened(
      { type: "month-over", month: "april" },
      { type: "towed-behind", seat: 0, inspection: "TUV", shortfall: 3, square: "TUV-3" },
      { type: "time", month: "may", part: 1 },
    ));
    expect(scenes.map(({ kind }) => kind)).toEqual(["workshop", "month"]);
    expect(scenes[0]).toMatchObject({ inspection: "TUV", sent: [{ seat: 0, shortfall: 3 }] });
  });

  test("show all cars that are towed at once together", () => {
    const before = table([car("14"), car("20")], { month: 4 });
    const scenes = scenesOf(before, before, happened(
      { type: "towed", seat: 0, inspection: "TUV", repair: 7, square: "TUV-0" },
      { type: "towed-behind", seat: 1, inspection: "TUV", shortfall: 9, square: "TUV-9" },
    ));
    expect(scenes).toMatchObject([{ kind: "workshop", sent: [{ seat: 0, shortfall: 0 }, { seat: 1, shortfall: 9 }] }]);
  });
});

describe("a card that changes hands", () => {
  const before = table([car("6"), car("9")]);
  const stole: Event = { type: "stole", seat: 0, victim: 1 };

  test("is seen by both sides, and its back by all others", () => {
    const took: Event = { type: "took", seat: 0, victim: 1, part: "roof-5-3" };
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

  test("lets a car look where it will drive, out of a dead end too", () => {
    expect(headingAt({ square: "t2", towards: "t3" })).toBe(PLACES.heading("t2", "t3"));
    expect(headingAt({ square: "M4", towards: null })).toBe(PLACES.heading("M4"));
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
    expect(sectionsOf(own, TODAY).map(({ name }) => name)).toEqual([null, null, null, "roof-5-3"]);
    expect(faceDown(own)).toEqual(["doors-4-4", null, null]);
  });
});
