// What somebody has in mind before it is built: a die, the way it lies, a cell, an announcement.

import type { Choice } from "../../board/interface.ts";
import { plansOf } from "../../board/plans.svelte.ts";
import type { Action, Cell, Die } from "./payloads.ts";

export class Plan {
  /** Which of the thrown dice, by its place in the tray. */
  slot = $state<number | null>(null);
  /** How the die would lie, where that is allowed. */
  way = $state<Die | null>(null);
  /** The cell that the mouse points at, and the one where the keyboard is. */
  pointed = $state<Cell | null>(null);
  cursor = $state<Cell | null>(null);
  announces = $state(false);
  #turn = $state(-1);
  /** What was allowed after each thing that was built in this turn. */
  #legal = $state.raw(new Map<string, Choice<Action>[]>());

  /** Another turn: nothing is in mind yet. */
  begin(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#legal = new Map();
    this.slot = this.pointed = this.cursor = null;
    this.way = null;
    this.announces = false;
  }

  learn(built: readonly Action[], legal: Choice<Action>[]): void {
    const key = JSON.stringify(built);
    if (this.#legal.get(key) !== legal) this.#legal = new Map(this.#legal).set(key, legal);
  }

  /** What may be done after this was built; null where that is not known any more. */
  legalAfter(built: readonly Action[]): Choice<Action>[] | null {
    return this.#legal.get(JSON.stringify(built)) ?? null;
  }
}

export const planOf = plansOf(Plan);
