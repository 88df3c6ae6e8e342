// The ways to spend a throw: how far, which way, and what is done with the rest.

import type { Choice } from "../../board/interface.ts";
import { driveOf, isSame, PART_PRICE, type Drive, type Landing, type Way } from "./position.ts";

/** A drive that the rules allow, and where it ends. */
export interface Option extends Drive {
  square: string;
}

/** All that the rules allow; where only the landings are known, those that the pips allow. */
export function optionsOf(legal: readonly Choice[], reach: readonly Landing[], pips: number): Option[] {
  const found = legal.flatMap(({ action }) => {
    const drive = driveOf(action);
    const square = drive && landing(reach, drive)?.square;
    return square ? [{ ...drive, square }] : [];
  });
  if (found.length > 0) return found;
  return reach.flatMap(({ way, squares, square }) => {
    const rest = pips - squares;
    const plain = { way, squares, repair: rest, part: false, square };
    return rest < PART_PRICE ? [plain] : [plain, { ...plain, repair: rest - PART_PRICE, part: true }];
  });
}

export function landing(reach: readonly Landing[], drive: Drive): Landing | undefined {
  return reach.find(({ way, squares }) => way === drive.way && squares === drive.squares);
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
