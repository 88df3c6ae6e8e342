// What a drawing needs to know of towns, numbers, entries and points.

import type { Action, Score, Town, TwoDice, View } from "./payloads.ts";


export const COLOURS = "RGBY";
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY";
export const TURNS = 13;
/** What stands in a town that is struck. */
export const STRUCK = -1;
/** The strip of numbers, in its order. */
export const NUMBERS = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((ones) => 10 * tens + ones));

/** One of the entries of a turn: two dice in a town, or a strike (no dice). */
export interface Entry {
  town: Town;
  dice: TwoDice | "";
}

export function entryOf(action: Action): Entry | null {
  if (action.type === "write") return { town: action.town, dice: action.dice };
  return action.type === "strike" ? { town: action.town, dice: "" } : null;
}

export function actionOf({ town, dice }: Entry): Action {
  return dice ? { type: "write", dice, town } : { type: "strike", town };
}

/** An entry in notation: `write RB L`, `strike C`. */
export function entryIn(notation: string): Entry {
  const [kind, ...rest] = notation.split(" ");
  return kind === "write" ? { dice: rest[0] as TwoDice, town: rest[1] as Town } : { dice: "", town: rest[0] as Town };
}

/** What stands on a sheet with the entries of this turn, and which towns are new. */
export interface Filled {
  numbers: readonly number[];
  fresh: Set<number>;
}

export function filledOf(stored: View, now: View, seat: number): Filled {
  const [before, numbers] = [stored.sheets[seat]?.numbers ?? [], now.sheets[seat]?.filled ?? []];
  return { numbers, fresh: new Set(numbers.flatMap((number, town) => (number === before[town] ? [] : [town]))) };
}

/** The lines of a score, in the order in which they are counted. */
export const LINES = ["bonus", "struck", "route", "series", "zones", "tens"] as const;
export type Line = (typeof LINES)[number];

export function pointsOf(score: Score, line: Line): number {
  switch (line) {
    case "bonus":
      return score.bonus;
    case "struck":
      return -score.struck;
    case "route":
      return score.route.length;
    case "series":
      return score.series_points;
    case "zones":
      return score.zone_points;
    case "tens":
      return score.tens;
  }
}

/** The pairs of towns along a chain, as keys that do not depend on the direction. */
export function steps(chain: readonly string[]): string[] {
  return chain.slice(1).map((town, place) => roadKey(chain[place]!, town));
}

export function roadKey(one: string, other: string): string {
  return one < other ? one + other : other + one;
}
