// The verdict: who won, by how much, and in which tone it is told to whoever looks.

import type { SeatInfo } from "../../board/interface.ts";
import type { TableStore } from "../../table.svelte.ts";
import type { Game } from "../../wire.ts";
import { t, words } from "../../words.svelte.ts";
import { matchResult } from "../match.ts";
import { linesOf } from "../side/sentences.ts";

export interface Place extends SeatInfo {
  rank: number;
  score: number | undefined;
}

export interface Verdict {
  title: string;
  /** By how much, or what there is to say to whoever lost. */
  text: string;
  /** The winner, where there is one: the verdict has this shape. */
  winner: Place | null;
  tone: "won" | "lost" | "plain";
}

export function placesOf(table: TableStore, game: Game): Place[] {
  return table.seats
    .map((seat) => ({ ...seat, rank: game.ranking[seat.seat] ?? 0, score: game.scores?.[seat.seat] }))
    .sort((one, other) => one.rank - other.rank);
}

export function verdictOf(table: TableStore, game: Game): Verdict {
  const places = placesOf(table, game);
  const first = places.filter(({ rank }) => rank === 1);
  const winner = first.length === 1 && places.length > 1 ? first[0]! : null;
  if (places.length === 1) return { title: alone(places[0]!, game), text: "", winner: null, tone: "plain" };
  if (!winner) {
    const everyone = first.length === places.length;
    const names = words.list(first.map(({ name }) => name));
    return { title: everyone ? t("banner-draw") : t("banner-won", { names, count: first.length }), text: matchResult(table) ?? "", winner: null, tone: "plain" };
  }
  const isMine = winner.isMine;
  const lost = !isMine && table.mine.length > 0;
  const { daily, challenge } = table.facts!.settings;
  const mayGoOn = daily === undefined && challenge === undefined;
  const text = [matchResult(table) ?? "", margin(places, game), lost && mayGoOn ? t("verdict-lost") : ""].filter(Boolean).join(" ");
  const title = winner.isYou ? t("banner-you-won") : t("banner-won", { names: winner.name, count: 1 });
  return { title, text, winner, tone: isMine ? "won" : lost ? "lost" : "plain" };
}

/** What happened last: the step that ended the game, as it was told. */
export function lastTurn(table: TableStore): string {
  const round = table.now?.round ?? 0;
  const step = table.steps.findLast((one) => one.round === round && (one.says?.length ?? 0) > 0);
  return step ? linesOf(step, table.chairs).filter(({ isGame }) => isGame).slice(-2).map(({ text }) => text).join(" ") : "";
}

function alone({ score }: Place, game: Game): string {
  return score === undefined || game.lost?.length ? t("banner-over") : t("banner-alone", { points: score });
}

/** Where a game has points, what the first had more than the next. */
function margin(places: Place[], game: Game): string {
  const [first, second] = places;
  if (game.lost?.length || first?.score === undefined || second?.score === undefined) return "";
  return t("verdict-margin", { points: first.score - second.score });
}
