// The form for a table proposes only what the house can open.

import { expect, test } from "vitest";
import { BESIDE, gamesOf, TableForm } from "../src/new-table/form.svelte.ts";
import { bestBot } from "../src/new-table/opening.ts";
import type { GameTold } from "../src/wire.ts";

const game = (more: Partial<GameTold> = {}): GameTold => ({
  name: "sledges", title: "Sledges", version: 1, fewest: 1, most: 4, boards: ["b"], options: [], bots: ["random"],
  points: false, hidden: false, daily: false, hints: false, puzzles: false, strategy: false, compiling: 0, author: "", publisher: "", year: "", about: "", rules: true, page: { board: null, cover: null, lesson: null, words: {} }, ...more,
});

test("who plays alone is not rated, and is again with others", () => {
  const form = new TableForm(game());
  form.rated = true;
  expect(form.proposal.rated).toBe(true);
  form.players = 1;
  expect([form.isRated, form.proposal.rated]).toEqual([false, false]);
  form.players = 2;
  expect(form.proposal.rated).toBe(true);
});

test("a table has hints as it has advice, and a rated one only where somebody says so", () => {
  const form = new TableForm(game({ hints: true }));
  expect(form.proposal.hints).toBe(true);
  form.rated = true;
  expect(form.proposal.hints).toBe(false);
  form.hints = true;
  expect(form.proposal.hints).toBe(true);
  expect(new TableForm(game()).proposal.hints).toBe(false);
});

test("a rated game is played without advice", () => {
  const form = new TableForm(game());
  expect(form.proposal.advice).toBe(true);
  form.rated = true;
  expect([form.isAdvised, form.proposal.advice]).toEqual([false, false]);
  form.rated = false;
  form.advice = false;
  expect(form.proposal.advice).toBe(false);
});

test("who takes another chair gives the own one to whoever was to sit there", () => {
  const form = new TableForm(game({ fewest: 2, most: 2 }));
  form.chairs[1] = "random";
  form.sit(1);
  expect([form.own, form.bots, form.hasFreeChair]).toEqual([1, ["random", null], false]);
  form.sit(0);
  expect([form.own, form.bots]).toEqual([0, [null, "random"]]);
  form.fill(false);
  expect([form.bots, form.hasFreeChair]).toEqual([[null, null], true]);
});

test("a game with a match of its own has that one, or a single game", () => {
  expect(gamesOf(game({ match: 3 }))).toEqual([1, 3]);
  expect(gamesOf(game())).toContain(9);
});

test("while nobody knows who fits one, the form fills chairs with the strongest", () => {
  const many = game({ fewest: 2, bots: ["random", "greedy", "planner"] });
  expect([bestBot(many), bestBot(game())]).toEqual(["planner", "random"]);
  const form = new TableForm(many);
  form.fill(true);
  expect(form.bots).toEqual([null, "planner", "planner", "planner"]);
});

test("somebody beside one has a name, and such a game is not rated", () => {
  const form = new TableForm(game({ fewest: 2 }));
  form.rated = true;
  form.chairs[1] = BESIDE;
  form.names[1] = " Ada ";
  form.chairs[2] = "random";
  expect(form.companions).toEqual([null, "Ada", null, null]);
  expect(form.bots).toEqual([null, null, "random", null]);
  expect([form.isRated, form.hasFreeChair]).toEqual([false, true]);
  form.players = 3;
  expect(form.hasFreeChair).toBe(false);
  form.sit(1);
  expect([form.own, form.companions]).toEqual([1, ["Ada", null, null]]);
});
