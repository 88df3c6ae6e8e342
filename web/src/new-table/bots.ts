// The bots of a game, as people choose them: those of the ladder are four characters, the same in all games.

import type { Facts } from "../wire.ts";
import { t, words } from "../words.svelte.ts";

/** The levels of the ladder, from the gentlest on. */
export const LEVELS = ["gentle", "club", "strong", "master"] as const;
export type Level = (typeof LEVELS)[number];

const BOT = "bot:";
/** Nobody notices that an answer took less than that, in seconds. */
const AT_ONCE = 0.5;

/** Whether somebody is a bot of the house. */
export function isBot(who: string | null): boolean {
  return who?.startsWith(BOT) ?? false;
}

/** The level of the ladder that a bot of this name is; null for all others. */
export function levelOf(bot: string | null | undefined): Level | null {
  return LEVELS.find((level) => level === bot) ?? null;
}

/** The character that sits in a chair: of several bots of a level at a table, only the first is. */
export function faceOf(chairs: readonly { bot?: string | null }[], chair: { bot?: string | null }): Level | null {
  return chairs.find(({ bot }) => bot === chair.bot) === chair ? levelOf(chair.bot) : null;
}

/** The level of the ladder that somebody is; null for people and for other bots. */
export function levelOfPlayer(who: string | null): Level | null {
  return isBot(who) ? levelOf(who!.slice(BOT.length)) : null;
}

/** How strong a bot is, in words; a bot that nobody has words for goes by its name. */
export function botInWords(game: string, bot: string): string {
  const own = words.ofGame(game, `bot-${bot}`);
  if (own !== null) return own;
  const said = t(`bot-${bot}`);
  return said.startsWith("bot-") ? bot : said;
}

/** A bot as one chooses it: a character by name and level. */
export function choiceOfBot(game: string, bot: string): string {
  const level = levelOf(bot);
  return level === null ? t("chair-bot", { level: botInWords(game, bot) }) : characterInWords(level);
}

/** A character by name and level. */
export function characterInWords(level: Level): string {
  return t("bot-of-level", { name: t(`character-${level}`), level: t(`bot-${level}`) });
}

/** Whoever stands in for somebody, in a sentence. */
export function standInInWords(game: string, bot: string): string {
  const level = levelOf(bot);
  return level === null ? t("player-bot", { level: botInWords(game, bot) }) : characterInWords(level);
}

/** How long a character thinks over a decision. */
export function thinkingInWords(seconds: number): string {
  if (seconds < AT_ONCE) return t("thinks-at-once");
  return t("thinks", { seconds: Number(seconds.toPrecision(1)) });
}

/** By chair: how strong the bots of a table are, in words. */
export function levelsOf({ settings, chairs }: Facts): Map<number, string> {
  return new Map(chairs.flatMap(({ chair, bot }) => (bot === null ? [] : [[chair, botInWords(settings.game, bot)] as const])));
}
