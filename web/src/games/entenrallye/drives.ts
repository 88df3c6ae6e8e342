// The ways to spend a throw: how far, which way, and what is done with the rest.

import type { Action, Ahead, DriveAction, Landing, Split, Way } from "./payloads.ts";

/** One way to spend the pips of a throw. */
export interface Drive {
  way: Way;
  squares: number;
  repair: number;
  part: boolean;
}

/** A drive that the rules allow, and where it ends. */
export type Option = Omit<Landing, "splits"> & Split;

export function driveOf(action: Action | undefined): Drive | null {
  if (action?.type !== "drive") return null;
  const { way, squares, repair, part } = action;
  return { way, squares, repair, part: part === "part" };
}

export function driving({ way, squares, repair, part }: Drive): DriveAction {
  return { type: "drive", way, squares, repair, part: part ? "part" : "no-part" };
}

export function isSame(one: Drive | null, other: Drive | null): boolean {
  if (!one || !other) return one === other;
  return one.way === other.way && one.squares === other.squares && one.repair === other.repair && one.part === other.part;
}

/** All that the rules allow. */
export function optionsOf(reach: readonly Landing[]): Option[] {
  return reach.flatMap(({ splits, ...landing }) => splits.map((split) => ({ ...landing, ...split })));
}

/** The squares of a drive, from where the car is to where it ends. */
export function pathOf(from: string, ahead: readonly Ahead[], { way, driven }: Option): string[] {
  return [from, ...(ahead.find((one) => one.way === way)?.squares ?? []).slice(0, driven)];
}

/**
 * The drive that somebody means who touches a square which the throw does not allow: the house says
 * why it cannot be. Null where no throw at all leads there in one turn.
 */
export function attempt(ahead: readonly Ahead[], to: string, pips: number): Drive | null {
  for (const { way, squares: names } of ahead) {
    const squares = 1 + names.findIndex((name) => name === to);
    if (squares > 0) return { way, squares, repair: Math.max(0, pips - squares), part: false };
  }
  return null;
}

/** The drives that end on a square: the shortest way first, and first as was wanted before. */
export function optionsAt(options: readonly Option[], square: string, wantsPart: boolean): Option[] {
  return options
    .filter((option) => option.square === square)
    .sort((one, other) => one.squares - other.squares || Number(one.part !== wantsPart) - Number(other.part !== wantsPart));
}

/** Touched once, a square means its first drive; touched again, the next one. */
export function nextAt(options: readonly Option[], square: string, chosen: Drive | null, wantsPart: boolean): Option | null {
  const here = optionsAt(options, square, wantsPart);
  const at = here.findIndex((option) => isSame(option, chosen));
  return here[(at + 1) % here.length] ?? null;
}

/** The drive of this length, if there is one: by this way and with or without a part, where that can be had. */
export function optionFor(options: readonly Option[], way: Way, squares: number, wantsPart: boolean): Option | null {
  const fitting = options.filter((option) => option.squares === squares);
  const byWay = fitting.filter((option) => option.way === way);
  const found = byWay.length > 0 ? byWay : fitting;
  return found.find((option) => option.part === wantsPart) ?? found[0] ?? null;
}

/** The ways between which somebody can choose. */
export function waysOf(options: readonly Option[]): Way[] {
  return (["straight", "turn"] as const).filter((way) => options.some((option) => option.way === way));
}

/** One further or nearer by the same way, over lengths that are not allowed. */
export function further(options: readonly Option[], way: Way, squares: number | null, by: 1 | -1, wantsPart: boolean): Option | null {
  const lengths = [...new Set(options.filter((option) => option.way === way).map(({ squares }) => squares))].sort((a, b) => a - b);
  if (lengths.length === 0) return null;
  if (squares === null) return optionFor(options, way, by > 0 ? lengths[0]! : lengths.at(-1)!, wantsPart);
  const next = by > 0 ? lengths.find((length) => length > squares) : lengths.findLast((length) => length < squares);
  return next === undefined ? null : optionFor(options, way, next, wantsPart);
}

/** By a way as far, or as near to that as it can be. */
export function byWay(options: readonly Option[], way: Way, squares: number, wantsPart: boolean): Option | null {
  const [nearest] = options
    .filter((option) => option.way === way)
    .sort((one, other) => Math.abs(one.squares - squares) - Math.abs(other.squares - squares));
  return nearest ? optionFor(options, way, nearest.squares, wantsPart) : null;
}
