// After a meeting: which face-down parts stay (EN-R32, EN-A20).

import type { GameAction } from "../../board/interface.ts";
import { MOST_KEPT, type RallyCar } from "./position.ts";

/** So few that all can stay are kept, unless somebody likes it otherwise. */
export function keptBefore(car: RallyCar): string[] {
  return car.hand.length <= MOST_KEPT ? [...car.hand] : [];
}

/** One more or one less; beyond the limit the one chosen first gives way. */
export function toggled(kept: readonly string[], name: string): string[] {
  if (kept.includes(name)) return kept.filter((other) => other !== name);
  return [...kept, name].slice(-MOST_KEPT);
}

/** The small actions that keep these and return the rest; one may have been kept `already`. */
export function keepActions(kept: readonly string[], car: RallyCar, already: string | null): GameAction[] {
  const keeps = kept.filter((name) => name !== already).map((part) => ({ type: "keep", part }));
  const stays = keeps.length + (already ? 1 : 0);
  return stays >= Math.min(MOST_KEPT, car.hand.length) && keeps.length > 0 ? keeps : [...keeps, { type: "return-rest" }];
}
