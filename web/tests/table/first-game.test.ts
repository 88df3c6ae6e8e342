// The first game after a lesson: each part of the turn is told of once, at that table only.

import { beforeEach, expect, test } from "vitest";
import { forget } from "../../src/storage.ts";
import { beginFirstGame, FirstGame } from "../../src/table/first-game.svelte.ts";

const GAME = "wurfel-express";

beforeEach(() => forget("first-games"));

test("without a lesson nothing is told", () => {
  const first = new FirstGame("one");
  first.offer(GAME, ["throw"]);
  expect(first.part).toBeNull();
});

test("each part is told of once, when it first comes up", () => {
  beginFirstGame(GAME, "one");
  const first = new FirstGame("one");
  first.offer(GAME, ["throw"]);
  expect(first.part).toBe("throw");
  first.offer(GAME, []);
  expect(first.part).toBeNull();
  first.offer(GAME, ["take", "steal"]);
  expect(first.part).toBe("take");
  first.understood(GAME);
  first.offer(GAME, ["take", "steal"]);
  expect(first.part).toBeNull();
  first.offer(GAME, ["throw"]);
  expect(first.part).toBeNull();
  first.offer(GAME, ["take", "steal"]);
  expect(first.part).toBe("steal");
});

test("what was told is remembered when the page is loaded again, and other tables tell nothing", () => {
  beginFirstGame(GAME, "one");
  const before = new FirstGame("one");
  before.offer(GAME, ["throw"]);
  before.understood(GAME);
  const again = new FirstGame("one");
  again.offer(GAME, ["throw", "take"]);
  expect(again.part).toBe("take");
  const other = new FirstGame("two");
  other.offer(GAME, ["take"]);
  expect(other.part).toBeNull();
});

test("who wants no more hints gets none", () => {
  beginFirstGame(GAME, "one");
  const first = new FirstGame("one");
  first.offer(GAME, ["throw"]);
  first.stop(GAME);
  first.offer(GAME, ["take"]);
  expect(first.part).toBeNull();
});
