// What a look back on a finished game shows: the chances some seconds later, and then the rest.

import { ask, HouseError } from "../api.ts";
import type { RetrospectTold } from "../wire.ts";
import { words } from "../words.svelte.ts";

/** While it is being made: so long until one asks again, in milliseconds, and so often. */
const AGAIN = 1500;
const MOST = 80;

export class LookingBack {
  retrospect = $state.raw<RetrospectTold | null>(null);
  isComing = $state(false);
  #asked = "";

  /** Of which game; whoever may not be told, or asks a busy house, is shown the rest without it. */
  async ask(table: string, round: number): Promise<void> {
    const asked = `${table}/${round}/${words.language}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.isComing = true;
    try {
      for (let times = 0; times < MOST; times++) {
        const told = await ask("retrospect", { params: { table, round } });
        if (this.#asked !== asked) return;
        this.retrospect = told;
        if (told.whole) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
    } finally {
      if (this.#asked === asked) this.isComing = false;
    }
  }
}
