// What a device saw of a table's dice, compared with what is told later.

import { beforeEach, expect, test } from "vitest";
import { forget } from "../src/keeping.ts";
import type { Facts } from "../src/wire.ts";
import { compareFacts, compareRecord, drawSalt, noteCommitments, noteSalt } from "../src/witness.ts";

const [FIRST, SECOND, OTHER] = ["a", "b", "c"].map((digit) => digit.repeat(64)) as [string, string, string];
const [MINE, THEIRS] = ["1".repeat(32), "2".repeat(32)];

function told(commitments: string[], salts: (string | null)[]): Facts {
  return { commitments, salts, chairs: salts.map((salt, chair) => ({ chair, who: salt && `person ${chair}` })) } as unknown as Facts;
}

function record(commitment: string, ...salts: string[]): string {
  return ["jacta record 1", `dice fair ${commitment}`, ...salts.map((salt, seat) => `salt ${seat} ${salt}`), "moves", ""].join("\n");
}

beforeEach(() => forget("dice"));

test("a salt has 32 hexadecimal digits, and no two are alike", () => {
  const salts = Array.from({ length: 100 }, drawSalt);
  expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
  expect(new Set(salts).size).toBe(100);
});

test("who was not there has nothing to compare", () => {
  expect(compareRecord("table", 0, record(FIRST, MINE, THEIRS))).toBe("nothing");
  expect(compareFacts("table", told([FIRST], [MINE, THEIRS]))).toBe("nothing");
});

test("a record is compared game by game, and with one's own salts", () => {
  noteCommitments("table", told([FIRST, SECOND], [null, null]));
  noteSalt("table", 0, MINE);
  expect(compareRecord("table", 0, record(FIRST, MINE, THEIRS))).toBe("as-seen");
  expect(compareRecord("table", 1, record(SECOND, THEIRS, MINE))).toBe("as-seen");
  expect(compareRecord("table", 1, record(FIRST, THEIRS, MINE))).toBe("other-commitment");
  expect(compareRecord("table", 0, record(FIRST, THEIRS, THEIRS))).toBe("other-salt");
  expect(compareRecord("another", 0, record(FIRST, MINE, THEIRS))).toBe("nothing");
});

test("what was seen first counts, whatever the house shows later", () => {
  noteCommitments("table", told([FIRST], [null, null]));
  noteCommitments("table", told([OTHER], [MINE, THEIRS]));
  expect(compareFacts("table", told([OTHER], [MINE, THEIRS]))).toBe("other-commitment");
  expect(compareRecord("table", 0, record(OTHER, MINE, THEIRS))).toBe("other-commitment");
});

test("a salt counts for as long as one sits, here or on another device", () => {
  noteCommitments("table", told([FIRST], [null, null]));
  noteSalt("table", 0, MINE);
  expect(compareFacts("table", told([FIRST], [MINE, null]))).toBe("as-seen");
  expect(compareFacts("table", told([FIRST], [null, THEIRS]))).toBe("as-seen");
  expect(compareFacts("table", told([FIRST], [THEIRS, null]))).toBe("other-salt");
  noteSalt("table", 0, null);
  expect(compareFacts("table", told([FIRST], [THEIRS, null]))).toBe("as-seen");
});

test("the latest tables are remembered", () => {
  for (let number = 0; number < 300; number += 1) noteCommitments(`table ${number}`, told([FIRST], []));
  expect(compareRecord("table 299", 0, record(FIRST))).toBe("as-seen");
  expect(compareRecord("table 0", 0, record(FIRST))).toBe("nothing");
});
