// How futures end, as it is drawn: shares by rank, or by points, of what was done and of what is tried.

import type { FuturesTold } from "../wire.ts";
import { words } from "../words.svelte.ts";
import { figure } from "./luck.ts";

/** Of all futures so many ended so, from 0 to 1; `from` and `to` are ranks or points. */
export interface Ending {
  from: number;
  to: number;
  done: number;
  tried: number;
}

const MOST_BARS = 16;

/** One for each rank, from the first on. */
export function endingsByRank({ futures, done, tried }: FuturesTold): Ending[] {
  return done.ranks.map((count, place) => ({
    from: place + 1,
    to: place + 1,
    done: count / futures,
    tried: (tried.ranks[place] ?? 0) / futures,
  }));
}

/** From the fewest points to the most, equally many in each bar. */
export function endingsByPoints({ futures, done, tried }: FuturesTold): Ending[] {
  const all = [...done.points, ...tried.points].map(({ points }) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const wide = Math.ceil((most - least + 1) / MOST_BARS);
  const bars = Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, place) => ({
    from: least + place * wide,
    to: least + (place + 1) * wide - 1,
    done: 0,
    tried: 0,
  }));
  for (const which of ["done", "tried"] as const) {
    const counted = which === "done" ? done.points : tried.points;
    for (const { points, times } of counted) bars[Math.floor((points - least) / wide)]![which] += times / futures;
  }
  return bars;
}

/** A mean, give or take its margin, in the unit of these futures. */
export function meanInWords(unit: FuturesTold["unit"], mean: number, margin: number, signed = false): string {
  const scale = unit === "points" ? 1 : 100;
  const sign = unit === "points" ? "" : words.language === "en" ? "%" : "\u00a0%";
  return `${figure(scale * mean, 1, signed)} ± ${figure(scale * margin, 1)}${sign}`;
}
