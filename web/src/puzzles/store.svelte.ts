// The puzzles of the house: today's of each game, what fits next, and what one is rated.

import { ask } from "../api.ts";
import type { PuzzlesOfGame, PuzzlesTold } from "../wire.ts";

class Puzzles {
  told = $state.raw<PuzzlesTold | null>(null);

  async look(): Promise<PuzzlesTold> {
    this.told = await ask("listPuzzles");
    return this.told;
  }

  of(game: string): PuzzlesOfGame | null {
    return this.told?.games.find((one) => one.game === game) ?? null;
  }
}

export const puzzles = new Puzzles();
