// What one is about to do and has not said to the house yet; board and hand show the same.

import type { Turn } from "../index.ts";

/** The dice of a number: tens, ones. */
export type Pair = [string | null, string | null];

export class Plan {
  /** Dice that are to be thrown again. */
  reroll = $state("");
  /** The number that is being made; null while nothing was chosen for it. */
  number = $state.raw<Pair | null>(null);
  /** A town is to be struck, not written in. */
  striking = $state(false);
  /** Somebody touched a town before there was a number for it. */
  early = $state(false);

  clear(): void {
    this.reroll = "";
    this.number = null;
    this.striking = this.early = false;
  }
}

const plans = new WeakMap<object, Plan>();
const nothing = new Plan();

/** The plan of a turn; where one only looks there is nothing to plan. */
export function planOf(turn: Turn | undefined): Plan {
  if (!turn) return nothing;
  let plan = plans.get(turn);
  if (!plan) {
    plan = new Plan();
    plans.set(turn, plan);
  }
  return plan;
}
