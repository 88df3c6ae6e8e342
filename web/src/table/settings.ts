// The settings of a table in a few words.

import type { GameTold, Settings } from "../wire.ts";
import { t, words } from "../words.svelte.ts";

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
    settings.daily !== undefined ? dailyName(game) : settings.public ? t("is-public") : t("is-private"),
    ...(settings.rated ? [t("is-rated")] : []),
    ...(adviceInWords(settings.game) === null ? [] : [settings.advice ? t("is-advised") : t("is-unadvised")]),
    ...(game && game.boards.length > 1 ? [boardInWords(settings.game, settings.board)] : []),
    ...options.map(([name, choice]) => optionInWords(settings.game, name, choice)),
  ];
}

/** Who made the game, and when. */
export function creditOf({ author, year }: GameTold): string {
  return [author, year].filter(Boolean).join(", ");
}

/** What the game of the day is called. */
export function dailyName(game: GameTold | null): string {
  return game?.daily_name ?? t("daily-name");
}

/** An option of a game, and one of its choices, in the words of the game's own catalog. */
export function optionInWords(game: string, name: string, choice?: string): string {
  const question = words.ofGame(game, `option-${name}`) ?? name;
  if (choice === undefined) return question;
  return `${question} ${choiceInWords(game, name, choice)}`;
}

export function choiceInWords(game: string, name: string, choice: string): string {
  return words.ofGame(game, `option-${name}-${choice}`) ?? choice;
}

/** What a chair plays in the first game, where chairs of a game differ; null where they do not. */
export function chairInWords(game: string, chair: number): string | null {
  return words.ofGame(game, "chair", { chair });
}

/** The advice that the page gives in a game, in the words of the game's own catalog; null where there is none. */
export function adviceInWords(game: string): string | null {
  return words.ofGame(game, "advice");
}

export function boardInWords(game: string, board: string): string {
  return words.ofGame(game, `board-${board}`) ?? board;
}
