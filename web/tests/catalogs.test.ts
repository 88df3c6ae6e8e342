// The three languages say the same things, with the same variables; and nothing is asked for that
// they do not have.

import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { files, games, LANGUAGES } from "../build/catalogs.ts";
import type { LessonScript } from "../src/rules/lesson.svelte.ts";

const SOURCES = join(import.meta.dirname, "..", "src");
const GAMES = join(import.meta.dirname, "..", "..", "src", "jacta", "games");

class Variables extends Visitor {
  readonly found = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

/** The games that this build can draw. */
function drawn(): string[] {
  const folders = readdirSync(join(SOURCES, "games"), { withFileTypes: true });
  return folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The variables of each message, of the files below a folder; one that cannot be read is a failure. */
function messages(name: string, below = ""): Map<string, string[]> {
  const among = files(name).filter((file) => file.startsWith(below));
  const text = among.map((file) => readFileSync(file, "utf-8")).join("\n");
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

describe.each(["", ...["@rooms", ...games()].map((name) => `${name}/`)])("the catalog %s", (prefix) => {
  test.each(LANGUAGES.slice(1))("in %s has the messages and variables that the English one has", (language) => {
    expect(Object.fromEntries(messages(prefix + language))).toEqual(Object.fromEntries(messages(`${prefix}en`)));
  });
});

interface Asked {
  file: string;
  key: string;
  isOpen: boolean;
}

/** The sources below a folder. */
function sources(folder: string): { file: string; text: string }[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf-8") }));
}

/** Every key that sources ask for by a call; `t(`step-${what}`)` gives the beginning, with an open end. */
function asked(among: ReturnType<typeof sources>, call: string): Asked[] {
  const calls = new RegExp(`\\b(?:${call})\\(\\s*(?:"([a-zA-Z0-9-]+)"|\`([a-zA-Z0-9-]+)\\$\\{)`, "g");
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(calls)].map(([, key, open]) => ({ file, key: key ?? open!, isOpen: key === undefined })),
  );
}

function missing(keys: Asked[], known: string[]): Asked[] {
  return keys.filter(({ key, isOpen }) => !known.some((one) => (isOpen ? one.startsWith(key) : one === key)));
}

/** Some keys are chosen in two steps, so that they stand in the source without a call around them. */
function unused(keys: Asked[], known: string[], among: ReturnType<typeof sources>): string[] {
  return known.filter(
    (one) =>
      !keys.some(({ key, isOpen }) => (isOpen ? one.startsWith(key) : one === key)) &&
      !among.some(({ text }) => text.includes(`"${one}"`)),
  );
}

/** The sources that the page loads at once. */
function firstPage(): ReturnType<typeof sources> {
  const all = new Map(sources(SOURCES).map((one) => [one.file, one]));
  const found = new Set<string>();
  const waiting = ["main.ts"];
  while (waiting.length > 0) {
    const file = waiting.pop()!;
    if (found.has(file) || !all.has(file)) continue;
    found.add(file);
    for (const [, other] of all.get(file)!.text.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s*)?"(\.[^"]+)"/gm)) {
      waiting.push(join(dirname(file), other!));
    }
  }
  return [...found].map((file) => all.get(file)!);
}

const CALLS = "t|words\\.say";

describe("the words of the page", () => {
  const everywhere = sources(SOURCES);
  const keys = asked(everywhere, CALLS);
  const own = [...messages("en").keys()];
  const ofRooms = [...messages("@rooms/en").keys()];
  const both = [...own, ...ofRooms];
  const first = firstPage();

  test("are all in its catalogs, and in one of them only", () => {
    expect(missing(keys, both)).toEqual([]);
    expect(own.filter((key) => ofRooms.includes(key))).toEqual([]);
  });
  test("are all asked for", () => expect(unused(keys, both, everywhere)).toEqual([]));

  test("come with the page if the page asks for them, and otherwise with the rooms", () => {
    expect(missing(asked(first, CALLS), own).filter(({ key }) => both.some((one) => one.startsWith(key)))).toEqual([]);
    expect(unused(keys.filter(({ file }) => first.some((one) => one.file === file)), own, first)).toEqual([]);
  });
});

describe.each(drawn())("the words of %s", (game) => {
  const folder = join(SOURCES, "games", game);
  const own = sources(folder);
  const keys = asked(own, "say");
  const lesson: LessonScript = JSON.parse(readFileSync(join(folder, "lesson.json"), "utf-8"));
  const positions = readFileSync(join(GAMES, game.replaceAll("-", "_"), "data", "lesson.jsonl"), "utf-8").trim().split("\n").slice(1);
  const themes: string[] = positions.map((line) => JSON.parse(line).theme);
  const taught = [
    ...lesson.steps.flatMap((_, place) => [`lesson-${place + 1}`, `lesson-${place + 1}-done`]),
    ...themes.flatMap((theme) => [`strategy-${theme}`, `strategy-${theme}-told`]),
  ];

  test("are all in its catalog", () => {
    const known = [...messages(`${game}/en`).keys()];
    expect(missing(keys, known)).toEqual([]);
    expect(taught.filter((key) => !known.includes(key))).toEqual([]);
  });

  test("are all asked for, as far as they are the client's", () => {
    const known = [...messages(`${game}/en`, folder).keys()].filter((key) => !taught.includes(key));
    // What a newcomer is told of a part of the turn, which the board names.
    const isNamed = (key: string): boolean => key.startsWith("first-") && own.some(({ text }) => text.includes(`"${key.slice("first-".length)}"`));
    expect(unused(keys, known.filter((key) => !isNamed(key)), own)).toEqual([]);
  });
});
