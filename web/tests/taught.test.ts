// The shelf leads to a first lesson exactly where there is one.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lessons } from "../src/rules/lessons.ts";
import { TAUGHT } from "../src/rules/taught.ts";

test("every lesson is known to the shelf, and the shelf knows no other", () => {
  const files = readdirSync(join(import.meta.dirname, "..", "src", "rules", "lessons"));
  const games = files.map((file) => file.replace(/\.json$/, "")).sort();
  expect([...TAUGHT].sort()).toEqual(games);
  expect(Object.keys(lessons).sort()).toEqual(games);
});
