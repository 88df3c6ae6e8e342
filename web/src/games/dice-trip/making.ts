// Making a number: which dice come where when one is picked, dropped or swapped.

import type { Choice } from "../../board/interface.ts";
import type { Action, TwoDice, View } from "./payloads.ts";
import type { Pair, Plan } from "./plan.svelte.ts";
import { COLOURS, entryIn, entryOf, type Entry } from "./position.ts";

/** The entries of a seat in this turn: those that are stored, then those that are drafted. */
export function entriesOf(stored: View, seat: number, drafted: readonly Action[]): Entry[] {
  return [...(stored.entries[seat] ?? []).map(entryIn), ...drafted.flatMap((action) => entryOf(action) ?? [])];
}

/** The towns that the rules allow for two dice, or for a strike. */
export function townsFor(legal: readonly Choice<Action>[], pair: string, striking: boolean): Set<string> {
  return new Set(legal.flatMap(({ action }) => {
    const fits = striking ? action.type === "strike" : action.type === "write" && action.dice === pair;
    return fits && "town" in action ? [action.town] : [];
  }));
}

/** No number can be made of the dice that may still be written. */
export function mustStrike(legal: readonly Choice<Action>[]): boolean {
  return legal.length > 0 && legal.every(({ action }) => action.type === "strike");
}

/** Whether a town is to be struck: somebody said so, or it must be, and no dice were picked all the same. */
export function isStriking(plan: Plan, legal: readonly Choice<Action>[]): boolean {
  return plan.striking || (mustStrike(legal) && !plan.number?.some((die) => die !== null));
}

/** A die is picked: out of the number if it is in it, else into its first free place, else as the ones. */
export function picked([tens, ones]: Pair, die: string): Pair {
  if (tens === die) return [null, ones];
  if (ones === die) return [tens, null];
  return tens === null ? [die, ones] : [tens, die];
}

/** A die is dropped on a place; if it was on the other one, both change places. */
export function dropped(pair: Pair, die: string, place: 0 | 1): Pair {
  const other = place === 0 ? 1 : 0;
  const now: Pair = [...pair];
  if (now[other] === die) now[other] = now[place];
  now[place] = die;
  return now;
}

export function swapped([tens, ones]: Pair): Pair {
  return [ones, tens];
}

export function pairOf([tens, ones]: Pair): TwoDice | "" {
  return tens !== null && ones !== null ? ((tens + ones) as TwoDice) : "";
}

/** The two dice that the first number of a turn leaves, ready for the second. */
export function left(entries: readonly Entry[], wanted: number): Pair {
  const [first] = entries;
  if (entries.length !== 1 || wanted !== 2 || !first?.dice) return [null, null];
  const [tens, ones] = [...COLOURS].filter((die) => !first.dice.includes(die));
  return [tens!, ones!];
}

/** The die that is in two entries: the double use, which leaves out another. */
export function shared(entries: readonly Entry[], pair: string): string | null {
  const all = [...entries.map(({ dice }) => dice), pair].join("");
  const twice = [...COLOURS].filter((die) => all.split(die).length > 2);
  return twice.length === 1 ? twice[0]! : null;
}
