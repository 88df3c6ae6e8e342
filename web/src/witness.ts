// What this device saw of a table's dice before they fell: what the house committed to, and the salts that were drawn
// here. A house that changes either afterwards tells a record that is sound in itself, but not what was seen.

import { recall, remember } from "./storage.ts";
import type { Facts } from "./wire.ts";

interface Seen {
  table: string;
  /** One for each game of the match; empty where that game was over before anything was seen. */
  commitments: string[];
  /** Those that the house has committed to instead, each time that it was brought back from a backup. */
  later?: string[][];
  /** By chair, of those who sat down on this device. */
  salts: Record<number, string>;
}

/** How what the house tells compares with what was seen; `nothing` where there is nothing to compare. */
export type Finding = "nothing" | "as-seen" | Suspicion;
export type Suspicion = "other-commitment" | "other-salt";

/** So many tables are remembered. */
const MOST = 200;
/** What this device remembers it by. */
export const NOTES = "dice";

/** A salt for one's dice: 32 hexadecimal digits that nobody can guess. Nothing else is drawn as words of 32 bits, by
 * which the tests know it. */
export function drawSalt(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(16).padStart(8, "0")).join("");
}

/** The house shows what it has committed to: what was seen first counts. */
export function noteCommitments(table: string, commitments: readonly string[]): void {
  change(table, (seen) => withCommitments(seen, commitments));
}

/** The house has agreed that somebody sits down with a salt that was drawn here, or stands up again. */
export function noteSalt(table: string, chair: number, salt: string | null): void {
  change(table, (seen) => withSalt(seen, chair, salt));
}

/** What the house tells of a table before its end. Chairs that are free again were left, on whatever device. */
export function noteFacts(table: string, { commitments, former, chairs, games }: Facts): void {
  const left = chairs.filter(({ who }) => who === null);
  change(table, (seen) =>
    left.reduce((rest, { chair }) => withSalt(rest, chair, null), withOthers(withCommitments(seen, commitments, games.length), former, commitments)),
  );
}

/** What was seen of a table, compared with what the house tells of it now. */
export function compareFacts(table: string, { commitments, former, salts }: Facts): Finding {
  const seen = find(table);
  if (!seen?.commitments.some(Boolean)) return "nothing";
  const told = [...former.map((each) => each.commitments), commitments];
  if (!told.some((each) => isSame(latest(seen), each))) return "other-commitment";
  return compareSalts(seen, (chair) => salts[chair]);
}

/** What was seen of a table, compared with the dice of a game of it, whose salts are in the order of the seats: each
 * chair is a seat further from game to game. */
export function compareDice(table: string, round: number, dice: { commitments: readonly string[]; salts: readonly string[] }): Finding {
  const seen = find(table);
  if (!seen || seen.commitments[round] === "" || seen.commitments.length === 0) return "nothing";
  if (!dice.commitments.includes(latest(seen)[round]!)) return "other-commitment";
  return compareSalts(seen, (chair) => dice.salts[(chair + round) % dice.salts.length]);
}

/** The commitment to a game that was seen here, if any was. */
export function notedCommitment(table: string, round: number): string | null {
  return find(table)?.commitments[round] || null;
}

export function isSuspicion(finding: Finding): finding is Suspicion {
  return finding === "other-commitment" || finding === "other-salt";
}

/** What was noted last of what the house has committed to. */
function latest({ commitments, later }: Seen): string[] {
  return later?.at(-1) ?? commitments;
}

/** Whether what was noted is what is told; of games that were over before nothing was. */
function isSame(noted: readonly string[], told: readonly string[]): boolean {
  return noted.length === told.length && noted.every((commitment, game) => !commitment || commitment === told[game]);
}

/** Others count where the house tells that those which were noted did so before. */
function withOthers(seen: Seen, former: Facts["former"], commitments: readonly string[]): Seen {
  const noted = latest(seen);
  if (isSame(noted, commitments) || !former.some((each) => isSame(noted, each.commitments))) return seen;
  const others = commitments.map((commitment, game) => (noted[game] === "" ? "" : commitment));
  return { ...seen, later: [...(seen.later ?? []), others] };
}

/** Those of games that were over before prove nothing. */
function withCommitments(seen: Seen, commitments: readonly string[], over = 0): Seen {
  if (seen.commitments.length > 0) return seen;
  return { ...seen, commitments: commitments.map((commitment, game) => (game < over ? "" : commitment)) };
}

function withSalt(seen: Seen, chair: number, salt: string | null): Seen {
  const { [chair]: _, ...others } = seen.salts;
  return { ...seen, salts: salt === null ? others : { ...others, [chair]: salt } };
}

function compareSalts({ salts }: Seen, told: (chair: number) => string | null | undefined): Finding {
  return Object.entries(salts).every(([chair, salt]) => told(Number(chair)) === salt) ? "as-seen" : "other-salt";
}

function find(table: string): Seen | null {
  return all().find((seen) => seen.table === table) ?? null;
}

function change(table: string, changed: (seen: Seen) => Seen): void {
  const before = find(table) ?? { table, commitments: [], salts: {} };
  const after = changed(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  remember(NOTES, fewer([...all().filter((seen) => seen.table !== table), after]));
}

/** The latest; tables at which nobody sat here make room first. */
function fewer(notes: Seen[]): Seen[] {
  if (notes.length <= MOST) return notes;
  const watched = notes.findIndex(({ salts }) => Object.keys(salts).length === 0);
  return notes.filter((_, place) => place !== Math.max(0, watched));
}

function all(): Seen[] {
  return recall<Seen[]>(NOTES) ?? [];
}
