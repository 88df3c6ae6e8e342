// What was reached with the same dice, in words; and what others may be challenged to.

import { expect, test } from "vitest";
import { challengeLike } from "../src/compare/challenging.ts";
import { wentOf } from "../src/compare/reached.ts";
import { house } from "../src/house.svelte.ts";
import type { Facts } from "../src/wire.ts";

test("by how much a game was won says whether it was", () => {
  expect([3, 0, -1].map(wentOf)).toEqual(["won", "drawn", "lost"]);
});

const chair = (number: number, who: string, bot: string | null): object => ({ chair: number, who, bot });
const facts = (chairs: object[], settings: object = {}): Facts =>
  ({ settings: { game: "wurfel-express", board: "our-board", options: {}, games: 1, ...settings }, chairs }) as unknown as Facts;

test("only what one played alone or against bots can be given to others", () => {
  house.person = "anna";
  const emil = chair(0, "bot:club", "club");
  const anna = chair(1, "anna", null);
  expect(challengeLike(facts([emil, anna]))).toMatchObject({ game: "wurfel-express", chair: 1, bots: ["club"] });
  expect(challengeLike(facts([chair(0, "ben", null), anna]))).toBeNull();
  expect(challengeLike(facts([emil, chair(1, "ben", null)]))).toBeNull();
  expect(challengeLike(facts([emil, anna], { games: 3 }))).toBeNull();
});
