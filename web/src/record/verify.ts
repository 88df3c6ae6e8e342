// Checks the fair dice of a record in the page itself, from nothing but its text. Browsers have Web Crypto only on pages
// that come over HTTPS, which a house at home has not: so SHA-256 is part of the page.
// Written from docs/fair-dice.md; src/jacta/verifier.py does the same in Python.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What is wrong; each code has a sentence in the catalogs, `proof-CODE`. */
export type Wrong =
  | "not-a-record"
  | "incomplete"
  | "changed"
  | "no-fair-dice"
  | "seed-hidden"
  | "seed-lost"
  | "seed-differs"
  | "salts"
  | "bad-salt"
  | "no-key"
  | "thrown-twice"
  | "fell-otherwise";

/** `checked` counts dice, `lost` those that fell before the house was brought back from a backup, which nobody can check;
 * `commitments` are all that the house made, `salts` the last ones. `line` and `die` are counted from 1, as people do. */
export type Verdict =
  | { fair: true; checked: number; throws: number; lost: number; commitments: string[]; salts: string[] }
  | { fair: false; checked: number; wrong: Wrong; line: number; die: number };

class NotFair extends Error {
  constructor(
    readonly wrong: Wrong,
    readonly line = 0,
    readonly die = 0,
  ) {
    super(wrong);
  }
}

const DRAW = /^\* .+ = (\d+)\.(-?\d+)\.(\d+)\/([1-9]\d{0,8})((?: \d+)+)$/;
const SALT = /^salt (\d+) ([0-9a-f]{32})$/;
const ALL = 2n ** 64n;

/** What dice follow from; a lost seed is null. */
interface Dice {
  commitment: string;
  seed: Uint8Array | null;
  salts: string[];
}

export function verify(text: string): Verdict {
  const count = { dice: 0, throws: 0, lost: 0 };
  try {
    const dice = check(text, count);
    return { fair: true, checked: count.dice, throws: count.throws, lost: count.lost, ...dice };
  } catch (error) {
    if (!(error instanceof NotFair)) throw error;
    return { fair: false, checked: count.dice, wrong: error.wrong, line: error.line, die: error.die };
  }
}

/** What all dice were checked with. */
function check(text: string, count: { dice: number; throws: number; lost: number }): { commitments: string[]; salts: string[] } {
  const lines = text.split("\n");
  if (lines[0] !== "jacta record 1") throw new NotFair("not-a-record", 1);
  checkWhole(text);
  const moves = lines.indexOf("moves");
  if (moves < 0) throw new NotFair("incomplete");
  const players = valuesOf(lines.slice(0, moves), "players").join();
  let dice = diceOf(lines.slice(0, moves), players);
  const commitments = [dice.commitment];
  const thrown = new Set<string>();
  for (const [place, line] of lines.entries()) {
    if (place < moves) continue;
    if (line.startsWith("dice ")) {
      dice = diceOf(lines.slice(place, place + 2 + dice.salts.length), players);
      commitments.push(dice.commitment);
    }
    const [, seat, salt] = SALT.exec(line) ?? [];
    if (salt && Number(seat) < dice.salts.length) dice.salts[Number(seat)] = salt;
    if (!line.startsWith("* ")) continue;
    const draw = DRAW.exec(line);
    if (!draw) throw new NotFair("no-key", place + 1);
    const key = draw.slice(1, 4).map((number) => BigInt(number).toString());
    for (const [die, shown] of draw[5]!.trim().split(" ").entries()) {
      const name = [...key, die].join("/");
      if (thrown.has(name)) throw new NotFair("thrown-twice", place + 1, die + 1);
      thrown.add(name);
      if (dice.seed === null) {
        count.lost += 1;
        continue;
      }
      const fell = faceOf(dice.seed, [...dice.salts, name].join("/"), BigInt(draw[4]!));
      if (fell !== BigInt(shown)) throw new NotFair("fell-otherwise", place + 1, die + 1);
      count.dice += 1;
    }
    if (dice.seed !== null) count.throws += 1;
  }
  if (dice.seed === null) throw new NotFair("seed-lost");
  return { commitments, salts: dice.salts };
}

/** What the lines say that begin with a word. */
function valuesOf(lines: string[], word: string): string[] {
  return lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
}

/** What dice follow from, as a header says it, or the lines where they changed. */
function diceOf(lines: string[], players: string): Dice {
  const told = valuesOf(lines, "dice");
  const seed = seedOf(told, valuesOf(lines, "seed"));
  const salts = valuesOf(lines, "salt").map((line) => line.slice(line.indexOf(" ") + 1));
  const isShared = !told[0]!.startsWith("fair ");
  if (isShared ? salts.length > 0 : salts.length === 0 || players !== String(salts.length)) throw new NotFair("salts");
  if (!salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))) throw new NotFair("bad-salt");
  return { commitment: told[0]!.split(" ").at(-1)!, seed, salts };
}

/** The last line is the SHA-256 of everything before it. */
function checkWhole(text: string): void {
  const body = text.replace(/\n+$/, "").split("\n");
  const last = body.pop();
  const whole = body.map((line) => `${line}\n`).join("");
  if (last !== `check ${bytesToHex(sha256(utf8ToBytes(whole)))}`) throw new NotFair("changed", body.length + 1);
}

/** The seed, if it is the one that the house committed to before the game; null where it is lost. */
function seedOf(dice: string[], seeds: string[]): Uint8Array | null {
  const [commitment, seed] = [dice[0] ?? "", seeds[0] ?? ""];
  if (dice.length !== 1 || !/^(fair|daily \d{4}-\d\d-\d\d|challenge [\w-]{1,64}) [0-9a-f]{64}$/.test(commitment)) throw new NotFair("no-fair-dice");
  if (seeds.length !== 1 || !/^([0-9a-f]{64}|lost)$/.test(seed)) throw new NotFair("seed-hidden");
  if (seed === "lost") return null;
  const bytes = hexToBytes(seed);
  if (commitment.split(" ").at(-1) !== bytesToHex(sha256(bytes))) throw new NotFair("seed-differs");
  return bytes;
}

/** The face that a message gives: exact by rejection, so that every face is equally likely. */
function faceOf(seed: Uint8Array, message: string, sides: bigint): bigint {
  const limit = ALL - (ALL % sides);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, seed, utf8ToBytes(`${message}/${attempt}`));
    const number = new DataView(digest.buffer).getBigUint64(digest.byteOffset);
    if (number < limit) return number % sides;
  }
}
