// What a look back on a finished game shows: asked for once, and known some seconds later.

import { ask, HouseError } from "../api.ts";
import type { RetrospectTold } from "../wire.ts";

export class LookingBack {
  retrospect = $state.raw<RetrospectTold | null>(null);
  isComing = $state(false);
  #asked = "";

  /** Of which game; whoever may not be told, or asks a busy house, is shown the rest without it. */
  async ask(table: string, round: number): Promise<void> {
    const asked = `${table}/${round}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.retrospect = null;
    this.isComing = true;
    try {
      const told = await ask("retrospect", { params: { table, round } });
      if (this.#asked === asked) this.retrospect = told;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
    } finally {
      if (this.#asked === asked) this.isComing = false;
    }
  }
}
