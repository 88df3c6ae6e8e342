// Dice in the air: banner, log and voice say nothing of a throw before it lies.

import type { Weight } from "../../board/interface.ts";
import { duration } from "../../motion.ts";
import { pace } from "./tempo.ts";

export class Rolling {
  /** The dice of what is shown just now have not come to rest. */
  isOn = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Something is shown: it rolls where dice are thrown, and what rolled before lies. */
  begin(weights: readonly Weight[]): void {
    this.rest();
    const time = weights.includes("throw") && pace() !== null ? duration("tumble") : 0;
    if (time === 0) return;
    this.isOn = true;
    this.#timer = setTimeout(() => this.rest(), time);
  }

  /** All dice lie, or somebody does not want to wait for it. */
  rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.isOn = false;
  }
}
