// Where the road of Entenrallye is drawn, and what stands beside it.

import { describe, expect, test } from "vitest";
import { editionOf, PARTS, partName, partOf, PLACES, ROAD, SECTIONS, TODAY } from "../../../src/games/entenrallye/art/data.ts";
import { directionOf, distance, places, pointOn, type Road } from "../../../src/games/entenrallye/art/geometry.ts";
import { LANDMARKS, POSTS } from "../../../src/games/entenrallye/art/landmarks.ts";
import { houses, isFree, trees } from "../../../src/games/entenrallye/art/scenery.ts";
import { description } from "../../../src/games/entenrallye/art/words.ts";
import { drawings } from "../../../src/games/entenrallye/rules/drawings.ts";

/** A road to the right, with a dead end downwards at its second square. */
const SMALL: Road = {
  view_box: [0, 0, 400, 300],
  squares: [
    { name: "0", ground: "grey", place: "start", next: ["1"], at: [0, 0] },
    { name: "1", ground: "grey", next: ["2", "t1"], at: [100, 0] },
    { name: "2", ground: "brown", next: [], at: [200, 0] },
    { name: "t1", ground: "grey", next: ["TUV"], back: "1", at: [100, 100] },
    { name: "TUV", ground: "brown", place: "TUV", month: 4, next: [], back: "t1", at: [100, 200] },
    { name: "TUV-1", ground: "grey", next: ["1"], at: [0, 100] },
  ],
};
const small = places(SMALL);

describe("the small road", () => {
  test("falls into lines that meet", () => {
    expect(small.lines).toEqual([
      { kind: "road", names: ["0", "1", "2"] },
      { kind: "dead-end", names: ["1", "t1", "TUV"] },
      { kind: "behind", names: ["TUV-1", "1"] },
    ]);
  });

  test("has headings along the way one drives", () => {
    expect(small.heading("0")).toBeCloseTo(0);
    expect(small.heading("2")).toBeCloseTo(0);
    expect(small.heading("TUV", "t1")).toBeCloseTo(-90);
    expect(small.heading("t1", "TUV")).toBeCloseTo(90);
    expect(small.heading("t1", "1")).toBeCloseTo(-90);
    expect(small.heading("TUV")).toBeCloseTo(90);
  });

  test("shows two ways from a junction apart", () => {
    expect(small.bearing("1", "2")).toBeCloseTo(0);
    expect(small.bearing("1", "t1")).toBeGreaterThan(45);
  });

  test("is driven along curves that begin and end on squares, forward and back", () => {
    expect(small.path(["0", "1"])).toBe("M0 0C36 0 64 0 100 0");
    expect(small.path(["1", "0"])).toBe("M100 0C64 0 36 0 0 0");
    expect(small.path(["t1", "TUV", "t1"]).match(/C/g)).toHaveLength(2);
    expect(small.path(["2", "TUV-1"])).toBe("M200 0C133.3 33.3 66.7 66.7 0 100");
    expect(small.path([])).toBe("");
  });

  test("knows where a car is on its way", () => {
    expect(small.along(["0", "1", "2"], 0)).toMatchObject({ x: 0, y: 0 });
    expect(small.along(["0", "1", "2"], 0.5)).toMatchObject({ x: 100, y: 0 });
    const end = small.along(["0", "1", "2"], 1);
    expect([end.x, end.y, end.heading]).toEqual([200, 0, 0]);
    expect(small.along(["t1"], 0.3)).toMatchObject({ x: 100, y: 100 });
  });

  test("finds the square that a touch means", () => {
    expect(small.nearest({ x: 90, y: 12 })).toBe("1");
    expect(small.nearest({ x: 90, y: 12 }, 10)).toBeNull();
    expect(small.box).toBe("0 0 400 300");
  });

  test("names a square that is not there", () => {
    expect(() => small.at("x")).toThrow("there is no square x");
  });
});

describe("the road of the game", () => {
  test("is drawn whole: every step has a curve from square to square", () => {
    for (const { name, next } of ROAD.squares) {
      for (const to of next) {
        const curve = PLACES.curve(name, to)!;
        expect(curve, `${name} to ${to}`).not.toBeNull();
        expect(pointOn(curve, 0)).toEqual(PLACES.at(name));
        expect(pointOn(curve, 1)).toEqual(PLACES.at(to));
        expect(directionOf(curve, 0)).toBeCloseTo(PLACES.heading(name, to));
      }
    }
    expect(PLACES.lines.map(({ kind }) => kind).sort()).toEqual(["behind", "behind", "dead-end", "dead-end", "road", "shortcut", "shortcut", "shortcut", "shortcut"]);
  });

  test("never bends so much that a car would turn on the spot", () => {
    const [main] = PLACES.lines;
    for (const name of main!.names.slice(1, -1)) {
      const place = main!.names.indexOf(name);
      const turn = Math.abs(PLACES.heading(name, main!.names[place + 1]) - PLACES.heading(name, main!.names[place - 1]));
      expect(Math.abs(turn - 180), name).toBeLessThan(1);
    }
  });

  test("has squares that do not lie on each other", () => {
    const reach = ({ name, place = "" }: { name: string; place?: string }): number => (place.startsWith("meeting") ? 38 : name.includes("-") ? 24 : 29);
    ROAD.squares.forEach((one, number) => {
      for (const other of ROAD.squares.slice(0, number)) {
        const far = distance(PLACES.at(one.name), PLACES.at(other.name));
        expect(far, `${one.name} and ${other.name}`).toBeGreaterThan(reach(one) + reach(other));
      }
    });
  });

  test("says what each square is, in kinds that the catalog has", () => {
    expect(description("0").kind).toBe("start");
    expect(description("17")).toMatchObject({ kind: "road", number: "17" });
    expect(description("M3")).toMatchObject({ kind: "meeting", number: "3" });
    expect(description("b2")).toMatchObject({ kind: "shortcut", number: "2", letter: "b" });
    expect(description("t1").kind).toBe("TUV-branch");
    expect(description("w2")).toMatchObject({ kind: "ASU-lane", number: "2" });
    expect(description("ASU-0").kind).toBe("ASU-workshop");
    expect(description("TUV-12")).toMatchObject({ kind: "TUV-behind", number: "12" });
    expect(description("ASU").kind).toBe("ASU");
  });
});

describe("the country around it", () => {
  test("every place with a month has something to show it", () => {
    expect(LANDMARKS.map(({ square }) => square).sort()).toEqual(["ASU", "M1", "M2", "M3", "M4", "TUV"]);
    expect(POSTS).toHaveLength(ROAD.squares.filter(({ next }) => next.length > 1).length);
  });

  test("names stand clear of squares and of each other", () => {
    const signs = LANDMARKS.map(({ kind, x, y }) => kind === "feast" ? { left: x - 68, right: x + 68, top: y + 6, bottom: y + 42 } : { left: x - 60, right: x + 60, top: y - 56, bottom: y - 20 });
    for (const sign of signs) {
      for (const { name, at } of ROAD.squares) {
        const away = Math.hypot(Math.max(sign.left - at[0], at[0] - sign.right, 0), Math.max(sign.top - at[1], at[1] - sign.bottom, 0));
        expect(away, name).toBeGreaterThan(30);
      }
      const meets = signs.filter((other) => other.left < sign.right && sign.left < other.right && other.top < sign.bottom && sign.top < other.bottom);
      expect(meets).toEqual([sign]);
    }
  });

  test("trees and houses leave the road free, and are always the same", () => {
    expect(trees().length).toBeGreaterThan(150);
    expect(trees()).toEqual(trees());
    for (const one of [...trees(), ...houses()]) expect(isFree(one)).toBe(true);
  });
});

test("a table of before has the road and the parts of then", () => {
  const then = editionOf("our-board");
  expect(editionOf("our-road")).toBe(TODAY);
  expect(then.road.squares.find(({ name }) => name === "TUV-0")?.next).toEqual(["14"]);
  expect(TODAY.road.squares.find(({ name }) => name === "TUV-0")?.next).toEqual(["v1"]);
  expect(then.places.at("TUV-0")).toEqual(TODAY.places.at("v5"));
  expect(then.partOf("bonnet-5-3")?.colour).toBe("K");
  expect(TODAY.partOf("bonnet-5-3")?.colour).toBe("Y");
});

test("a part is known by its name", () => {
  expect(PARTS).toHaveLength(48);
  for (const part of PARTS) expect(partOf(partName(part))).toBe(part);
  expect(partOf("roof-9-9")).toBeNull();
  expect(new Set(PARTS.map(({ section }) => section))).toEqual(new Set(SECTIONS));
});

describe.each(Object.entries(drawings))("the drawing beside %s", (_, { rally }) => {
  test("shows squares, ways and parts that there are", () => {
    for (const scene of rally) {
      if (scene.kind === "road") for (const name of [...scene.around, ...(scene.cars ?? []).map(([, at]) => at)]) expect(PLACES.square(name)).toBeDefined();
      const ways = scene.kind === "road" ? (scene.ways ?? []) : scene.kind === "split" ? [scene.way] : [];
      for (const way of ways) way.slice(1).forEach((to, place) => expect(PLACES.curve(way[place]!, to), `${way[place]} to ${to}`).not.toBeNull());
      const parts = scene.kind === "car" ? scene.fitted : scene.kind === "cards" ? scene.parts : [];
      for (const name of parts) if (name !== null) expect(partOf(name), name).not.toBeNull();
    }
  });

  test("splits a throw so that the car ends on grey, where actions are allowed (EN-R11)", () => {
    for (const scene of rally) {
      if (scene.kind !== "split") continue;
      expect(PLACES.square(scene.way.at(-1)!).ground).toBe("grey");
      expect(scene.way.length - 1 + (scene.part ? 3 : 0) + (scene.repair ?? 0)).toBeLessThanOrEqual(6);
    }
  });
});
