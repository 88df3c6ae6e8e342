import { expect, test } from "vitest";
import { shares } from "../src/record/deciding.ts";
import { stepIn, turnsOf } from "../src/record/turns.ts";
import { partsOf } from "../src/rules/text.ts";

const step = (turn: number, seat: number): Parameters<typeof turnsOf>[0][number] => ({ line: "", seat, turn, label: "", events: [], says: [] });

test("steps are grouped by turns, each under the seat that decides in it", () => {
  const groups = turnsOf([step(0, -1), step(0, -1), step(0, 0), step(1, -1), step(1, 1), step(2, 0), step(2, 1)]);
  expect(groups.map(({ turn, seat, steps }) => [turn, seat, steps.map(({ number }) => number)])).toEqual([
    [0, 0, [1, 2, 3]],
    [1, 1, [4, 5]],
    [2, -1, [6, 7]],
  ]);
  expect(turnsOf([])).toEqual([]);
});

test.each([["", 0], ["#", 0], ["#7", 7], ["#99", 20], ["#-1", 0], ["#x", 0], ["#007", 7]])("the address %s names a step", (hash, at) => {
  expect(stepIn(hash, 20)).toBe(at);
});

test("the text of a clause has its parts", () => {
  expect(partsOf("See WE-R5/R6 and `shorter` [ours: black], *may* **39** [found].")).toEqual([
    { kind: "plain", text: "See " },
    { kind: "clause", text: "WE-R5", id: "WE-R5" },
    { kind: "plain", text: "/" },
    { kind: "clause", text: "R6", id: "WE-R6" },
    { kind: "plain", text: " and " },
    { kind: "code", text: "shorter" },
    { kind: "plain", text: " " },
    { kind: "label", label: "ours", text: "black" },
    { kind: "plain", text: ", " },
    { kind: "em", text: "may" },
    { kind: "plain", text: " " },
    { kind: "strong", text: "39" },
    { kind: "plain", text: " " },
    { kind: "label", label: "found", text: "" },
    { kind: "plain", text: "." },
  ]);
});

test("chances are told in whole percent, and who won had some before", () => {
  const deciding = { turn: 3, step: 9, winners: [0], before: 0.384, after: 0.706, error: 0.02 };
  expect(shares(deciding)).toEqual({ before: 38, after: 71 });
  expect(shares({ ...deciding, before: 0, after: 1 })).toEqual({ before: 1, after: 100 });
});
