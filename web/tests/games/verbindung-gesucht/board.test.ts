// The board of Verbindung gesucht: its grid, the lines of its dice, turning, glowing, and the tray.

import { describe, expect, test } from "vitest";
import { glowOf, litLine, touching, traced } from "../../../src/games/verbindung-gesucht/board/glow.ts";
import { cornerOf, nextCell, readGrid, RIM } from "../../../src/games/verbindung-gesucht/board/grid.ts";
import { linesOf } from "../../../src/games/verbindung-gesucht/board/inlay.ts";
import type { Action, Cell, Die, Network, View } from "../../../src/games/verbindung-gesucht/payloads.ts";
import { fittingWay, optionsOf, placeable, turnedWay } from "../../../src/games/verbindung-gesucht/placing.ts";
import { changed, placedIn, slotsOf } from "../../../src/games/verbindung-gesucht/position.ts";
import { latestAfter, thrownIn } from "../../../src/games/verbindung-gesucht/throws.ts";

const grid = readGrid({ size: 6, bases: { red: [2, 2, 2, 2], black: [5, 5, 5, 5] } });

function legal(...lines: string[]): { action: Action; label: string }[] {
  return lines.map((line) => {
    const [type, die, cell] = line.split(" ") as [string, string?, string?];
    return { action: (die ? { type, die, cell } : { type }) as Action, label: line };
  });
}

describe("the grid", () => {
  test("has a base of each colour on each side, counted clockwise", () => {
    const cells = (colour: string): string[] => grid.bases.filter((base) => base.colour === colour).map(({ cell }) => cell);
    expect(cells("red")).toEqual(["b1", "f2", "e6", "a5"]);
    expect(cells("black")).toEqual(["e1", "f5", "b6", "a2"]);
    expect(grid.cells).toHaveLength(36);
    expect(cornerOf("c2")).toEqual({ x: RIM + 200, y: RIM + 100 });
  });

  test("leads to the next cell in a direction, straight ahead first", () => {
    expect(nextCell(["b1", "d1", "c2"], "b1", 1, 0)).toBe("d1");
    expect(nextCell(["b1", "c2"], "b1", 1, 0)).toBe("c2");
    expect(nextCell(["b1", "c2"], "b1", -1, 0)).toBeNull();
    expect(nextCell(["b4", "b2"], "b1", 0, 1)).toBe("b2");
  });
});

describe("the lines of a die", () => {
  test("have every side once, in the colour of its end", () => {
    for (const die of ["R", "B", "Cne", "Cse", "Csw", "Cnw", "rns", "rew", "bns", "bew", "W"]) {
      const sides = linesOf(die).flatMap((line) => [...line.sides]).sort();
      expect(sides).toEqual(["e", "n", "s", "w"]);
      expect(linesOf(die).every(({ d }) => d.startsWith("M"))).toBe(true);
    }
  });

  test("of a bridge are two stubs below one that passes over", () => {
    const [one, other, over] = linesOf("bew");
    expect([one!.ink, one!.sides, other!.sides]).toEqual(["red", "n", "s"]);
    expect([over!.ink, over!.sides, over!.isOver]).toEqual(["black", "ew", true]);
  });
});

describe("turning", () => {
  test("skips what is not allowed, in both directions", () => {
    expect(turnedWay("Cne", ["Cne", "Csw", "Cnw"], 1)).toBe("Csw");
    expect(turnedWay("Cne", ["Cne", "Csw"], -1)).toBe("Csw");
    expect(turnedWay("rns", ["rns"], 1)).toBe("rns");
  });

  test("begins with the way wanted, or the next that fits", () => {
    expect(fittingWay("C", "Csw", ["Cne", "Csw"])).toBe("Csw");
    expect(fittingWay("C", "Cse", ["Cne", "Cnw"])).toBe("Cnw");
    expect(fittingWay("W", "Cse", ["W"])).toBe("W");
  });

  test("knows the ways by cell, in their order", () => {
    const all = legal("place Cnw d2", "place Csw d2", "announce Cne d2", "place W d2", "done");
    expect(optionsOf(all, "C")).toEqual(new Map([["d2", ["Csw", "Cnw"]]]));
    expect(placeable(all)).toEqual(new Set(["C", "W"]));
  });
});

describe("glowing", () => {
  const long: Network = { bases: ["top"], ends: ["b1n", "b1s", "b2n", "b2e", "b2s", "b2w"] };
  const short: Network = { bases: [], ends: ["d4n"] };

  test("tells the main network from the others", () => {
    const glow = glowOf("red", [long, short]);
    const [, , over] = linesOf("rns");
    expect(litLine(glow, "b1", over!)).toEqual({ isMain: true, step: 0 });
    expect(litLine(glow, "d4", over!)).toEqual({ isMain: false, step: 0 });
    expect(litLine(glow, "b1", linesOf("rns")[0]!)).toBeNull();
    expect(litLine(null, "b1", over!)).toBeNull();
  });

  test("finds the networks that a die belongs to", () => {
    expect(touching([long, short], new Set(["d4"]))).toEqual([short]);
  });

  test("is traced from a base, end by end", () => {
    const { ends } = traced("red", long, "b1n");
    expect([ends.get("b1n")!.step, ends.get("b1s")!.step, ends.get("b2n")!.step, ends.get("b2e")!.step]).toEqual([0, 1, 2, 3]);
    expect(traced("red", { bases: [], ends: ["a1n", "f6s"] }, "b1n").ends.size).toBe(2);
  });
});

describe("the tray", () => {
  test("keeps the place of a die that lies on the board", () => {
    expect(slotsOf("RRW", ["R"])).toEqual([
      { face: "R", isPlaced: true },
      { face: "R", isPlaced: false },
      { face: "W", isPlaced: false },
    ]);
  });

  test("is filled by the last throw", () => {
    expect(thrownIn([{ type: "threw", seat: 0, dice: "RW" }, { type: "ended", seat: 0 }, { type: "threw", seat: 1, dice: "BBC" }])).toEqual({ seat: 1, dice: "BBC" });
    expect(thrownIn([])).toBeNull();
  });
});

test("what was placed last is remembered until somebody places again", () => {
  const none = { seat: -1, cells: [], isOld: true };
  const first = latestAfter(none, [{ type: "placed", seat: 1, die: "B", cell: "b6" }]);
  const second = latestAfter(first, [{ type: "placed", seat: 1, die: "W", cell: "c6" }, { type: "threw", seat: 0, dice: "RRR" }]);
  expect(second).toEqual({ seat: 1, cells: ["b6", "c6"], isOld: true });
  expect(latestAfter(second, [{ type: "placed", seat: 1, die: "W", cell: "d6" }]).cells).toEqual(["d6"]);
});

test("a preview changes what lies anew or otherwise", () => {
  const position = (...laid: string[]): View => ({ laid: laid.map((one) => ({ cell: one.split(":")[0] as Cell, die: one.split(":")[1] as Die })) }) as View;
  expect(changed(position("b1:rns", "b2:R"), position("b1:rns", "b2:W", "c2:R"))).toEqual(new Set(["b2", "c2"]));
  expect(placedIn([{ type: "placed", seat: 0, die: "R", cell: "b2" }, { type: "ended", seat: 0 }])).toEqual([{ cell: "b2", die: "R" }]);
});
