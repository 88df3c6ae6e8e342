// The characters of each game as the house tells of them: how long they think, what they are rated, and who fits one.

import { ask } from "../api.ts";
import { house } from "../house.svelte.ts";
import type { Characters as Told } from "../wire.ts";

class Characters {
  #known = $state.raw<Record<string, Told>>({});

  /** Those of a game; empty until the house has told of them. */
  of(game: string): Told["characters"] {
    return this.#known[game]?.characters ?? [];
  }

  /** The bot that is a good opponent for oneself, as far as that is known. */
  fits(game: string): string | null {
    return this.#known[game]?.fits ?? null;
  }

  /** Ask who they are now, and who fits one by one's last games. */
  async learn(game: string): Promise<Told> {
    if (!house.me) await house.meet();
    const told = await ask("characters", { params: { game } });
    this.#known = { ...this.#known, [game]: told };
    return told;
  }
}

export const characters = new Characters();
