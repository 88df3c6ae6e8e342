// The page checks the dice of real records by itself, and finds whatever was changed in them.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { verify } from "../src/record/verify.ts";

const read = (name: string): string => readFileSync(join(import.meta.dirname, "records", `${name}.jacta`), "utf-8");
const game = read("wurfel-express");

/** The record with something changed, and a check that fits again, as a cheat would write it. */
function forged(change: (text: string) => string, from = game): string {
  const body = change(from).replace(/check [0-9a-f]{64}\n$/, "");
  return `${body}check ${createHash("sha256").update(body).digest("hex")}\n`;
}

/** The number of the line that begins so, from 1 on. */
const lineOf = (text: string, start: string): number => text.split("\n").findIndex((line) => line.startsWith(start)) + 1;
const other = (digits: string): string => digits.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));

test.each(["wurfel-express", "sledges", "dice-trip-daily"])("every die of a record of %s is checked", (name) => {
  const text = read(name);
  const draws = text.split("\n").filter((line) => line.startsWith("* "));
  const dice = draws.map((line) => line.split(" = ")[1]!.split(" ").length - 1).reduce((sum, one) => sum + one, 0);
  const salts = [...text.matchAll(/^salt \d (.*)$/gm)].map(([, salt]) => salt);
  const commitment = /^dice .*(.{64})$/m.exec(text)![1];
  expect(verify(text)).toEqual({ fair: true, checked: dice, throws: draws.length, lost: 0, commitments: [commitment], salts });
});

test("commitment and salts are told as they were used, whatever else looks like them", () => {
  const { commitments, salts } = verify(game) as { commitments: string[]; salts: string[] };
  const [lie, salt] = [other(commitments[0]!), other(salts[0]!)];
  const text = forged((from) => from.replace("seat 0 Anna", `seat 0 Anna\u2028dice fair ${lie}`).replace("moves\n", `moves\npepper 0 ${salt}\n`));
  expect(verify(text)).toMatchObject({ fair: true, commitments, salts });
});

describe("after the house was brought back from a backup", () => {
  const restored = read("restored");
  const second = restored.lastIndexOf("\ndice fair ");

  test("dice follow from the new seed, and from a new salt since it was added", () => {
    const found = verify(restored);
    expect(found).toMatchObject({ fair: true, salts: ["0".repeat(32), "5".repeat(32)] });
    const { checked, lost, commitments } = found as { checked: number; lost: number; commitments: string[] };
    const count = (text: string): number => [...text.matchAll(/ = [\d.-]+\/\d+((?: \d+)+)$/gm)].map(([, faces]) => faces!.trim().split(" ").length).reduce((sum, one) => sum + one, 0);
    expect([lost, checked]).toEqual([count(restored.slice(0, second)), count(restored.slice(second))]);
    expect(commitments).toEqual([...restored.matchAll(/^dice fair (.*)$/gm)].map(([, commitment]) => commitment));
  });

  test.each([
    ["a seed that is not the new one", (text: string) => text.slice(0, second) + text.slice(second).replace(/(?<=^seed )\w+$/m, other), "seed-differs"],
    ["a new salt that is another", (text: string) => text.replace("5".repeat(32), "6".repeat(32)), "fell-otherwise"],
    ["a new salt that is left out", (text: string) => text.replace(`salt 1 ${"5".repeat(32)}\n`, ""), "fell-otherwise"],
    ["a seed that is lost to the end", (text: string) => text.slice(0, second) + text.slice(second).replace(/^seed .*$/m, "seed lost"), "seed-lost"],
    ["salts too few", (text: string) => text.slice(0, second) + text.slice(second).replace(/^salt 1 .*\n/m, ""), "salts"],
  ])("%s is found", (_, change, wrong) => {
    expect(verify(forged(change, restored))).toMatchObject({ fair: false, wrong });
  });
});

test("a forged check fits, so that what follows is found by the dice", () => {
  expect(verify(forged((text) => text))).toMatchObject({ fair: true });
});

describe("what was changed is found", () => {
  test.each([
    ["nothing at all", "", "not-a-record", 1],
    ["another file", "hello\n", "not-a-record", 1],
    ["a changed name", game.replace("seat 0 Anna", "seat 0 Hans"), "changed", game.trimEnd().split("\n").length],
    ["a record that is cut off", game.slice(0, game.length / 2), "changed", undefined],
    ["a record without moves", forged((text) => text.slice(0, text.indexOf("moves\n"))), "incomplete", 0],
    ["dice of a simulation", forged((text) => text.replace(/^dice fair .*$/m, "dice seed 7")), "no-fair-dice", 0],
    ["a hidden seed", forged((text) => text.replace(/^seed .*$/m, "seed hidden")), "seed-hidden", 0],
    ["another seed", forged((text) => text.replace(/(?<=^seed )\w+$/m, other)), "seed-differs", 0],
    ["another commitment", forged((text) => text.replace(/(?<=^dice fair )\w+$/m, other)), "seed-differs", 0],
    ["a salt too few", forged((text) => text.replace(/^salt 1 .*\n/m, "")), "salts", 0],
    ["a salt in capitals", forged((text) => text.replace(/^salt 1 .*$/m, `salt 1 ${"AB".repeat(16)}`)), "bad-salt", 0],
    ["a throw without a key", forged((text) => text.replace(/^(\* throw .*) = .*$/m, "$1")), "no-key", lineOf(game, "* throw")],
    ["an endless die", forged((text) => text.replace(/^(\* throw .*)\/6 /m, "$1/99999999999999999999 ")), "no-key", lineOf(game, "* throw")],
  ])("%s", (_, text, wrong, line) => {
    expect(verify(text)).toMatchObject({ fair: false, wrong, ...(line === undefined ? {} : { line }) });
  });

  test.each([
    ["salts, where everyone has the same dice", (text: string) => text.replace(/^(seed .*)$/m, `$1\nsalt 0 ${"0".repeat(32)}`), "salts"],
    ["no salts, where everyone has one", (text: string) => text.replace(/^dice daily \S+/m, "dice fair"), "salts"],
    ["another day’s seed", (text: string) => text.replace(/(?<=^seed )\w+$/m, other), "seed-differs"],
    ["a day that is not over", (text: string) => text.replace(/^seed .*$/m, "seed hidden"), "seed-hidden"],
    ["no day", (text: string) => text.replace("dice daily 2026-08-31", "dice daily someday"), "no-fair-dice"],
  ])("in a daily game: %s", (_, change, wrong) => {
    expect(verify(forged(change, read("dice-trip-daily")))).toMatchObject({ fair: false, wrong });
  });

  test("another salt gives other dice", () => {
    const text = forged((from) => from.replace(/(?<=^salt 1 )\w+$/m, other));
    expect(verify(text)).toMatchObject({ fair: false, wrong: "fell-otherwise" });
  });

  test("a single die that was turned", () => {
    const lines = game.split("\n");
    const place = lines.findLastIndex((line) => line.startsWith("* "));
    const text = forged((from) => {
      const changed = from.split("\n");
      changed[place] = changed[place]!.replace(/(\d+)$/, (face) => String((Number(face) + 1) % 6));
      return changed.join("\n");
    });
    const dice = lines[place]!.split(" = ")[1]!.split(" ").length - 1;
    const found = verify(text);
    expect(found).toMatchObject({ fair: false, wrong: "fell-otherwise", line: place + 1, die: dice });
    expect(found.checked).toBeGreaterThan(10);
  });

  test("a throw that is told twice", () => {
    const first = game.split("\n").find((line) => line.startsWith("* throw"))!;
    const text = forged((from) => from.replace(first, `${first}\n${first}`));
    expect(verify(text)).toMatchObject({ fair: false, wrong: "thrown-twice", line: lineOf(game, "* throw") + 1, die: 1 });
  });
});
