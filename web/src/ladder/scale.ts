// Ratings in round numbers: a newcomer has 1000 for sure, and most likely 2000.

export interface Strength {
  mu: number;
  sigma: number;
}

const BASE = 1000;
const UNIT = 40;
/** Between three of these below and three above a player almost surely is. */
const SURE = 3;
const STEP = 500;

/** What somebody is before the first rated game. */
export const NEWCOMER: Strength = { mu: 25, sigma: 25 / 3 };

/** What a player most likely is. */
export function likely({ mu }: Strength): number {
  return Math.round(BASE + mu * UNIT);
}

/** What a player is at least, almost surely: the order of the ladder. */
export function atLeast({ mu, sigma }: Strength): number {
  return Math.round(BASE + (mu - SURE * sigma) * UNIT);
}

/** What a player is at most, almost surely. */
export function atMost({ mu, sigma }: Strength): number {
  return Math.round(BASE + (mu + SURE * sigma) * UNIT);
}

/** Half the width of the band within which a player is in 95 of 100 cases. */
export function give({ sigma }: Strength): number {
  return Math.round(1.96 * sigma * UNIT);
}

export interface Scale {
  from: number;
  to: number;
}

/** A scale on which all of them have room, in round numbers. */
export function scaleOf(players: readonly Strength[]): Scale {
  const known = players.length > 0 ? players : [NEWCOMER];
  return {
    from: Math.floor(Math.min(...known.map(atLeast)) / STEP) * STEP,
    to: Math.ceil(Math.max(...known.map(atMost)) / STEP) * STEP,
  };
}

/** Where a number is on a scale, from 0 to 1. */
export function placeOn({ from, to }: Scale, points: number): number {
  return Math.min(1, Math.max(0, (points - from) / (to - from)));
}

/** The three numbers of a strength, for a sentence: without separators, as everywhere. */
export function inNumbers(strength: Strength): { least: string; likely: string; most: string } {
  return { least: String(atLeast(strength)), likely: String(likely(strength)), most: String(atMost(strength)) };
}
