// What a table, a record and a lesson tell of a game, as boards and pages need it.

import type { Shape } from "../pieces.ts";
import type { DraftTold, GameAction, GameEvent, Happening } from "../wire.ts";

export const SPECTATOR = -1;

/** A legal action, and what its button says. */
export interface Choice {
  action: GameAction;
  label: string;
}

/** An event of a game, its sentence, and the number of the step it belongs to. */
export interface Happened {
  n: number;
  event: GameEvent;
  says: string;
}

/** Who has a seat, as a board needs it. */
export interface SeatInfo {
  seat: number;
  chair: number;
  name: string;
  shape: Shape;
  isBot: boolean;
  /** Played at this device, perhaps beside others. */
  isMine: boolean;
  /** Played at this device alone: such a seat is called “you”. */
  isYou: boolean;
  isPresent: boolean;
  isActing: boolean;
  isLost: boolean;
}

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
