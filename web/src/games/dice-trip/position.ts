// A position of Dice Trip as the house tells it, and what a drawing needs to know of it.

import type { GameAction, GameView } from "../../board/interface.ts";


export const COLOURS = "RGBY";
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY";
export const TURNS = 13;
/** What stands in a town that is struck. */
export const STRUCK = -1;
/** The strip of numbers, in its order. */
export const NUMBERS = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((ones) => 10 * tens + ones));

export interface Sheet {
  /** By town: 0 where nothing stands. */
  numbers: number[];
  /** The letters of the towns with a bonus. */
  bonus: string[];
  reroll: boolean;
  double: boolean;
  tens: number;
}

export interface Score {
  bonus: number;
  struck: number;
  /** Towns by their letters, in the order of their numbers. */
  route: string[];
  series: string[];
  series_points: number;
  clean: number[];
  zone_points: number;
  tens: number;
  total: number;
}

export interface Position {
  seat: number;
  players: number;
  turn: number;
  phase: "throw" | "decide" | "rethrow" | "enter" | "over";
  /** Pips in the order of the colours; none where no dice lie; 0 for a die in the air. */
  dice: number[];
  waiting: number[];
  /** By seat the entries of this turn that one may see, in notation. */
  entries: string[][];
  sheets: Sheet[];
  scores: Score[];
}

export function positionOf(view: GameView): Position {
  return view as unknown as Position;
}

/** One of the entries of a turn: two dice in a town, or a strike (no dice). */
export interface Entry {
  town: string;
  dice: string;
}

export function entryOf(action: GameAction): Entry | null {
  if (action.type === "write") return { town: String(action.town), dice: String(action.dice) };
  return action.type === "strike" ? { town: String(action.town), dice: "" } : null;
}

export function actionOf({ town, dice }: Entry): GameAction {
  return dice ? { type: "write", dice, town } : { type: "strike", town };
}

/** An entry in notation: `write RB L`, `strike C`. */
export function entryIn(notation: string): Entry {
  const [kind, ...rest] = notation.split(" ");
  return kind === "write" ? { dice: rest[0]!, town: rest[1]! } : { dice: "", town: rest[0]! };
}

/** What two dice show, tens then ones; null while one of them is in the air or missing. */
export function numberOf(dice: readonly number[], pair: string): number | null {
  const [tens, ones] = [...pair].map((code) => dice[COLOURS.indexOf(code)] ?? 0);
  return tens && ones ? 10 * tens + ones : null;
}

/** All that two of the dice can show. */
export function numbersOf(dice: readonly number[]): number[] {
  return dice.flatMap((tens, place) => dice.filter((_, other) => other !== place).map((ones) => 10 * tens + ones));
}

/** A sheet with entries that are not on it yet: what stands where, and which towns are new. */
export interface Filled {
  numbers: number[];
  fresh: Set<number>;
}

export function withEntries(numbers: readonly number[], entries: readonly Entry[], dice: readonly number[]): Filled {
  const now = [...numbers];
  const fresh = new Set<number>();
  for (const { town, dice: pair } of entries) {
    const place = LETTERS.indexOf(town);
    now[place] = pair ? (numberOf(dice, pair) ?? 0) : STRUCK;
    fresh.add(place);
  }
  return { numbers: now, fresh };
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
