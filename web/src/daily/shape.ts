// The shape of a day: how many accounts had how many points, as bars and as a line of text.

import type { DayTold, PlaceOfDay } from "../wire.ts";

/** So many points make one bar. */
const WIDTH = 5;
/** A day of few still has a shape. */
const FEWEST = 9;
/** In microseconds, as the house tells times. */
const A_DAY = 24 * 60 * 60 * 1_000_000;
const BLOCKS = "▁▂▃▄▅▆▇█";

export interface Bar {
  /** The fewest points that count here, and those with which the next bar begins. */
  from: number;
  to: number;
  accounts: number;
  /** One's own points are here. */
  own: boolean;
}

/** The bars of a day, from the fewest points to the most; none where nothing is to be shown. */
export function barsOf(scores: DayTold["scores"], own: number | null): Bar[] {
  const known = [...scores.map((each) => each.score), ...(own === null ? [] : [own])];
  if (known.length === 0) return [];
  const barOf = (score: number): number => Math.floor(score / WIDTH);
  let [first, last] = [barOf(Math.min(...known)), barOf(Math.max(...known))];
  while (last - first + 1 < FEWEST) {
    if ((last - first) % 2 === 0) last += 1;
    else first -= 1;
  }
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const bar = first + place;
    const inside = scores.filter((each) => barOf(each.score) === bar);
    return {
      from: bar * WIDTH,
      to: (bar + 1) * WIDTH,
      accounts: inside.reduce((sum, each) => sum + each.accounts, 0),
      own: own !== null && barOf(own) === bar,
    };
  });
}

/** How many won, drew and lost, where a day is played against bots. */
export function tallyOf(scores: DayTold["scores"]): { won: number; drawn: number; lost: number } {
  const count = (sign: number): number => scores.reduce((sum, each) => sum + (Math.sign(each.score) === sign ? each.accounts : 0), 0);
  return { won: count(1), drawn: count(0), lost: count(-1) };
}

/** The bars in a line of text, one's own in brackets. */
export function lineOf(bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map((bar) => bar.accounts));
  return bars
    .map((bar) => {
      const block = BLOCKS[Math.ceil((bar.accounts / most) * (BLOCKS.length - 1))]!;
      return bar.own ? `[${block}]` : block;
    })
    .join("");
}

/** How many in a hundred of the others had fewer points; null where there are no others. */
export function percentOf(place: PlaceOfDay | null): number | null {
  return place && place.others > 0 ? Math.floor((100 * place.beaten) / place.others) : null;
}

/** Whether the dice were fixed before their day began, as they are where the house was open then. */
export function isFixedAhead(day: Pick<DayTold, "committed_at" | "ends_at">): boolean {
  return day.committed_at < day.ends_at - A_DAY;
}

/** A day like 2026-08-31 in words; days of the house are in UTC. */
export function dayInWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** Hours and minutes of a time in milliseconds, the last minute begun. */
export function hoursAndMinutes(left: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
