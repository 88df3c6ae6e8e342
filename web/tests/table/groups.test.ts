import { expect, test } from "vitest";
import { groupsOf, shared } from "../../src/table/groups.ts";

test("actions of one kind come together, under the words they share", () => {
  const choices = [
    { action: { type: "take", strip: "R2" }, label: "Take red 2 from the stock" },
    { action: { type: "done" }, label: "End the turn" },
    { action: { type: "take", strip: "R3" }, label: "Take red 3 from the stock" },
  ];
  expect(groupsOf(choices).map(({ key, title, choices }) => [key, title, choices.map(({ short }) => short)])).toEqual([
    ["take", "Take red … from the stock", ["2", "3"]],
    ["done", "End the turn", ["End the turn"]],
  ]);
});

test("the mark before what all share is no part of a choice", () => {
  const cells = ["d1", "e2"].map((cell) => ({ action: { type: "place", cell }, label: `Poser en ${cell}\u00a0: croix rouge` }));
  const [group] = groupsOf(cells);
  expect([group!.title, group!.choices.map(({ short }) => short)]).toEqual(["Poser en …\u00a0: croix rouge", ["d1", "e2"]]);
});

test("words are shared as a whole or not at all", () => {
  expect(shared(["Keep 1 red", "Keep 10 green"])).toEqual(["Keep", ""]);
  expect(shared(["Brest streichen", "La Rochelle streichen"])).toEqual(["", "streichen"]);
  expect(shared(["Stay", "Go"])).toEqual(["", ""]);
  expect(shared(["Go", "Go on"])).toEqual(["Go", ""]);
  expect(shared([])).toEqual(["", ""]);
});

test("what stands in brackets stays together", () => {
  const labels = ["Fit the roof (4 points, 3 defects)", "Fit the doors (2 points, 5 defects)"];
  expect(shared(labels)).toEqual(["Fit the", ""]);
});

test("many of one kind are sorted by what several of them have in common", () => {
  const towns = ["Brest", "Caen", "Lille", "Lyon", "Nice", "Paris", "Tours"];
  const written = ["RG", "GR"].flatMap((dice) =>
    towns.map((town) => ({ action: { type: "write", dice, town }, label: `Write ${dice} in ${town}` })),
  );
  expect(groupsOf(written).map(({ title, choices }) => [title, choices[0]!.short, choices.length])).toEqual([
    ["Write RG in …", "Brest", 7],
    ["Write GR in …", "Brest", 7],
  ]);
});

test("many without anything in common stay together", () => {
  const cards = Array.from({ length: 13 }, (_, card) => ({ action: { type: "play", card }, label: `Play ${card}` }));
  expect(groupsOf(cards).map(({ title, choices }) => [title, choices.length])).toEqual([["Play …", 13]]);
});
