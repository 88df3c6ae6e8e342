// Those who play, by name: a bot of the house goes by how strong it is, a character by its name too.

import { isBot, standInInWords } from "../new-table/bots.ts";
import type { PlayerTold } from "../wire.ts";

/** How somebody is called, in the list of a game or of all games. */
export function nameOf({ player, name }: PlayerTold, game = ""): string {
  return isBot(player) ? standInInWords(game, name) : name;
}
