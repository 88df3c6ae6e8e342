// After a meeting: which face-down parts stay, of as many as the view allows.

import type { KeepAction, Part, ReturnRestAction } from "./payloads.ts";

/** So few that all can stay are kept, unless somebody likes it otherwise. */
export function keptBefore(hand: readonly Part[], most: number): Part[] {
  return hand.length <= most ? [...hand] : [];
}

/** One more or one less; beyond the limit the one chosen first gives way. */
export function toggled(kept: readonly Part[], name: Part, most: number): Part[] {
  if (kept.includes(name)) return kept.filter((other) => other !== name);
  return [...kept, name].slice(-most);
}

/** The small actions that keep these and return the rest; one may have been kept `already`. */
export function keepActions(kept: readonly Part[], already: Part | null, most: number): (KeepAction | ReturnRestAction)[] {
  const keeps = kept.filter((name) => name !== already).map((part) => ({ type: "keep", part }) as const);
  const stays = keeps.length + (already ? 1 : 0);
  return stays >= most && keeps.length > 0 ? keeps : [...keeps, { type: "return-rest" }];
}
