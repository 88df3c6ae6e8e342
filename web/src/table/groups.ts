// Legal actions grouped by their kind, each group under the words that its labels share.

import type { Choice } from "./told.ts";

export interface Group {
  kind: string;
  title: string;
  choices: Choice[];
}

export function groupsOf(choices: Choice[]): Group[] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) {
    const of = kinds.get(choice.action.type) ?? [];
    kinds.set(choice.action.type, [...of, choice]);
  }
  return [...kinds].map(([kind, of]) => ({ kind, title: shared(of.map((choice) => choice.label)), choices: of }));
}

/** The words with which all texts begin. */
export function shared(texts: string[]): string {
  const rows = texts.map((text) => text.split(" "));
  const [first = []] = rows;
  let length = 0;
  while (length < first.length && rows.every((row) => row[length] === first[length])) length += 1;
  return first.slice(0, length).join(" ");
}
