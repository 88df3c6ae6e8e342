// Those who play, by name: a bot of the house goes by how strong it is.

import { botInWords } from "../new-table/bots.ts";
import type { PlayerTold } from "../wire.ts";
import { t } from "../words.svelte.ts";

const BOT = "bot:";

/** How somebody is called, in the list of a game or of all games. */
export function nameOf({ player, name }: PlayerTold, game = ""): string {
  return player.startsWith(BOT) ? t("player-bot", { level: botInWords(game, name) }) : name;
}
