// Dice in the air: which ones, in which order they fall, and when all of them lie.

import { duration, motionIsReduced } from "../motion.ts";
import { preferences } from "../preferences.svelte.ts";
import * as sound from "../sound.ts";
import { knocks, type Throw } from "./flight.ts";

/** So long a die takes to appear for those who want less motion, in milliseconds. */
const FADE = 160;

export class Tumble<Key extends string | number> {
  falling = $state.raw<ReadonlyMap<Key, Throw>>(new Map());
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** These dice are thrown, the first one first. */
  start(fell: Iterable<Key>): void {
    this.settle();
    const keys = [...fell];
    const fades = motionIsReduced() && preferences.motion !== "none";
    const time = fades ? FADE : duration("tumble");
    const thrown = new Map(keys.map((key, nth) => [key, { nth, of: keys.length, time, fades }]));
    sound.dice([...thrown.values()].flatMap(knocks));
    if (time === 0 || keys.length === 0) return;
    this.falling = thrown;
    this.#timer = setTimeout(() => this.settle(), time);
  }

  /** The dice lie at once. */
  settle(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.falling.size > 0) this.falling = new Map();
  }
}
