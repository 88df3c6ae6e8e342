// Legal actions grouped by their kind, each group under the words that its labels share.

import type { Choice } from "../board/interface.ts";


export interface Group {
  /** What tells it from the other groups. */
  key: string;
  title: string;
  choices: Option[];
}

/** A choice, and the words by which it differs from the others of its group. */
export interface Option extends Choice {
  short: string;
}

/** More of one kind are hard to overlook: they are sorted once more. */
const MANY = 12;
/** What stands between a part of a sentence and the next. */
const MARK = /\s?[:;,]$/u;

/** One group for each kind of action; a kind of many is sorted by what is the same in several. */
export function groupsOf(choices: Choice[]): Group[] {
  return [...sorted(choices, ({ action }) => action.type)].flatMap(([kind, of]) =>
    of.length > MANY ? divided(kind, of) : [groupOf(kind, of)],
  );
}

/** The words with which all texts begin, and those with which all end. */
export function shared(texts: string[]): [string, string] {
  const rows = texts.map((text) => text.split(" "));
  const shortest = Math.min(...rows.map((row) => row.length), Infinity);
  const agree = (place: number) => rows.every((row) => row.at(place) === rows[0]!.at(place));
  if (rows.length === 0) return ["", ""];
  let before = 0;
  while (before < shortest && agree(before)) before += 1;
  let after = 0;
  while (before + after < shortest - 1 && agree(-1 - after)) after += 1;
  const first = rows[0]!;
  return [whole(first.slice(0, before)), whole(first.slice(first.length - after))];
}

/** These words, unless a bracket is opened or closed somewhere else. */
function whole(words: string[]): string {
  const text = words.join(" ");
  return text.split("(").length === text.split(")").length ? text : "";
}

function groupOf(key: string, choices: Choice[]): Group {
  if (choices.length === 1) return { key, title: choices[0]!.label, choices: [{ ...choices[0]!, short: choices[0]!.label }] };
  const [before, after] = shared(choices.map(({ label }) => label));
  const middle = (label: string) => label.slice(before.length, label.length - after.length).trim();
  // A mark with which all go on to what they share belongs to that, not to each of them.
  const marks = new Set(choices.map(({ label }) => MARK.exec(middle(label))?.[0] ?? ""));
  const mark = after && marks.size === 1 ? [...marks][0]! : "";
  const short = (label: string) => middle(label).slice(0, middle(label).length - mark.length) || label;
  return {
    key,
    title: before || after ? `${before} …${mark} ${after}`.trim() : "",
    choices: choices.map((choice) => ({ ...choice, short: short(choice.label) })),
  };
}

/** Groups by the field that makes the fewest, each with a title of its own; one group where none does. */
function divided(kind: string, choices: Choice[]): Group[] {
  const fields = Object.keys(choices[0]!.action).filter((field) => field !== "type");
  const ways = fields
    .map((field) => sorted(choices, ({ action }) => String(action[field])))
    .filter((parts) => parts.size > 1 && parts.size <= choices.length / 2)
    .sort((one, other) => one.size - other.size)
    .map((parts) => [...parts].map(([value, of]) => groupOf(`${kind} ${value}`, of)));
  const isClear = (groups: Group[]) => groups.every(({ title }) => title) && new Set(groups.map(({ title }) => title)).size === groups.length;
  return ways.find(isClear) ?? [groupOf(kind, choices)];
}

function sorted(choices: Choice[], by: (choice: Choice) => string): Map<string, Choice[]> {
  const parts = new Map<string, Choice[]>();
  for (const choice of choices) parts.set(by(choice), [...(parts.get(by(choice)) ?? []), choice]);
  return parts;
}
