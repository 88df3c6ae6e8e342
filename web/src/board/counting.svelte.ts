// The final count, step by step, until all is counted or somebody has seen enough.

import { duration } from "../motion.ts";
import * as sound from "../sound.ts";

export class Counting {
  /** How many steps are counted; all of them and the sum, unless it has just begun. */
  counted = $state(Infinity);
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `shows` is told each step when its turn comes. */
  constructor(private readonly shows: (step: number) => void = () => {}) {}

  /** So many steps, each for a moment, and then the sum. */
  begin(steps: number): void {
    const pace = duration("calm") * 5;
    if (pace > 0) this.#count(0, steps, pace);
    else sound.win();
  }

  /** All is counted at once. */
  finish(): void {
    if (this.counted === Infinity) return;
    this.stop();
    this.counted = Infinity;
    sound.win();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #count(step: number, steps: number, pace: number): void {
    this.stop();
    this.counted = step;
    this.shows(step);
    if (step > steps) return this.finish();
    sound.count(step);
    this.#timer = setTimeout(() => this.#count(step + 1, steps, pace), pace);
  }
}
