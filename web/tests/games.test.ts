// A game is one folder of the client: whatever is drawn of it is there, and nothing of it is anywhere else.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { boardOf, coverOf, covers, drawingOf, hasLesson, lessonOf } from "../src/games/index.ts";

const SOURCES = join(import.meta.dirname, "..", "src");
const GAMES = join(SOURCES, "games");
const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test("every folder is a game with a cover", () => {
  expect(games.length).toBeGreaterThan(0);
  expect(covers).toBe(games.length);
});

describe.each(games)("%s", (game) => {
  const words = (name: string): string[] => [name, name.replaceAll("-", "_"), name.replaceAll("-", " "), name.replaceAll("-", "")];

  // A board is compiled here when it is first wanted, which takes a while.
  test("is found with all its parts", async () => {
    expect(coverOf(game)).toBeDefined();
    expect(hasLesson(game)).toBe(true);
    expect((await lessonOf(game))!.steps.length).toBeGreaterThan(0);
    expect(await drawingOf(game)).not.toBeNull();
    const board = (await boardOf(game))!;
    expect([board.Board, board.Hand, board.prompt, board.about].every((part) => typeof part === "function")).toBe(true);
  }, 60_000);

  test("is named nowhere but in its folder", () => {
    const named = (readdirSync(SOURCES, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !(entry.parentPath + sep).startsWith(join(GAMES, game) + sep))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => {
        const text = readFileSync(file, "utf-8").toLowerCase().replaceAll("ü", "u");
        return words(game).some((word) => text.includes(word));
      });
    expect(named.map((file) => relative(SOURCES, file))).toEqual([]);
  });
});

test("a game that this build does not know has no parts here", () => {
  expect(coverOf("sledges")).toBeUndefined();
  expect(hasLesson("sledges")).toBe(false);
});
