// The chapters of a rulebook: those to play by, and those without clauses, which say what its
// components must satisfy and how large the game is.

import type { RulesSection } from "../wire.ts";

/** A chapter and its number in the whole book, from 1 on. */
export interface Chapter {
  section: RulesSection;
  number: number;
}

export interface Chapters {
  read: Chapter[];
  building: Chapter[];
}

/** Where the address leads to the game in brief; its points have drawings of the names `brief-1`, `brief-2` and so on. */
export const BRIEF = "brief";

/** Where the address leads to the chapters for those who build the game. */
export const BUILDING = "building";

/** What players read, and what is for those who build the game; a book without clauses is all to be read. */
export function chaptersOf(sections: RulesSection[]): Chapters {
  const chapters = sections.map((section, place) => ({ section, number: place + 1 }));
  const read = chapters.filter(({ section }) => section.groups.some((group) => group.clauses.some((clause) => clause.id)));
  if (read.length === 0) return { read: chapters, building: [] };
  return { read, building: chapters.filter((chapter) => !read.includes(chapter)) };
}
