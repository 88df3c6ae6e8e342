// Luck and skill of a finished game, as it is drawn: what was expected, the parts that follow, the result.

import type { BalanceTold } from "../wire.ts";
import { inFigures, words } from "../words.svelte.ts";

export const PARTS = ["luck", "own", "others", "revision"] as const;
export type Part = (typeof PARTS)[number];

export interface Bar {
  part: Part;
  value: number;
  /** Where it lies on the scale, from 0 to 1. */
  from: number;
  to: number;
}

export interface Row {
  bars: Bar[];
  expected: number;
  result: number;
}

/** The parts that a game has: who plays alone has no others. */
export function partsOf(balances: readonly BalanceTold[]): Part[] {
  return PARTS.filter((part) => part !== "others" || balances.length > 1);
}

/** By seat: bars that begin where the one before ended, all seats on one scale. */
export function rowsOf(balances: readonly BalanceTold[]): Row[] {
  const reached = balances.map((balance) =>
    PARTS.reduce<number[]>((marks, part) => [...marks, marks.at(-1)! + balance[part]], [balance.expected]),
  );
  const all = reached.flat();
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  const place = (value: number): number => (value - least) / span;
  return balances.map((balance, seat) => ({
    bars: PARTS.map((part, index) => ({
      part,
      value: balance[part],
      from: place(reached[seat]![index]!),
      to: place(reached[seat]![index + 1]!),
    })),
    expected: place(balance.expected),
    result: place(balance.result),
  }));
}

/** A figure with so many decimals, as it is written in the language of the page. */
export function figure(value: number, decimals: number, signed = false): string {
  const rounded = Number(value.toFixed(decimals));
  const digits = Math.abs(rounded).toLocaleString(words.language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (rounded === 0) return digits;
  return rounded < 0 ? `${inFigures(-1).slice(0, 1)}${digits}` : `${signed ? "+" : ""}${digits}`;
}

/** The curve of a seat, as points of a picture that is 1 wide and 1 high. */
export function curveOf(moments: readonly { step: number; chances: readonly number[] }[], seat: number): [number, number][] {
  const last = Math.max(1, moments.at(-1)?.step ?? 1);
  return moments.map(({ step, chances }) => [step / last, 1 - (chances[seat] ?? 0)]);
}
