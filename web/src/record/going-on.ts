// Play on from a position of a finished game: a new table, bots in all chairs but one's own.

import { ask } from "../api.ts";
import { house, randomId } from "../house.svelte.ts";
import { bestBot, sitDown } from "../opening.ts";
import type { PositionTold, Settings } from "../wire.ts";

/** Open a table at this position and sit where the next decision is; gives the table. */
export async function playOn(here: PositionTold, settings: Settings): Promise<string> {
  if (!house.me) await house.meet();
  const games = await house.listGames();
  const game = games.find((known) => known.name === settings.game);
  const { table } = await ask("openTable", {
    body: { game: settings.game, players: settings.players, pace: { type: "free" }, start: here.position },
  });
  const own = here.acting[0] ?? 0;
  await sitDown(table, own);
  for (let chair = 0; chair < settings.players; chair += 1) {
    if (chair === own) continue;
    const bot = game ? bestBot(game) : settings.stand_in;
    await ask("command", { params: { table }, body: { type: "seat-bot", id: randomId(), table, chair, bot } });
  }
  return table;
}
