// What one is about to do and has not said to the house yet; board and hand show the same.

import type { Choice } from "../../table/told.ts";
import type { Turn } from "../index.ts";
import type { Drive } from "./position.ts";

export class Plan {
  /** A drive with a part to buy: the card is drawn at once, so it waits here to be confirmed. */
  drive = $state.raw<Drive | null>(null);
  wantsPart = $state(false);
  /** The parts to keep after a meeting; null while nothing was chosen. */
  kept = $state.raw<string[] | null>(null);
  /** What was allowed before anything was built. */
  legal = $state.raw<Choice[]>([]);
  #step = $state("");

  /** Another step of the game: nothing is in mind yet. */
  begin(step: string): void {
    if (step === this.#step) return;
    this.#step = step;
    this.drive = this.kept = null;
    this.wantsPart = false;
    this.legal = [];
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
