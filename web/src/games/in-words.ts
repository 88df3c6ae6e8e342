// What the house tells of a game, in words: mostly those of the game's own catalog.

import type { GameTold } from "../wire.ts";
import { t, words } from "../words.svelte.ts";

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

/** What the boards of a game are, such as maps. */
export function boardsInWords(game: string): string {
  return words.ofGame(game, "boards") ?? t("board");
}

export function boardInWords(game: string, board: string): string {
  return words.ofGame(game, `board-${board}`) ?? board;
}
