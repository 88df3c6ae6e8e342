import { expect, test } from "vitest";
import { chaptersOf } from "../src/rules/chapters.ts";
import type { RulesSection } from "../src/wire.ts";

const section = (title: string, ...ids: string[]): RulesSection => ({
  title,
  groups: [{ title: "", clauses: ids.map((id) => ({ id, kind: id ? "rule" : "note", text: "…" })) }],
});
const titles = (sections: RulesSection[]): string[][] => {
  const { read, building } = chaptersOf(sections);
  return [read, building].map((chapters) => chapters.map((one) => `${one.number} ${one.section.title}`));
};

test("chapters without clauses are for those who build the game, and keep their numbers", () => {
  const book = [section("Clauses", "EN-R1", ""), section("Components", ""), section("Rulings", "EN-A1"), section("Size", "")];
  expect(titles(book)).toEqual([["1 Clauses", "3 Rulings"], ["2 Components", "4 Size"]]);
});

test("a book without clauses is read as a whole", () => {
  expect(titles([section("Play", ""), section("End", "")])).toEqual([["1 Play", "2 End"], []]);
  expect(titles([])).toEqual([[], []]);
});
