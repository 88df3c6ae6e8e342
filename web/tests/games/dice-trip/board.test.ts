// The board of Dice Trip: where towns, roads and names are drawn, how dice become numbers.

import { describe, expect, test } from "vitest";
import { along, cellsOf, leastDistance, nearest, pointsOf, roadOf, softPath, towards } from "../../../src/games/dice-trip/board/geometry.ts";
import { crosses, gapTo, meet, noteOf, wordingsOf } from "../../../src/games/dice-trip/board/labels.ts";
import { closeLayout, layoutOf, steady } from "../../../src/games/dice-trip/board/layout.ts";
import { dropped, entriesOf, isStriking, left, mustStrike, pairOf, picked, shared, swapped, townsFor } from "../../../src/games/dice-trip/making.ts";
import { landOf, mapOf } from "../../../src/games/dice-trip/maps.ts";
import type { Action, Score, View } from "../../../src/games/dice-trip/payloads.ts";
import { Plan } from "../../../src/games/dice-trip/plan.svelte.ts";
import {
  actionOf,
  entryIn,
  entryOf,
  filledOf,
  LINES,
  NUMBERS,
  pointsOf as pointsOfLine,
  steps,
} from "../../../src/games/dice-trip/position.ts";

const MAPS = ["france", "sud-bourgogne"];

describe("numbers and entries", () => {
  test("the strip has all numbers with digits 1 to 6", () => {
    expect(NUMBERS).toHaveLength(36);
    expect(NUMBERS.slice(5, 8)).toEqual([16, 21, 22]);
  });

  test("an entry is an action, and a line of notation", () => {
    const actions: Action[] = [{ type: "write", dice: "RB", town: "L" }, { type: "strike", town: "C" }];
    for (const action of actions) {
      expect(actionOf(entryOf(action)!)).toEqual(action);
    }
    expect(entryOf({ type: "keep" })).toBeNull();
    expect(entryIn("write RB L")).toEqual({ dice: "RB", town: "L" });
    expect(entryIn("strike C")).toEqual({ dice: "", town: "C" });
  });

  test("entries of this turn stand on the sheet, and are known as new", () => {
    const stored = { sheets: [{ numbers: [0, 22, 0], filled: [0, 22, 0] }] } as Partial<View> as View;
    const now = { sheets: [{ numbers: [0, 22, 0], filled: [34, 22, -1] }] } as Partial<View> as View;
    const { numbers, fresh } = filledOf(stored, now, 0);
    expect(numbers).toEqual([34, 22, -1]);
    expect([...fresh]).toEqual([0, 2]);
  });

  test("a chain is drawn road by road, whatever its direction", () => {
    expect(steps(["C", "A", "B"])).toEqual(["AC", "AB"]);
    expect(steps(["C"])).toEqual([]);
  });

  test("the lines of a score add up to it", () => {
    const score: Score = {
      bonus: 10, struck: 1, route: [..."ABCDEFGHIJKLMN"] as Score["route"], series: [..."ABCDEFGHIJKL"] as Score["series"], series_points: 9,
      clean: [1, 2], zone_points: 7, tens: 0, total: 39,
    };
    expect(LINES.reduce((sum, line) => sum + pointsOfLine(score, line), 0)).toBe(score.total);
  });
});

describe("making a number", () => {
  test("a picked die takes the first free place, and leaves when it is picked again", () => {
    expect(picked([null, null], "R")).toEqual(["R", null]);
    expect(picked(["R", null], "G")).toEqual(["R", "G"]);
    expect(picked(["R", "G"], "R")).toEqual([null, "G"]);
    expect(picked([null, "G"], "B")).toEqual(["B", "G"]);
    expect(picked(["R", "G"], "B")).toEqual(["R", "B"]);
    expect(pairOf(["R", "B"])).toBe("RB");
    expect(pairOf(["R", null])).toBe("");
  });

  test("a dropped die lies where it was dropped", () => {
    expect(dropped([null, null], "R", 1)).toEqual([null, "R"]);
    expect(dropped(["R", "G"], "G", 0)).toEqual(["G", "R"]);
    expect(dropped(["R", "G"], "B", 0)).toEqual(["B", "G"]);
    expect(swapped(["R", "G"])).toEqual(["G", "R"]);
  });

  test("after the first number the other two dice are ready", () => {
    expect(left([{ town: "A", dice: "GR" }], 2)).toEqual(["B", "Y"]);
    expect(left([{ town: "A", dice: "" }], 2)).toEqual([null, null]);
    expect(left([], 1)).toEqual([null, null]);
  });

  test("a die in both numbers is a double use", () => {
    expect(shared([{ town: "A", dice: "RG" }], "RB")).toBe("R");
    expect(shared([{ town: "A", dice: "RG" }], "BY")).toBeNull();
    expect(shared([{ town: "A", dice: "RG" }], "RG")).toBeNull(); // just entered, not meant again
  });

  test("what is stored comes before what is drafted", () => {
    const stored = { entries: [["strike A"]] } as Partial<View> as View;
    expect(entriesOf(stored, 0, [{ type: "keep" }, { type: "strike", town: "B" }]).map(({ town }) => town)).toEqual(["A", "B"]);
  });

  test("only towns that the house allows are offered", () => {
    const legal: Action[] = [{ type: "write", dice: "RG", town: "A" }, { type: "write", dice: "GR", town: "B" }, { type: "strike", town: "C" }];
    const choices = legal.map((action) => ({ action, label: "" }));
    expect([...townsFor(choices, "RG", false)]).toEqual(["A"]);
    expect([...townsFor(choices, "RG", true)]).toEqual(["C"]);
    expect(mustStrike(choices)).toBe(false);
  });

  test("where no number may be written a town is struck, unless dice are picked all the same", () => {
    const strikes: { action: Action; label: string }[] = [{ action: { type: "strike", town: "C" }, label: "" }];
    const plan = new Plan();
    expect(mustStrike(strikes)).toBe(true);
    expect(mustStrike([])).toBe(false);
    expect(isStriking(plan, strikes)).toBe(true);
    expect(isStriking(plan, [])).toBe(false);
    plan.number = ["R", null];
    expect(isStriking(plan, strikes)).toBe(false);
    plan.number = [null, null];
    expect(isStriking(plan, strikes)).toBe(true);
  });
});

describe("geometry", () => {
  test("towns lie by latitude and longitude, in hundredths of the width", () => {
    const points = pointsOf(mapOf("france").towns);
    const at = (name: string) => points[mapOf("france").towns.findIndex((town) => town.name === name)]!;
    expect(at("Brest").x).toBe(0);
    expect(at("Strasbourg").x).toBeCloseTo(100, 5);
    expect(at("Lille").y).toBe(0);
    expect(at("Marseille").y).toBeGreaterThan(at("Lyon").y);
  });

  test("a road leads from town to town with a slight bend", () => {
    const road = roadOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 1);
    expect(along(road).at(0)).toEqual({ x: 0, y: 0 });
    expect(along(road).at(-1)).toEqual({ x: 100, y: 0 });
    expect(Math.max(...along(road).map(({ y }) => Math.abs(y)))).toBeLessThan(4);
    expect(softPath([{ x: 0, y: 0 }, { x: 5, y: 5 }, { x: 10, y: 0 }])).toBe("M0 0Q5 5 10 0");
  });

  test("cells part a frame between the towns", () => {
    const [west, east] = cellsOf([{ x: 0, y: 5 }, { x: 10, y: 5 }], { x: 0, y: 0, width: 10, height: 10 });
    expect(Math.max(...west!.map(({ x }) => x))).toBe(5);
    expect(Math.min(...east!.map(({ x }) => x))).toBe(5);
  });

  test("a touch means the nearest town, unless it is far from all", () => {
    const points = [{ x: 0, y: 0 }, { x: 50, y: 0 }];
    expect(nearest(points, { x: 20, y: 0 }, 34)).toBe(0);
    expect(nearest(points, { x: 30, y: 5 }, 34)).toBe(1);
    expect(nearest(points, { x: 0, y: 90 }, 34)).toBeNull();
    expect(nearest(points, { x: 20, y: 0 }, 34, (place) => (place === 0 ? 16 : 0))).toBe(1);
  });

  test.each(MAPS)("arrow keys reach every town of %s", (name) => {
    const points = pointsOf(mapOf(name).towns);
    const reached = new Set([0]);
    for (const town of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(towards(points, town, key));
    }
    expect(reached.size).toBe(25);
  });
});

describe("names on the map", () => {
  test("a name can be broken, and be short", () => {
    expect(wordingsOf("Lyon")).toEqual([["Lyon"]]);
    expect(wordingsOf("Clermont-Ferrand", "Clermont")).toEqual([["Clermont-Ferrand"], ["Clermont-", "Ferrand"], ["Clermont"]]);
  });

  test("a line crosses a box, or passes it", () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(crosses(box, { x: -5, y: 5 }, { x: 15, y: 5 })).toBe(true);
    expect(crosses(box, { x: -5, y: 12 }, { x: 15, y: 12 })).toBe(false);
    expect(crosses(box, { x: -5, y: 12 }, { x: 15, y: 12 }, 3)).toBe(true);
  });

  const rooms = [[358, 300], [358, 280], [358, 265], [560, 440], [690, 490]] as const;
  test.each(MAPS.flatMap((name) => rooms.map(([width, height]) => ({ name, width, height }))))(
    "stand beside their towns and overlap nothing on $name in $width × $height",
    ({ name, width, height }) => {
      const map = mapOf(name);
      const layout = layoutOf(map, width, height);
      const labels = layout.labels.filter((label) => label !== null);
      const boxes = [...labels, ...layout.zones, layout.corner.box];
      const overlaps = boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => meet(one, other)));
      expect(overlaps).toEqual([]);
      // Every town has its name, and close by.
      expect(layout.labels).not.toContain(null);
      const drifting = layout.labels.flatMap((label, place) => (gapTo(label!, layout.points[place]!) > layout.radius + 14 ? [map.towns[place]!.name] : []));
      expect(drifting).toEqual([]);
      const far = (label: (typeof labels)[number]): number[] => layout.points.map((point) => gapTo(label, point));
      const astray = layout.labels.flatMap((label, place) => (label && Math.min(...far(label)) !== far(label)[place] ? [map.towns[place]!.name] : []));
      expect(astray).toEqual([]);
    },
  );

  test("stay where they are while the room changes a little", () => {
    const room = { width: 358, height: 286 };
    expect(steady(room, { width: 358, height: 262 })).toBe(room);
    expect(steady(room, { width: 358, height: 300 })).toBe(room);
    expect(steady(room, { width: 358, height: 240 }).height).toBe(240);
    expect(steady(room, { width: 340, height: 286 }).width).toBe(340);
  });

  test.each(MAPS)("of %s all have room where the map is close, and its towns are far enough apart for a finger", (name) => {
    for (const room of [{ width: 327, height: 236 }, { width: 357, height: 367 }]) {
      const { points, labels } = closeLayout(mapOf(name), room);
      expect(leastDistance(points)).toBeGreaterThanOrEqual(40);
      expect(labels).not.toContain(null);
    }
    expect(leastDistance(layoutOf(mapOf(name), 358, 280).points)).toBeGreaterThan(18);
  });

  test("a note stands beside its town, inside the map", () => {
    const frame = { width: 300, radius: 10, size: 9 };
    expect(noteOf("Brest", { x: 20, y: 50 }, frame)).toMatchObject({ anchor: "start", lines: ["Brest"] });
    const nice = noteOf("Nice", { x: 290, y: 50 }, frame);
    expect(nice.anchor).toBe("end");
    expect(nice.x + nice.width).toBeLessThan(280);
  });

  test.each(MAPS)("the drawing of %s names all of its zones", (name) => {
    const map = mapOf(name);
    expect(Object.keys(landOf(map).zones).sort()).toEqual([...map.zones].sort());
    expect(layoutOf(map, 690, 490).zones.map((zone) => zone.name)).toEqual(map.zones);
  });
});
