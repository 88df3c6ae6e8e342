// What is written and said of squares, parts and months, in the words of the game's own catalog.

import { words } from "../../../words.svelte.ts";
import { say } from "../say.ts";
import type { Part } from "./data.ts";
import type { RoadSquare } from "./geometry.ts";

const KINDS: Record<string, string> = { M: "meeting", t: "TUV-branch", u: "ASU-branch", v: "TUV-lane", w: "ASU-lane" };

/** What a square is, for the message `square` of the catalog, as `vocabulary.py` has it. */
export function description(name: string): { kind: string; number: string; letter: string } {
  const [head = "", depth] = name.split("-");
  const told = (kind: string, number: string): ReturnType<typeof description> => ({ kind, number, letter: name[0] ?? "" });
  if (depth !== undefined) return told(depth === "0" ? `${head}-workshop` : `${head}-behind`, depth);
  if (name === "TUV" || name === "ASU") return told(name, "0");
  if (/^\d+$/.test(name)) return told(name === "0" ? "start" : "road", name);
  return told(KINDS[name[0] ?? ""] ?? "shortcut", name.slice(1));
}

export function squareName({ name }: Pick<RoadSquare, "name">): string {
  return say("square", description(name));
}

/** With its month, where that stands on it: who speaks to a page says what they see. */
export function squareTold({ name, month }: Pick<RoadSquare, "name" | "month">): string {
  return month ? `${squareName({ name })}, ${monthName(month, "short")}` : squareName({ name });
}

export function partText({ section, points, defects, colour }: Part): string {
  return say("part", { section, points, defects, colour });
}

export function sectionName(section: string): string {
  return say("section", { value: section });
}

/** The name of a month, 1 to 12, as a calendar in this language has it. */
export function monthName(month: number, width: "long" | "short" | "narrow" = "long"): string {
  const name = new Intl.DateTimeFormat(words.language, { month: width, timeZone: "UTC" }).format(Date.UTC(2001, month - 1, 1));
  return width === "short" ? name.replace(/\.$/, "") : name;
}
