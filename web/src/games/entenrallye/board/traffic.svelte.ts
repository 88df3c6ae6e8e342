// Cars on their way: where each is now, until it has arrived.

import { duration } from "../../../motion.ts";
import type { Places, Point } from "../art/geometry.ts";
import type { Journey } from "./journeys.ts";

export type Standing = Point & { heading: number };

interface Trip extends Journey {
  begun: number;
  time: number;
}

export class Traffic {
  /** By seat; a car that does not move is not here. */
  moving = $state.raw(new Map<number, Standing>());
  #trips: Trip[] = [];
  #frame: number | null = null;
  readonly #places: () => Places;

  constructor(on: () => Places) {
    this.#places = on;
  }

  /** Sets off; gives how long it takes until all have arrived. */
  start(journeys: readonly Journey[]): number {
    const calm = duration("calm");
    if (calm === 0 || journeys.length === 0) return 0;
    const begun = performance.now();
    const seats = new Set(journeys.map(({ seat }) => seat));
    const trips = journeys.map((journey) => ({ ...journey, begun, time: calm * (1 + journey.squares.length * 0.35) }));
    this.#trips = [...this.#trips.filter(({ seat }) => !seats.has(seat)), ...trips];
    this.#drive(begun);
    return Math.max(...trips.map(({ time }) => time));
  }

  /** All arrive at once. */
  skip(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.#trips = [];
    if (this.moving.size > 0) this.moving = new Map();
  }

  #drive(now: number): void {
    this.#trips = this.#trips.filter(({ begun, time }) => now - begun < time);
    this.moving = new Map(this.#trips.map(({ seat, squares, begun, time }) => [seat, this.#places().along(squares, eased((now - begun) / time))]));
    this.#frame = this.#trips.length > 0 ? requestAnimationFrame((time) => this.#drive(time)) : null;
  }
}

/** A car sets off and stops softly. */
function eased(part: number): number {
  const at = Math.min(1, Math.max(0, part));
  return at * at * (3 - 2 * at);
}
