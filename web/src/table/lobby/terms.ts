// What is fixed at a table before the first move, as a list that people can read.

import { adviceInWords, boardInWords, choiceInWords, optionInWords } from "../../games/in-words.ts";
import type { GameTold, Settings } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import { paceInWords } from "../settings.ts";

export interface Term {
  name: string;
  value: string;
}

export function termsOf(settings: Settings, game: GameTold | null): Term[] {
  const isTimed = settings.pace.type !== "free";
  const advice = adviceInWords(settings.game);
  return [
    { name: t("players"), value: t("players-count", { count: settings.players }) },
    { name: t("pace"), value: paceInWords(settings.pace) },
    ...(isTimed ? [{ name: t("absent"), value: t(`absent-${settings.absent}`) }] : []),
    { name: t("games"), value: settings.games > 1 ? t("match-of", { games: settings.games }) : t("one-game") },
    { name: t("who-comes"), value: settings.public ? t("by-lobby") : t("by-link") },
    { name: t("rating"), value: settings.rated ? t("rated-yes") : t("rated-no") },
    ...(advice === null ? [] : [{ name: t("advice"), value: settings.advice ? advice : t("advice-none") }]),
    ...(game?.hints || settings.hints ? [{ name: t("hints-term"), value: t(settings.hints ? "hints-yes" : "hints-no") }] : []),
    { name: t("who-reads"), value: t(`records-${settings.records}`) },
    ...((game?.boards.length ?? 1) > 1 ? [{ name: t("board"), value: boardInWords(settings.game, settings.board) }] : []),
    ...Object.entries(settings.options).map(([name, choice]) => ({
      name: optionInWords(settings.game, name),
      value: choiceInWords(settings.game, name, choice),
    })),
    ...(settings.start ? [{ name: t("start"), value: t("start-otherwise") }] : []),
  ];
}
