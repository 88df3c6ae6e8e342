// How a match stands: the game that is played, the games that each chair has won, and who has won all in all.

import type { TableStore } from "../table.svelte.ts";
import type { Facts } from "../wire.ts";
import { t, words } from "../words.svelte.ts";

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

/** Who has won the match and, of two, by how much; null until it is decided. */
export function matchResult(table: TableStore): string | null {
  const { facts, now, seats } = table;
  const match = facts && now ? matchOf(facts, now.round) : null;
  const ranking = facts?.match_ranking;
  if (!match || !ranking) return null;
  const first = seats.filter((seat) => ranking[seat.chair] === 1);
  const others = seats.filter((seat) => ranking[seat.chair] !== 1);
  const [most, fewer] = [...first, ...others].map((seat) => match.won[seat.chair]!);
  // Games that are equal on both sides do not tell why one of them has won.
  const isTold = seats.length === 2 && (others.length === 0 || most! > fewer!);
  const score = isTold ? `${most}\u00a0:\u00a0${fewer}` : "none";
  if (others.length === 0) return t("match-drawn", { score });
  if (first.some((seat) => seat.isYou) && first.length === 1) return t("match-you-won", { score });
  return t("match-has-won", { names: words.list(first.map((seat) => seat.name)), count: first.length, score });
}
