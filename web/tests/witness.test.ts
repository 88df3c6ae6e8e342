// What a device saw of a table's dice, compared with what is told later.

import { beforeEach, expect, test } from "vitest";
import { forget } from "../src/storage.ts";
import type { Facts } from "../src/wire.ts";
import { compareDice, compareFacts, drawSalt, noteCommitments, noteFacts, notedCommitment, noteSalt, NOTES, type Finding } from "../src/witness.ts";

const [FIRST, SECOND, OTHER] = ["a", "b", "c"].map((digit) => digit.repeat(64)) as [string, string, string];
const [MINE, THEIRS] = ["1".repeat(32), "2".repeat(32)];

/** What the house tells: a chair without a salt is free. */
function told(commitments: string[], salts: (string | null)[], over = 0, former: string[][] = []): Facts {
  const chairs = salts.map((salt, chair) => ({ chair, who: salt && `person ${chair}` }));
  return { commitments, former: former.map((each, until) => ({ until, commitments: each })), salts, chairs, games: Array(over).fill({}) } as unknown as Facts;
}

function record(round: number, commitment: string, ...salts: string[]): Finding {
  return compareDice("table", round, { commitments: [commitment], salts });
}

beforeEach(() => forget(NOTES));

test("a salt has 32 hexadecimal digits, and no two are alike", () => {
  const salts = Array.from({ length: 100 }, drawSalt);
  expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
  expect(new Set(salts).size).toBe(100);
});

test("who was not there has nothing to compare", () => {
  expect(record(0, FIRST, MINE, THEIRS)).toBe("nothing");
  expect(compareFacts("table", told([FIRST], [MINE, THEIRS]))).toBe("nothing");
  expect(notedCommitment("table", 0)).toBe(null);
});

test("a record is compared game by game, and every salt at its seat", () => {
  noteFacts("table", told([FIRST, SECOND], [null, null]));
  noteSalt("table", 0, MINE);
  expect(record(0, FIRST, MINE, THEIRS)).toBe("as-seen");
  expect(record(1, SECOND, THEIRS, MINE)).toBe("as-seen");
  expect(record(1, FIRST, THEIRS, MINE)).toBe("other-commitment");
  expect(record(2, FIRST, MINE, THEIRS)).toBe("other-commitment");
  expect(record(0, FIRST, THEIRS, THEIRS)).toBe("other-salt");
  expect(record(0, FIRST, THEIRS, MINE)).toBe("other-salt");
  expect(compareDice("another", 0, { commitments: [FIRST], salts: [MINE, THEIRS] })).toBe("nothing");
});

test("what was seen first counts, whatever the house shows later", () => {
  noteFacts("table", told([FIRST], [null, null]));
  noteFacts("table", told([OTHER], [MINE, THEIRS]));
  expect(compareFacts("table", told([OTHER], [MINE, THEIRS]))).toBe("other-commitment");
  expect(compareFacts("table", told([FIRST, OTHER], [MINE, THEIRS]))).toBe("other-commitment");
  expect(record(0, OTHER, MINE, THEIRS)).toBe("other-commitment");
  expect(notedCommitment("table", 0)).toBe(FIRST);
});

test("a house that was brought back commits anew, and what was noted must have counted before", () => {
  noteFacts("table", told([FIRST], [MINE, THEIRS]));
  noteSalt("table", 0, MINE);
  const renewed = told([SECOND], [MINE, THEIRS], 0, [[FIRST]]);
  noteFacts("table", renewed);
  expect(compareFacts("table", renewed)).toBe("as-seen");
  expect(compareDice("table", 0, { commitments: [FIRST, SECOND], salts: [MINE, THEIRS] })).toBe("as-seen");
  expect(compareDice("table", 0, { commitments: [SECOND], salts: [MINE, THEIRS] })).toBe("as-seen");
  expect(record(0, FIRST, MINE, THEIRS)).toBe("other-commitment");
  expect(compareFacts("table", told([OTHER], [MINE, THEIRS], 0, [[FIRST]]))).toBe("other-commitment");
  expect(compareFacts("table", told([OTHER], [MINE, THEIRS], 0, [[FIRST], [SECOND]]))).toBe("as-seen");
  noteFacts("another", told([FIRST], [null, null]));
  noteFacts("another", told([SECOND], [null, null], 0, [[OTHER]]));
  expect(compareFacts("another", told([SECOND], [null, null], 0, [[OTHER]]))).toBe("other-commitment");
});

test("who comes later can say nothing of the games that were over by then", () => {
  noteFacts("table", told([FIRST, SECOND], [MINE, THEIRS], 1));
  expect(record(0, OTHER, MINE, THEIRS)).toBe("nothing");
  expect(record(1, SECOND, THEIRS, MINE)).toBe("as-seen");
  expect(record(1, OTHER, THEIRS, MINE)).toBe("other-commitment");
  expect(compareFacts("table", told([FIRST, SECOND], [MINE, THEIRS], 1))).toBe("as-seen");
});

test("a salt counts for as long as one sits, and is forgotten with the chair, wherever one left it", () => {
  noteCommitments("table", [FIRST]);
  noteSalt("table", 0, MINE);
  expect(compareFacts("table", told([FIRST], [MINE, null]))).toBe("as-seen");
  expect(compareFacts("table", told([FIRST], [THEIRS, null]))).toBe("other-salt");
  noteFacts("table", told([FIRST], [null, THEIRS]));
  expect(compareFacts("table", told([FIRST], [THEIRS, THEIRS]))).toBe("as-seen");
  noteSalt("table", 0, MINE);
  noteSalt("table", 0, null);
  expect(compareFacts("table", told([FIRST], [THEIRS, THEIRS]))).toBe("as-seen");
});

test("the latest tables are remembered, and longest those at which one sat", () => {
  noteSalt("table", 0, MINE);
  noteCommitments("table", [FIRST]);
  for (let number = 0; number < 300; number += 1) noteCommitments(`table ${number}`, [FIRST]);
  expect(notedCommitment("table 299", 0)).toBe(FIRST);
  expect(notedCommitment("table 99", 0)).toBe(null);
  expect(record(0, FIRST, MINE, THEIRS)).toBe("as-seen");
});
