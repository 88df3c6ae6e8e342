// The clock of showing: one moment after the other, each as long as it takes to be seen. Bots decide in
// milliseconds; whatever tells of a table (board, banner, log, totals, what is said aloud, sound) follows
// this one queue. One's own move is shown at once, because nothing is waiting then.

import type { Happened } from "../../board/interface.ts";
import { pace, stay } from "./tempo.ts";
import type { Moment } from "./moments.ts";

/** So many waiting moments are shown faster. */
const MANY = 12;

export class Playback {
  #queue: Moment[] = [];
  /** When the next moment may be shown. */
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The board tells the end by itself: what comes after it waits. */
  #isHeld = false;
  /** What was shown since the page was last drawn, where nothing stays. */
  #undrawn: Happened[] = [];

  /** `show` shows a moment; `behind` hears whether some are still waiting. */
  constructor(private readonly show: (moment: Moment) => void, private readonly behind: (isBehind: boolean) => void) {}

  push(moments: Moment[]): void {
    this.#queue.push(...(pace() === null ? moments.map((moment) => this.#together(moment)) : moments));
    if (this.#timer === null) this.#play();
  }

  /** Show at once all that is waiting. */
  skip(): void {
    const waiting = this.#queue;
    this.clear();
    for (const moment of waiting) this.show(moment);
  }

  /** What is shown has been seen: go on. */
  next(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#free = 0;
    this.#play();
  }

  /** The board is telling something that nothing may run ahead of, such as the final count. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld && this.#timer === null) this.#play();
  }

  /** Forget all that is waiting; what comes next is shown at once. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#free = 0;
    this.#isHeld = false;
    this.#queue = [];
    this.behind(false);
  }

  /** A moment that does not stay is seen with those after it, of which the page is drawn once: none is lost. */
  #together(moment: Moment): Moment {
    if (this.#undrawn.length === 0) queueMicrotask(() => (this.#undrawn = []));
    this.#undrawn = [...this.#undrawn, ...moment.fresh];
    return moment.fresh.length > 0 ? { ...moment, fresh: this.#undrawn } : moment;
  }

  #play(): void {
    let lingers = false;
    while (this.#queue.length > 0 || lingers) {
      const wait = this.#free - Date.now();
      if (wait > 0 || this.#isHeld) {
        this.behind(true);
        if (wait > 0) this.#timer = setTimeout(() => this.next(), wait);
        return;
      }
      const moment = this.#queue.shift();
      if (moment === undefined) break;
      this.#free = Date.now() + this.#stays(moment);
      lingers = moment.isForced;
      this.show(moment);
    }
    this.behind(false);
  }

  #stays(moment: Moment): number {
    const now = pace();
    if (now === null) return 0;
    const long = stay(moment.weights, now);
    const next = this.#queue[0];
    // One's own last move, too: the board begins to count, and the verdict waits for it.
    if (moment.endsGame) return long + now.breath;
    if (moment.weights.length === 0) return 0;
    if (moment.isForced) return Math.max(long, now.sentence);
    const isOther = next !== undefined && next.seat !== null && next.seat !== moment.seat;
    return (long + (isOther ? now.turn : 0)) * (this.#queue.length > MANY ? 0.5 : 1);
  }
}
