// Scenes one after the other, each for a moment; whoever has seen enough skips them.

import { duration } from "../../../motion.ts";
import type { Scene } from "./scenes.ts";

/** How long each kind is shown, in calm moments. */
const LASTS: Record<Scene["kind"], number> = { scored: 9, passed: 7, workshop: 8, traded: 6, month: 5 };
/** Of more than these the oldest are left out. */
const MOST = 3;

export class Stage {
  scene = $state.raw<Scene | null>(null);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** After what is shown now, or after a while, when the cars have arrived. */
  play(scenes: readonly Scene[], after: number): void {
    if (scenes.length === 0 || duration("calm") === 0) return;
    this.#waiting = [...this.#waiting, ...scenes].slice(-MOST);
    this.#timer ??= setTimeout(() => this.#next(), after);
  }

  /** Somebody is to act now: of what was still to come only the last is told. */
  hurry(): void {
    this.#waiting = this.scene ? [] : this.#waiting.slice(-1);
  }

  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.scene = null;
  }

  #next(): void {
    const [scene = null, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.scene = scene;
    this.#timer = scene ? setTimeout(() => this.#next(), LASTS[scene.kind] * duration("calm")) : null;
  }
}
