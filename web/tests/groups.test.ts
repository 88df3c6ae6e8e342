import { expect, test } from "vitest";
import { groupsOf, shared } from "../src/table/groups.ts";

test("actions of one kind come together, under the words they share", () => {
  const choices = [
    { action: { type: "take", strip: "R2" }, label: "Take red 2 from the stock" },
    { action: { type: "done" }, label: "End the turn" },
    { action: { type: "take", strip: "R3" }, label: "Take red 3 from the stock" },
  ];
  expect(groupsOf(choices).map(({ kind, title, choices }) => [kind, title, choices.length])).toEqual([
    ["take", "Take red", 2],
    ["done", "End the turn", 1],
  ]);
});

test("words are shared as a whole or not at all", () => {
  expect(shared(["Keep 1 red", "Keep 10 red"])).toBe("Keep");
  expect(shared(["Stay", "Go"])).toBe("");
  expect(shared([])).toBe("");
});
