// The games that this build can draw, each in a folder of its own name; what a folder holds is found by itself.
//
//   Cover.svelte           the lid of its box
//   index.ts               its board and its hand
//   rules/Drawing.svelte   a small drawing beside a clause of its rules
//   lesson.json            its first lesson
//   locale/                its words, beside those that Python has of it

import type { Component } from "svelte";
import { boardAt } from "../board/adopting.ts";
import type { GameBoard } from "../board/board.ts";
import { house } from "../house.svelte.ts";
import type { LessonScript } from "../rules/lesson.svelte.ts";
import type { GamePage } from "../wire.ts";
import { words } from "../words.svelte.ts";

/** Draws beside a clause what there is to draw, and nothing else. */
export type RulesDrawing = Component<{ clause: string }>;

const lids = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });
const boards = import.meta.glob<GameBoard>("./*/index.ts", { import: "default" });
const drawings = import.meta.glob<RulesDrawing>("./*/rules/Drawing.svelte", { import: "default" });
const lessons = import.meta.glob<LessonScript>("./*/lesson.json", { import: "default" });

/** What the package of a game brings for the page; undefined for a game that is not in the house. */
async function pageOf(game: string): Promise<GamePage | undefined> {
  return (await house.listGames()).find(({ name }) => name === game)?.page;
}

/** How many games this build has a picture of. */
export const covers = Object.keys(lids).length;

/** The lid of the box; undefined for a game that has no picture here. */
export function coverOf(game: string): Component | undefined {
  return lids[`./${game}/Cover.svelte`];
}

/** The board of a game; null where it has none. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const own = boards[`./${game}/index.ts`];
  if (own) return words.furnish(own(), game);
  const page = await pageOf(game);
  if (page?.board) return words.furnish(boardAt(page.board, game), game);
  // Options and bots have names in the catalog, but the game is played without them, too.
  await words.learn(game).catch(() => {});
  return null;
}

/** What draws beside the rules of a game; null where nothing does. */
export async function drawingOf(game: string): Promise<RulesDrawing | null> {
  const own = drawings[`./${game}/rules/Drawing.svelte`];
  return own ? words.furnish(own(), game) : null;
}

/** Whether the game has a first lesson, as far as the house has told of the game. */
export function hasLesson(game: string): boolean {
  return `./${game}/lesson.json` in lessons || Boolean(house.games?.find(({ name }) => name === game)?.page.lesson);
}

/** The first lesson of a game; null where it has none. */
export async function lessonOf(game: string): Promise<LessonScript | null> {
  const own = lessons[`./${game}/lesson.json`];
  if (own) return words.furnish(own(), game);
  const page = await pageOf(game);
  return page?.lesson ? words.furnish(fetched<LessonScript>(page.lesson), game) : null;
}

async function fetched<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}
