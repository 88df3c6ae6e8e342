// What one is about to do and has not said to the house yet; board and hand show the same.

import { plansOf } from "../../board/plans.svelte.ts";

/** The dice of a number: tens, ones. */
export type Pair = [string | null, string | null];

export class Plan {
  /** Dice that are to be thrown again, and whether somebody who plays alone is choosing them. */
  reroll = $state("");
  rerolling = $state(false);
  /** The number that is being made; null while nothing was chosen for it. */
  number = $state.raw<Pair | null>(null);
  /** A town is to be struck, not written in. */
  striking = $state(false);
  /** Somebody touched a town before there was a number for it. */
  early = $state(false);
  /** The throw of somebody who plays alone is being kept, by a number that was made of it. */
  keeping: Promise<boolean> | null = null;

  clear(): void {
    this.reroll = "";
    this.number = null;
    this.rerolling = this.striking = this.early = false;
  }
}

export const planOf = plansOf(Plan);
