// French elides and contracts before a name, on the page as in Python.

import { expect, test } from "vitest";
import { at, of } from "../src/french.ts";

test.each([
  ["Ada", "d’Ada", "à Ada"],
  ["Ben", "de Ben", "à Ben"],
  ["Élise", "d’Élise", "à Élise"],
  ["Hirondelle agile", "d’Hirondelle agile", "à Hirondelle agile"],
  ["Yves", "d’Yves", "à Yves"],
  ["Yasmine", "de Yasmine", "à Yasmine"],
  ["Le Creusot", "du Creusot", "au Creusot"],
  ["Les Trois", "des Trois", "aux Trois"],
  ["La Clayette", "de La Clayette", "à La Clayette"],
  ["l’ASU", "de l’ASU", "à l’ASU"],
  ["Lea", "de Lea", "à Lea"],
])("%s decides what stands before it", (name, ofIt, atIt) => {
  expect([of(name), at(name)]).toEqual([ofIt, atIt]);
});
