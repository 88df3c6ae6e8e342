// What one is about to do and has not said to the house yet; board and hand show the same.

import { plansOf } from "../../board/plans.svelte.ts";
import type { Drive } from "./drives.ts";
import type { Part, Way } from "./payloads.ts";

export class Plan {
  /** A drive with a part to buy: the card is drawn at once, so it waits here to be confirmed. */
  drive = $state.raw<Drive | null>(null);
  wantsPart = $state(false);
  /** The way that somebody means, also before it is said how far. */
  way = $state<Way>("straight");
  /** The drive that was tried last: from there the arrows go on, also where it was not taken. */
  tried = $state.raw<Drive | null>(null);
  /** The parts to keep after a meeting; null while nothing was chosen. */
  kept = $state.raw<Part[] | null>(null);
  /** Another drive was chosen, and the parts that were fitted after the first one are in the hand again. */
  dropped = $state(false);
  #step = $state("");

  /** Another step of the game: nothing is in mind yet. */
  begin(step: string): void {
    if (step === this.#step) return;
    this.#step = step;
    this.drive = this.tried = this.kept = null;
    this.wantsPart = this.dropped = false;
    this.way = "straight";
  }
}

export const planOf = plansOf(Plan);
