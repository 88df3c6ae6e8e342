// The bots of a game, as people choose them.

import type { Facts } from "../wire.ts";
import { t, words } from "../words.svelte.ts";

/** How strong a bot is, in words; a bot that nobody has words for goes by its name. */
export function botInWords(game: string, bot: string): string {
  const own = words.ofGame(game, `bot-${bot}`);
  if (own !== null) return own;
  const said = t(`bot-${bot}`);
  return said.startsWith("bot-") ? bot : said;
}

/** How a character of the ladder plays, and how long it thinks; null for other bots. */
export function lineOf(bot: string): string | null {
  const said = t(`bot-${bot}-line`);
  return said.startsWith("bot-") ? null : said;
}

/** By chair: how strong the bots of a table are, in words. */
export function levelsOf({ settings, chairs }: Facts): Map<number, string> {
  return new Map(chairs.flatMap(({ chair, bot }) => (bot === null ? [] : [[chair, botInWords(settings.game, bot)] as const])));
}
