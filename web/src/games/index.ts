// The games that this build can draw, each in a folder of its own name; what a folder holds is found by itself.
//
//   Cover.svelte           the lid of its box
//   index.ts               its board and its hand
//   rules/Drawing.svelte   a small drawing beside a clause of its rules
//   lesson.json            its first lesson
//   locale/                its words, beside those that Python has of it

import type { Component } from "svelte";
import type { GameBoard } from "../board/interface.ts";
import type { LessonScript } from "../rules/lesson.svelte.ts";
import { words } from "../words.svelte.ts";

/** Draws beside a clause what there is to draw, and nothing else. */
export type RulesDrawing = Component<{ clause: string }>;

const covers = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });
const boards = import.meta.glob<GameBoard>("./*/index.ts", { import: "default" });
const drawings = import.meta.glob<RulesDrawing>("./*/rules/Drawing.svelte", { import: "default" });
const lessons = import.meta.glob<LessonScript>("./*/lesson.json", { import: "default" });

/** What a game is loaded with comes together with its words; null where the game has none of it. */
async function withWords<T>(game: string, load: (() => Promise<T>) | undefined): Promise<T | null> {
  const [found] = await Promise.all([load?.() ?? null, words.learn(game)]);
  return found;
}

/** The lid of the box; undefined for a game that has no picture here. */
export function coverOf(game: string): Component | undefined {
  return covers[`./${game}/Cover.svelte`];
}

/** Whether the game has a board of its own. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

export function boardOf(game: string): Promise<GameBoard | null> {
  return withWords(game, boards[`./${game}/index.ts`]);
}

export function drawingOf(game: string): Promise<RulesDrawing | null> {
  return withWords(game, drawings[`./${game}/rules/Drawing.svelte`]);
}

/** Whether the game has a first lesson. */
export function hasLesson(game: string): boolean {
  return `./${game}/lesson.json` in lessons;
}

export function lessonOf(game: string): Promise<LessonScript | null> {
  return withWords(game, lessons[`./${game}/lesson.json`]);
}
