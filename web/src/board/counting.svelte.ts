// The final count, step by step, until all is counted or somebody has seen enough.

import * as sound from "../sound.ts";
import { pace } from "../table/clock/tempo.ts";

export class Counting {
  /** How many steps are counted; all of them and the sum, unless it has just begun. */
  counted = $state(Infinity);
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `hold` hears when it begins and ends; `shows` is told each step when its turn comes. */
  constructor(
    private readonly hold: (isHeld: boolean) => void,
    private readonly shows: (step: number) => void = () => {},
  ) {}

  /** So many steps, each for a moment, and then the sum. */
  begin(steps: number): void {
    const row = pace()?.row ?? 0;
    if (row === 0) return sound.win();
    this.hold(true);
    this.#count(0, steps, row);
  }

  /** All is counted at once. */
  finish(): void {
    if (this.counted === Infinity) return;
    this.stop();
    this.counted = Infinity;
    this.hold(false);
    sound.win();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.stop();
    if (this.counted !== Infinity) this.hold(false);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #count(step: number, steps: number, row: number): void {
    this.stop();
    this.counted = step;
    this.shows(step);
    if (step > steps) return this.finish();
    sound.count(step);
    this.#timer = setTimeout(() => this.#count(step + 1, steps, row), row);
  }
}
