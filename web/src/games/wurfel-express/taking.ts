// The strips of a turn as a list of small actions: add, take out, put in another order.

import type { Choice, GameAction } from "../../board/interface.ts";
import { colourIn, lengthOf } from "./position.ts";

export function isTaking(action: GameAction): boolean {
  return action.type === "take" || action.type === "steal";
}

export function stripOf(action: GameAction): string {
  return String(action.strip);
}

/** The actions that take a strip, in the order in which the strips are laid. */
export function takingsOf(actions: readonly GameAction[]): GameAction[] {
  return actions.filter(isTaking);
}

/** What can be taken next: from the stock first. */
export function optionsOf(legal: readonly Choice[]): Choice[] {
  const takes = legal.filter(({ action }) => action.type === "take");
  return [...takes, ...legal.filter(({ action }) => action.type === "steal")];
}

/** Where strips can be taken from now. */
export function sourceOf(legal: readonly Choice[]): "stock" | "others" | "both" {
  const types = new Set(legal.map(({ action }) => action.type));
  if (!types.has("steal")) return "stock";
  return types.has("take") ? "both" : "others";
}

/** With one more; whoever takes more does not end the turn yet. */
export function withOne(actions: readonly GameAction[], action: GameAction): GameAction[] {
  return [...actions.filter(({ type }) => type !== "done"), action];
}

export function without(actions: readonly GameAction[], strip: string): GameAction[] {
  return actions.filter((action) => action.type !== "done" && !(isTaking(action) && stripOf(action) === strip));
}

/** A list in another order: what is at place `from` comes to place `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, place) => place !== from);
  if (!(from in items) || to < 0 || to > others.length) return [...items];
  others.splice(to, 0, items[from]!);
  return others;
}

/** The same strips in another order: the one at place `from` is laid at place `to`. */
export function reordered(actions: readonly GameAction[], from: number, to: number): GameAction[] {
  const takings = moved(takingsOf(actions), from, to);
  return actions.map((action) => (isTaking(action) ? takings.shift()! : action));
}

/** Of each colour the longest strip that the stock gives now. */
export function longest(options: readonly Choice[]): GameAction[] {
  const best = new Map<string, GameAction>();
  for (const { action } of options) {
    if (action.type !== "take") continue;
    const colour = colourIn(stripOf(action));
    const other = best.get(colour);
    if (!other || lengthOf(stripOf(other)) < lengthOf(stripOf(action))) best.set(colour, action);
  }
  return [...best.values()];
}
