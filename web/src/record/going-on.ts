// Play on from a position of a finished game: a new table, bots in all chairs but one's own.

import { ask } from "../api.ts";
import { challenge } from "../compare/challenging.ts";
import { house } from "../house.svelte.ts";
import { bestBot, openTable, RANDOM } from "../new-table/opening.ts";
import type { PositionTold, Settings } from "../wire.ts";

/** So far back one goes for a position in which nothing is hidden. */
const BACK = 12;

/**
 * Open a table where somebody decided after this step, and sit in their place; where others had entered something by then
 * that nobody else had seen, from before that. Gives the table.
 */
export async function playOnAt(table: string, round: number, step: number, seat: number, settings: Settings): Promise<string> {
  const first = Math.max(0, step - BACK);
  const { positions } = await ask("positions", { params: { table, round, step: first }, query: { count: step - first + 1 } });
  const here = positions.findLast(({ known }) => known) ?? positions.at(-1)!;
  return playOn({ ...here, acting: [seat] }, settings);
}

/** The level of the ladder against which others go on. */
const LEVEL = "club";

/** Challenge others to go on from this position where the next decision is, with the same dice for all; gives its address. */
export async function sendOn(here: PositionTold, { game: name, players }: Settings): Promise<string> {
  const game = (await house.listGames()).find((known) => known.name === name)!;
  const bot = game.bots.includes(LEVEL) ? LEVEL : bestBot(game);
  return challenge({ game: name, chair: here.acting[0] ?? 0, bots: Array<string>(players - 1).fill(bot), start: here.position });
}

/** Open a table at this position and sit where the next decision is; gives the table. */
export async function playOn(here: Pick<PositionTold, "acting" | "position">, settings: Settings): Promise<string> {
  const { game: name, players } = settings;
  const game = (await house.listGames()).find((known) => known.name === name);
  const bot = game ? bestBot(game) : (settings.stand_in ?? RANDOM);
  const own = here.acting[0] ?? 0;
  const bots = Array.from({ length: players }, (_, chair) => (chair === own ? null : bot));
  return openTable({ game: name, players, pace: { type: "free" }, start: here.position }, bots, own);
}
