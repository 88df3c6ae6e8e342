// Play on from a position of a finished game: a new table, bots in all chairs but one's own.

import { ask } from "../api.ts";
import { house } from "../house.svelte.ts";
import { bestBot, openTable } from "../new-table/opening.ts";
import type { PositionTold, Settings } from "../wire.ts";

/** Open a table before this step, and sit where somebody decided then; gives the table. */
export async function playOnAt(table: string, round: number, step: number, seat: number, settings: Settings): Promise<string> {
  const { positions } = await ask("positions", { params: { table, round, step }, query: { count: 1 } });
  return playOn({ ...positions[0]!, acting: [seat] }, settings);
}

/** Open a table at this position and sit where the next decision is; gives the table. */
export async function playOn(here: PositionTold, settings: Settings): Promise<string> {
  const { game: name, players } = settings;
  const game = (await house.listGames()).find((known) => known.name === name);
  const bot = game ? bestBot(game) : settings.stand_in;
  const own = here.acting[0] ?? 0;
  const bots = Array.from({ length: players }, (_, chair) => (chair === own ? null : bot));
  return openTable({ game: name, players, pace: { type: "free" }, start: here.position }, bots, own);
}
