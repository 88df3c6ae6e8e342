// The three languages say the same things, with the same variables; and nothing is asked for that
// they do not have.

import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { files, games, LANGUAGES } from "../build/catalogs.ts";

const SOURCES = join(import.meta.dirname, "..", "src");

class Variables extends Visitor {
  readonly found = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

/** The variables of each message; a file that cannot be read is a failure. */
function messages(name: string): Map<string, string[]> {
  const text = files(name).map((file) => readFileSync(file, "utf-8")).join("\n");
  const found = new Map<string, string[]>();
  for (const entry of parse(text, {}).body) {
    if (entry.type === "Junk") throw new Error(`${name}: ${entry.content}`);
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    if (found.has(message.id.name)) throw new Error(`${name}: ${message.id.name} twice`);
    const variables = new Variables();
    variables.visit(message);
    found.set(message.id.name, [...variables.found].sort());
  }
  return found;
}

const own = messages("en");

describe.each(["", ...games().map((game) => `${game}/`)])("the catalog %s", (prefix) => {
  test.each(LANGUAGES.slice(1))("in %s has the messages and variables that the English one has", (language) => {
    expect(Object.fromEntries(messages(prefix + language))).toEqual(Object.fromEntries(messages(`${prefix}en`)));
  });
});

/** Every key that a source asks for; `t(`step-${what}`)` gives the beginning, with an open end. */
function asked(): { file: string; key: string; isOpen: boolean }[] {
  const names = readdirSync(SOURCES, { recursive: true }) as string[];
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCES, file), "utf-8");
      const calls = /\b(?:t|words\.say)\(\s*(?:"([a-z0-9-]+)"|`([a-z0-9-]+)\$\{)/g;
      return [...text.matchAll(calls)].map(([, key, open]) => ({ file, key: key ?? open!, isOpen: key === undefined }));
    });
}

test("every key that the page asks for is in the catalog", () => {
  const missing = asked().filter(({ key, isOpen }) =>
    isOpen ? ![...own.keys()].some((known) => known.startsWith(key)) : !own.has(key),
  );
  expect(missing).toEqual([]);
});

test("every message of the catalog is asked for", () => {
  const keys = asked();
  // Some keys are chosen in two steps, so that they stand in the source without a call around them.
  const text = (readdirSync(SOURCES, { recursive: true }) as string[])
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), "utf-8"))
    .join("\n");
  const unused = [...own.keys()].filter(
    (known) =>
      !keys.some(({ key, isOpen }) => (isOpen ? known.startsWith(key) : known === key)) && !text.includes(`"${known}"`),
  );
  expect(unused).toEqual([]);
});
