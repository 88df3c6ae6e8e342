// A blockage is removed: the die lifts, turns white and falls back, and a sentence says why.

import type { Happened } from "../../../board/interface.ts";
import { duration } from "../../../motion.ts";
import type { Cell, Die, Event } from "../payloads.ts";
import { colourOf } from "../position.ts";

/** So long the sentence stays, unless somebody goes on. */
const STAYS = 7_000;

export interface Lift {
  cell: Cell;
  die: Die;
  says: string;
  /** The base that had been cut off, such as `red top`. */
  base: string;
}

export class Lifts {
  /** In the air. */
  moving = $state.raw<Lift[]>([]);
  /** Still to be read. */
  said = $state.raw<Lift[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];

  hear(fresh: readonly Happened<Event>[]): void {
    const found = fresh.flatMap(({ event, says }) =>
      event.type === "unblocked" ? [{ cell: event.cell, die: event.die, says, base: `${colourOf(event.seat)} ${event.base}` }] : [],
    );
    if (found.length === 0) return;
    this.leave();
    const time = 5 * duration("calm");
    this.said = found;
    this.moving = time > 0 ? found : [];
    this.#timers = [setTimeout(() => (this.moving = []), time), setTimeout(() => (this.said = []), STAYS)];
  }

  /** Somebody goes on: what covers a part of the board is gone. */
  goOn(): void {
    this.said = [];
  }

  leave(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
