// The steps of a game, grouped by its turns.

import type { StepTold } from "../wire.ts";

export interface NumberedStep extends StepTold {
  /** The board as it stands after this step has this number; 0 is before the first. */
  number: number;
}

export interface TurnGroup {
  turn: number;
  /** Whose turn, where only one seat decides in it; −1 else. */
  seat: number;
  steps: NumberedStep[];
}

export function turnsOf(steps: StepTold[]): TurnGroup[] {
  const groups: TurnGroup[] = [];
  for (const [place, step] of steps.entries()) {
    let group = groups.at(-1);
    if (!group || group.turn !== step.turn) groups.push((group = { turn: step.turn, seat: -1, steps: [] }));
    group.steps.push({ ...step, number: place + 1 });
  }
  for (const group of groups) {
    const seats = new Set(group.steps.map((step) => step.seat).filter((seat) => seat >= 0));
    if (seats.size === 1) group.seat = [...seats][0]!;
  }
  return groups;
}

/** The step that an address names: `#37`; anything else is the beginning. */
export function stepIn(hash: string, last: number): number {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Math.min(Number(found[1]), last) : 0;
}
