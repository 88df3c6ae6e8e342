// The words of the page and of its games, in the language of the visitor.

import { beforeEach, expect, test, vi } from "vitest";

const waiting = vi.hoisted(() => new Map<string, () => void>());

vi.mock("virtual:catalog/index", () => {
  const load = (name: string, text: string) => (): Promise<{ default: string }> =>
    new Promise((resolve) => waiting.set(name, () => resolve({ default: text })));
  const languages = ["en", "fr", "de"];
  const names = languages.flatMap((language) => [language, `@rooms/${language}`, `sledges/${language}`]);
  return { default: Object.fromEntries(names.map((name) => [name, load(name, `name = ${name}\nonly-${name.replace(/\W/g, "")} = ${name}\nowes = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}\n`)])) };
});

const { inFigures, words, wordsOf } = await import("../src/words.svelte.ts");

/** A catalog that was asked for arrives. */
async function arrives(name: string): Promise<void> {
  await vi.waitFor(() => expect(waiting.has(name)).toBe(true));
  waiting.get(name)!();
  waiting.delete(name);
  await new Promise((later) => setTimeout(later));
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

test("a game that is learned while the language changes has its words in the new one", async () => {
  void words.speak("de");
  void words.learn("sledges");
  await arrives("sledges/en");
  expect(words.ofGame("sledges", "name")).toBe("sledges/en");
  await arrives("de");
  expect(words.say("name")).toBe("de");
  await arrives("sledges/de");
  expect(words.ofGame("sledges", "name")).toBe("sledges/de");

  void words.speak("fr");
  await arrives("fr");
  expect(words.language).toBe("de"); // all change together
  await arrives("sledges/fr");
  expect([words.language, words.say("name"), words.ofGame("sledges", "name")]).toEqual(["fr", "fr", "sledges/fr"]);
});

test("a game that is not part of the build has its words from the house, in every language", async () => {
  const texts: Record<string, string> = { "/nenuphar/fr.ftl": "name = nénuphar\n", "/nenuphar/de.ftl": "name = Seerose\n" };
  vi.stubGlobal("fetch", vi.fn(async (address: string) => new Response(texts[address] ?? "", { status: texts[address] ? 200 : 404 })));
  await words.learn("nenuphar");
  expect(words.ofGame("nenuphar", "name")).toBeNull();

  words.find("nenuphar", { fr: "/nenuphar/fr.ftl", de: "/nenuphar/de.ftl", en: "/gone.ftl" });
  await words.learn("nenuphar");
  expect([words.ofGame("nenuphar", "name"), words.ofGame("nenuphar", "other")]).toEqual(["nénuphar", null]);
  expect(wordsOf("nenuphar")("other")).toBe("other");

  const spoken = words.speak("de");
  await arrives("de");
  await arrives("sledges/de");
  await spoken;
  expect(words.ofGame("nenuphar", "name")).toBe("Seerose");

  const english = words.speak("en");
  await arrives("en");
  await arrives("sledges/en");
  await english;
  expect([words.language, words.ofGame("nenuphar", "name")]).toEqual(["en", null]);
});

test("a number below zero has a minus, and no hyphen", async () => {
  const spoken = words.speak("en");
  await arrives("en");
  await arrives("sledges/en");
  await spoken;
  expect([-14, -1, 0, 3].map((points) => words.say("owes", { points }))).toEqual(["−14 points", "−1 point", "0 points", "3 points"]);
  expect([-14, 7, null].map(inFigures)).toEqual(["−14", "7", "–"]);
});

test("a room comes when its words are here, and they change with the language", async () => {
  let isHere = false;
  const room = words.furnish(Promise.resolve("a room")).finally(() => (isHere = true));
  await new Promise((later) => setTimeout(later));
  expect([isHere, words.say("only-roomsen")]).toEqual([false, "only-roomsen"]);
  await arrives("@rooms/en");
  expect([await room, words.say("only-roomsen"), words.say("name")]).toEqual(["a room", "@rooms/en", "en"]);

  const spoken = words.speak("fr");
  for (const name of ["fr", "@rooms/fr", "sledges/fr"]) await arrives(name);
  await spoken;
  expect(words.say("only-roomsfr")).toBe("@rooms/fr");
});
