// Who has a seat is known by a colour and a shape, and no two at a table by the same.

import { expect, test } from "vitest";
import { dress } from "../src/pieces.ts";

const BLUE_STAR = { colour: "blue", shape: "star" } as const;

test("people wear what they have chosen, before bots, and no two are alike", () => {
  const worn = dress([
    { seat: 0, avatar: BLUE_STAR, is_bot: true },
    { seat: 1, avatar: BLUE_STAR },
    { seat: 2, avatar: { colour: "blue", shape: "ring" } },
  ]);
  expect(worn.get(1)).toEqual(BLUE_STAR);
  expect(worn.get(2)).toEqual({ colour: "yellow", shape: "ring" });
  expect(new Set([...worn.values()].map(({ colour }) => colour)).size).toBe(3);
  expect(new Set([...worn.values()].map(({ shape }) => shape)).size).toBe(3);
});

test("where a game has pieces of colours, these stand for the seats", () => {
  const worn = dress([{ seat: 0, avatar: BLUE_STAR }, { seat: 1, avatar: BLUE_STAR }], ["R", "K"]);
  expect([worn.get(0), worn.get(1)]).toEqual([{ colour: "red", shape: "disc" }, { colour: "black", shape: "diamond" }]);
});

test("six without an avatar are six", () => {
  const worn = [...dress([0, 1, 2, 3, 4, 5].map((seat) => ({ seat }))).values()];
  expect(new Set(worn.map(({ colour, shape }) => `${colour} ${shape}`)).size).toBe(6);
  expect(worn[0]).toEqual({ colour: "red", shape: "disc" });
});
