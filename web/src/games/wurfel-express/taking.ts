// The strips of a turn as a list of small actions: add, take out, put in another order.

import type { Choice } from "../../board/interface.ts";
import type { Action, StealAction, Strip, TakeAction } from "./payloads.ts";
import { colourIn, lengthOf } from "./position.ts";

/** An action that takes a strip, from the stock or from others. */
export type Taking = TakeAction | StealAction;

export function isTaking(action: Action): action is Taking {
  return action.type === "take" || action.type === "steal";
}

export function stripOf(action: Taking): Strip {
  return action.strip;
}

/** The actions that take a strip, in the order in which the strips are laid. */
export function takingsOf(actions: readonly Action[]): Taking[] {
  return actions.filter(isTaking);
}

/** What can be taken next: from the stock first. */
export function optionsOf(legal: readonly Choice<Action>[]): Choice<Taking>[] {
  const options = legal.flatMap(({ action, label }) => (isTaking(action) ? [{ action, label }] : []));
  return [...options.filter(({ action }) => action.type === "take"), ...options.filter(({ action }) => action.type === "steal")];
}

/** Where strips can be taken from now. */
export function sourceOf(legal: readonly Choice<Action>[]): "stock" | "others" | "both" {
  const types = new Set(legal.map(({ action }) => action.type));
  if (!types.has("steal")) return "stock";
  return types.has("take") ? "both" : "others";
}

/** With one more; whoever takes more does not end the turn yet. */
export function withOne(actions: readonly Action[], action: Action): Action[] {
  return [...actions.filter(({ type }) => type !== "done"), action];
}

export function without(actions: readonly Action[], strip: string): Action[] {
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
export function reordered(actions: readonly Action[], from: number, to: number): Action[] {
  const takings = moved(takingsOf(actions), from, to);
  return actions.map((action) => (isTaking(action) ? takings.shift()! : action));
}

/** Of each colour the longest of these strips. */
export function longestOf(strips: readonly Strip[]): Strip[] {
  const best = new Map<string, Strip>();
  for (const strip of strips) {
    const other = best.get(colourIn(strip));
    if (!other || lengthOf(other) < lengthOf(strip)) best.set(colourIn(strip), strip);
  }
  return [...best.values()];
}

/** Of each colour the longest strip that the stock gives now. */
export function longest(options: readonly Choice<Taking>[]): Taking[] {
  const takes = options.flatMap(({ action }) => (action.type === "take" ? [action] : []));
  return longestOf(takes.map(stripOf)).flatMap((strip) => takes.filter((action) => action.strip === strip));
}
