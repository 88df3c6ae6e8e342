// What a table, a record and a lesson tell of a game, as boards and pages need it.

import type { Happened } from "../board/interface.ts";
import type { DraftTold, GameAction, Happening } from "../wire.ts";

export const SPECTATOR = -1;

/** A draft in which something is built; an empty one is none. */
export function drawn(draft: DraftTold | null): DraftTold | null {
  return draft && draft.actions.length > 0 ? draft : null;
}

export function happened(step: Happening): Happened[] {
  return (step.events ?? []).map((event, place) => ({ n: step.n, event, says: step.says?.[place] ?? "" }));
}

/** An action as one line, where the house has no words for it. */
export function notation(action: GameAction): string {
  return Object.values(action).join(" ");
}
