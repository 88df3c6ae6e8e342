// The pace of the news: bots decide in milliseconds, people want to see what they did. So news are
// shown one after the other, and one's own move at once, because nothing is waiting then.

import { motionIsReduced } from "../motion.ts";
import { preferences } from "../preferences.svelte.ts";
import type { News } from "../wire.ts";

const PAUSES = { full: 400, fast: 140, none: 0 } as const;
const MANY = 8;

export class Playback {
  #queue: News[] = [];
  /** When the next news may be shown. */
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` shows news; `behind` hears whether some are still waiting. */
  constructor(private readonly show: (news: News) => void, private readonly behind: (isBehind: boolean) => void) {}

  push(news: News): void {
    this.#queue.push(news);
    if (this.#timer === null) this.#play();
  }

  /** Show at once all that is waiting. */
  skip(): void {
    const waiting = this.#queue;
    this.clear();
    for (const news of waiting) this.show(news);
  }

  /** Forget all that is waiting; what comes next is shown at once. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#free = 0;
    this.#queue = [];
    this.behind(false);
  }

  #play(): void {
    while (this.#queue.length > 0) {
      const wait = this.#free - Date.now();
      if (wait > 0) {
        this.behind(true);
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#play();
        }, wait);
        return;
      }
      const news = this.#queue.shift()!;
      this.#free = Date.now() + pause(news, this.#queue.length);
      this.show(news);
    }
    this.behind(false);
  }
}

/** How long news stay before the next ones are shown; nothing waits where nobody looks. */
function pause(news: News, waiting: number): number {
  if (typeof document === "undefined" || document.hidden || news.after === 0) return 0;
  const shown = news.steps.some((step) => (step.events?.length ?? 0) > 0);
  const pace = Math.min(PAUSES[preferences.motion], motionIsReduced() ? PAUSES.fast : Infinity);
  return shown ? pace * (waiting > MANY ? 0.6 : 1) : 0;
}
