import { expect, test } from "vitest";
import { matchOf } from "../../src/table/match.ts";
import type { Facts } from "../../src/wire.ts";

function facts(games: number, rankings: number[][]): Facts {
  const told = { settings: { games, players: 3 }, games: rankings.map((ranking) => ({ ranking })) };
  return told as unknown as Facts;
}

test("one game is no match", () => {
  expect(matchOf(facts(1, []), 0)).toBeNull();
});

test("chairs are counted, which have another seat in every game", () => {
  expect(matchOf(facts(4, []), 0)).toEqual({ number: 1, games: 4, won: [0, 0, 0] });
  // In the second game the first chair has the second seat: it wins both; the third one shares a win.
  expect(matchOf(facts(4, [[1, 2, 3], [1, 1, 3]]), 1)).toEqual({ number: 2, games: 4, won: [2, 0, 1] });
});
