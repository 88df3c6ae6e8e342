// A decision that is taken again: what else could have been done, and what comes of it, as the futures come in.

import { ask, HouseError } from "../api.ts";
import type { AlternativeTold, DecisionTold, Fault, FuturesTold } from "../wire.ts";

/** So long until one asks for more, in milliseconds. */
const AGAIN = 500;

export class Rewinding {
  decision = $state.raw<DecisionTold | null>(null);
  tried = $state.raw<AlternativeTold | null>(null);
  futures = $state.raw<FuturesTold | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** What is asked for now: answers to anything else come too late. */
  #asked = {};
  /** Nobody looks at it any more. */
  #isLeft = false;

  constructor(
    readonly table: string,
    readonly round: number,
    /** After how many steps it was made. */
    readonly step: number,
  ) {}

  /** Learn what was done, what else could have been, and what comes of it; once more in another language. */
  async read(): Promise<void> {
    this.#isLeft = false;
    const params = { table: this.table, round: this.round, step: this.step };
    await this.#unlessRefused(async (isWanted) => {
      const decision = await ask("decision", { params });
      if (!isWanted()) return;
      this.decision = decision;
      this.tried = decision.others.find(({ notation }) => notation === this.tried?.notation) ?? null;
      await this.#follow(this.tried ?? decision.done);
    });
  }

  /** Try something else, in place of what was tried before. */
  try(tried: AlternativeTold): void {
    if (this.#isLeft) return;
    this.tried = tried;
    this.futures = null;
    void this.#follow(tried);
  }

  /** Back to the choice: all that is gone on with is what was done, with which anything may be compared. */
  forget(): void {
    this.tried = null;
    this.futures = null;
    if (this.decision) void this.#follow(this.decision.done);
  }

  /** Hear of an action until all futures are played, or until another is wanted. */
  async #follow({ notation }: AlternativeTold): Promise<void> {
    const params = { table: this.table, round: this.round, step: this.step };
    await this.#unlessRefused(async (isWanted) => {
      while (isWanted()) {
        const futures = await ask("futures", { params, query: { action: notation } });
        if (!isWanted()) return;
        this.futures = futures;
        if (futures.futures >= futures.most) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    });
  }

  /** Ask for nothing more: the house does not go on then. */
  stop(): void {
    this.#isLeft = true;
    this.#asked = {};
  }

  async #unlessRefused(what: (isWanted: () => boolean) => Promise<void>): Promise<void> {
    const asked = (this.#asked = {});
    this.fault = null;
    try {
      await what(() => this.#asked === asked);
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      if (this.#asked === asked) this.fault = error.fault;
    }
  }
}
