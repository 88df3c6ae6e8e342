// The settings of a table in a few words.

import { adviceInWords, boardInWords, dailyName, optionInWords } from "../games/in-words.ts";
import type { GameTold, Settings } from "../wire.ts";
import { t } from "../words.svelte.ts";

export function paceInWords(pace: Settings["pace"]): string {
  switch (pace.type) {
    case "live":
      return t("pace-live", { minutes: Math.round(pace.seconds / 60), increment: pace.increment });
    case "days":
      return t("pace-days", { days: pace.days });
    case "free":
      return t("pace-free");
  }
}

export function settingsInWords(settings: Settings, game: GameTold | null): string[] {
  const options = Object.entries(settings.options).filter(
    ([name, choice]) => game?.options.find((option) => option.name === name)?.choices[0] !== choice,
  );
  return [
    game?.title ?? settings.game,
    t("players-count", { count: settings.players }),
    paceInWords(settings.pace),
    ...(settings.games > 1 ? [t("match-of", { games: settings.games })] : []),
    settings.daily !== undefined ? dailyName(game) : settings.challenge !== undefined ? t("challenge-name") : settings.public ? t("is-public") : t("is-private"),
    ...(settings.rated ? [t("is-rated")] : []),
    ...(adviceInWords(settings.game) === null ? [] : [settings.advice ? t("is-advised") : t("is-unadvised")]),
    ...(settings.hints ? [t("is-hinted")] : []),
    ...(game && game.boards.length > 1 ? [boardInWords(settings.game, settings.board)] : []),
    ...options.map(([name, choice]) => optionInWords(settings.game, name, choice)),
  ];
}
