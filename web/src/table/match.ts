// How a match stands: the game that is played, and the games that each chair has won.

import type { Facts } from "../wire.ts";

export interface Match {
  number: number;
  games: number;
  won: number[];
}

/** Null where one game is all that is played. Chairs move on by a seat from game to game. */
export function matchOf(facts: Facts, round: number): Match | null {
  const { games, players } = facts.settings;
  if (games < 2) return null;
  const hasWon = (chair: number, game: number): boolean => facts.games[game]!.ranking[(chair + game) % players] === 1;
  const won = Array.from({ length: players }, (_, chair) => facts.games.filter((_, game) => hasWon(chair, game)).length);
  return { number: round + 1, games, won };
}
