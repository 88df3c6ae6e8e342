// Colours and sizes have names: a component says what it means, and one place says how that looks.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEDIA, writtenOut } from "../src/style/media.ts";

const SOURCES = join(import.meta.dirname, "..", "src");
/** A cover is a picture, with colours of its own. */
const components = (readdirSync(SOURCES, { recursive: true }) as string[]).filter((name) => name.endsWith(".svelte") && !name.endsWith("Cover.svelte"));

function styleOf(name: string): string {
  return readFileSync(join(SOURCES, name), "utf-8").split("<style>")[1] ?? "";
}

test("a name stands for a query", () => {
  expect(writtenOut("@media (--phone) { p { color: red } }")).toBe(`@media ${MEDIA.phone} { p { color: red } }`);
  expect(writtenOut("@media (--narrow), print {")).toBe(`@media ${MEDIA.narrow}, print {`);
  expect(writtenOut("p { color: var(--phone) }")).toBe("p { color: var(--phone) }");
  expect(() => writtenOut("@media (--watch) {")).toThrow("--watch");
});

test("what has a name is called by it", () => {
  const queries = new Set<string>(Object.values(MEDIA));
  const written = components.flatMap((name) => [...styleOf(name).matchAll(/@media ([^{]*?) \{/g)].filter(([, query]) => queries.has(query!)).map(([whole]) => `${name}: ${whole}`));
  expect(written).toEqual([]);
});

test("no component has a colour of its own", () => {
  expect(components.filter((name) => /#[0-9a-f]{3,8}\b/i.test(styleOf(name)))).toEqual([]);
});
