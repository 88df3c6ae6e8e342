// What this device saw of a table's dice before they fell: what the house committed to, and the salts that were drawn
// here. A house that changes either afterwards tells a record that is sound in itself, but not what was seen.

import { recall, remember } from "./keeping.ts";
import type { Facts } from "./wire.ts";

interface Seen {
  table: string;
  /** One for each game of the match. */
  commitments: string[];
  /** By chair, of those who sat down on this device. */
  salts: Record<number, string>;
}

/** How what a record or the house tells compares with what was seen; `nothing` where there is nothing to compare. */
export type Finding = "nothing" | "as-seen" | "other-commitment" | "other-salt";

/** So many tables are remembered, the latest ones. */
const MOST = 200;
const NAME = "dice";

/** A salt for one's dice: 32 hexadecimal digits that nobody can guess. */
export function drawSalt(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(16).padStart(8, "0")).join("");
}

/** The house shows what it has committed to: what was seen first counts. */
export function noteCommitments(table: string, { commitments }: Facts): void {
  change(table, (seen) => (seen.commitments.length > 0 ? seen : { ...seen, commitments }));
}

/** The house has agreed that somebody sits down with a salt that was drawn here, or stands up again. */
export function noteSalt(table: string, chair: number, salt: string | null): void {
  change(table, (seen) => {
    const { [chair]: _, ...others } = seen.salts;
    return { ...seen, salts: salt === null ? others : { ...others, [chair]: salt } };
  });
}

/** What the house tells of a table while it is played. */
export function compareFacts(table: string, facts: Facts): Finding {
  const seen = find(table);
  const sitting = Object.entries(seen?.salts ?? {}).filter(([chair]) => facts.chairs[Number(chair)]?.who != null);
  return compare(seen?.commitments, facts.commitments, sitting.map(([, salt]) => salt), facts.salts);
}

/** The record of one game of a table. */
export function compareRecord(table: string, round: number, record: string): Finding {
  const seen = find(table);
  const told = /^dice .* ([0-9a-f]{64})$/m.exec(record)?.[1] ?? "";
  const salts = [...record.matchAll(/^salt \d+ (\S+)$/gm)].map(([, salt]) => salt!);
  return compare(seen?.commitments.slice(round, round + 1), [told], Object.values(seen?.salts ?? {}), salts);
}

function compare(
  commitments: readonly string[] = [],
  told: readonly string[],
  salts: readonly string[],
  given: readonly (string | null)[],
): Finding {
  if (commitments.length === 0) return "nothing";
  if (commitments.some((commitment, place) => commitment !== told[place])) return "other-commitment";
  return salts.every((salt) => given.includes(salt)) ? "as-seen" : "other-salt";
}

function find(table: string): Seen | null {
  return all().find((seen) => seen.table === table) ?? null;
}

function change(table: string, changed: (seen: Seen) => Seen): void {
  const before = find(table) ?? { table, commitments: [], salts: {} };
  const after = changed(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  remember(NAME, [...all().filter((seen) => seen.table !== table), after].slice(-MOST));
}

function all(): Seen[] {
  return recall<Seen[]>(NAME) ?? [];
}
