// Dice in the air: which ones, and the faces that they show on their way.

import { duration } from "../motion.ts";

export class Tumble<Key extends string | number, Face> {
  falling = $state.raw(new Set<Key>());
  faces = $state.raw(new Map<Key, Face>());
  #timer: ReturnType<typeof setTimeout> | null = null;
  #flicker: ReturnType<typeof setInterval> | null = null;

  /** `face` gives any face that a die can show. */
  constructor(private readonly face: () => Face) {}

  start(fell: Set<Key>): void {
    this.settle();
    const time = duration("tumble");
    if (time === 0 || fell.size === 0) return;
    this.falling = fell;
    const spin = (): void => {
      this.faces = new Map([...fell].map((die) => [die, this.face()]));
    };
    spin();
    this.#flicker = setInterval(spin, 90);
    this.#timer = setTimeout(() => this.settle(), time);
  }

  /** The dice lie at once. */
  settle(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#flicker !== null) clearInterval(this.#flicker);
    this.#timer = this.#flicker = null;
    if (this.falling.size > 0) this.falling = new Set();
  }
}
