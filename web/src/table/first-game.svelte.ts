// The first game of a newcomer, right after the lesson: each part of the turn is told of when it first comes up.
//
// A board names the parts that are up (`parts`), and the game's catalog has a sentence for each, as `first-PART`.

import { recall, remember } from "../storage.ts";

/** By game: the table of the first game, and what has been told there. */
type Kept = Record<string, { table: string; told: string[] }>;

const NAME = "first-games";

function kept(): Kept {
  return recall<Kept>(NAME) ?? {};
}

/** The lesson is over, and the first game begins at this table. */
export function beginFirstGame(game: string, table: string): void {
  remember(NAME, { ...kept(), [game]: { table, told: [] } } satisfies Kept);
}

export class FirstGame {
  /** The part that is told of now; null where there is nothing to tell, or it is not the first game. */
  part = $state<string | null>(null);
  #among = "";

  constructor(readonly table: string) {}

  /** These parts are up now. One of them is told of, and no other until something else is up. */
  offer(game: string, parts: readonly string[]): void {
    if (this.part !== null && parts.includes(this.part)) return;
    this.understood(game);
    const found = kept()[game];
    const among = parts.join();
    if (found?.table !== this.table || among === this.#among) return;
    this.#among = among;
    this.part = parts.find((part) => !found.told.includes(part)) ?? null;
  }

  /** What is told of need not be told again. */
  understood(game: string): void {
    const found = kept()[game];
    if (this.part !== null && found) remember(NAME, { ...kept(), [game]: { ...found, told: [...found.told, this.part] } } satisfies Kept);
    this.part = null;
  }

  /** Somebody wants no more hints of this game. */
  stop(game: string): void {
    remember(NAME, { ...kept(), [game]: { table: "", told: [] } } satisfies Kept);
    this.part = null;
  }
}
