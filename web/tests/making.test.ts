// The form for a table proposes only what the house can open.

import { expect, test } from "vitest";
import { gamesOf, TableForm } from "../src/making/form.svelte.ts";
import type { GameTold } from "../src/wire.ts";

const game = (more: Partial<GameTold> = {}): GameTold => ({
  name: "sledges", title: "Sledges", version: 1, fewest: 1, most: 4, boards: ["b"], options: [], bots: ["random"],
  points: false, hidden: false, daily: false, ...more,
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

test("a game with a match of its own has that one, or a single game", () => {
  expect(gamesOf(game({ match: 3 }))).toEqual([1, 3]);
  expect(gamesOf(game())).toContain(9);
});
