// Where the names of towns stand: close to their town, over neither another name nor a town, and over a road only
// where they would have to go astray to avoid it.

import type { Box, Point } from "./geometry.ts";

export interface Label extends Box {
  lines: string[];
  anchor: "start" | "middle" | "end";
}

export interface Room {
  frame: Box;
  towns: readonly Point[];
  /** How far a town reaches to each side of its point, and up and down. */
  reach: Point;
  /** Roads as lines through points. */
  roads: readonly (readonly Point[])[];
  /** Where no name may stand. */
  taken: Box;
  size: number;
}

/** Wordings of one name, the best first; each in one or more lines. */
export type Wordings = string[][];

const PAD = 1.6;
const LEADING = 1.08;
/** Labels are tried at every so many pixels, up to so far from their town. */
const STEP = 3;
const FAR = 10;
/** A road that a name covers is as bad as so many pixels away from its town. */
const COVERS = 7;
/** So many free places of a wording are enough to choose from, and so many on one side of the town. */
const ENOUGH = 12;
const ALIKE = 3;
/** A label that is nearer than this to another town could be taken for its name. */
const CLEAR = 14;
/** By so much a label must be nearer to its town than to any other. */
const OWN = 1.5;
/** So often a label is put somewhere, before one is left out. */
const TRIES = 20_000;

interface Candidate {
  label: Label;
  cost: number;
}

/** How wide a text is, in parts of its size; a little more than the font needs. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if ("ijlI.,'’ ".includes(letter)) width += 0.29;
    else if ("-frt".includes(letter)) width += 0.39;
    else if ("mwMW".includes(letter)) width += 0.86;
    else width += letter === letter.toUpperCase() ? 0.67 : 0.565;
  }
  return width;
}

/** A name in one line, in two where it can be broken, and short. */
export function wordingsOf(name: string, short?: string): Wordings {
  const wordings: Wordings = [[name]];
  const breaks = [...name.matchAll(/[- ]/g)].map(({ index }) => index + 1).filter((at) => at > 2 && at < name.length - 2);
  const middle = breaks.sort((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0];
  if (middle !== undefined) wordings.push([name.slice(0, middle).trimEnd(), name.slice(middle)]);
  if (short !== undefined && short !== name) wordings.push([short]);
  return wordings;
}

/** A label for each town. A name for which no place is free, or none that is clearly its own, is left out. */
export function placeLabels(names: readonly Wordings[], room: Room): (Label | null)[] {
  const candidates = names.map((wordings, town) => candidatesOf(wordings, town, room));
  let order = names
    .map((_, town) => town)
    .filter((town) => candidates[town]!.length > 0)
    .sort((one, other) => candidates[one]!.length - candidates[other]!.length);
  for (;;) {
    const { chosen, failed } = placeAll(candidates, order);
    if (failed === null) return names.map((_, town) => chosen.get(town)?.label ?? null);
    order = order.filter((town) => town !== failed);
  }
}

/** The size of a name that is shown for a moment, at least. */
export const NOTE = 12;

/** A name over whatever is around its town: right of it, or left where the frame ends. */
export function noteOf(name: string, { x, y }: Point, frame: { width: number; radius: number; size: number }): Label {
  const size = Math.max(frame.size, NOTE);
  const [width, height] = [widthOf(name) * size, size * LEADING];
  const apart = frame.radius * 1.24 + 5;
  const isRight = x + apart + width < frame.width;
  return { lines: [name], anchor: isRight ? "start" : "end", x: isRight ? x + apart : x - apart - width, y: y - height / 2, width, height };
}

/** Each label where it meets no other; where that fails, the town that was reached last and has no place. */
function placeAll(candidates: readonly Candidate[][], order: readonly number[]): { chosen: Map<number, Candidate>; failed: number | null } {
  const chosen = new Map<number, Candidate>();
  let left = TRIES;
  let deepest = 0;

  function place(step: number): boolean {
    const town = order[step];
    if (town === undefined) return true;
    deepest = Math.max(deepest, step);
    for (const candidate of candidates[town]!) {
      left -= 1;
      if (left < 0) return false;
      if ([...chosen.values()].some((other) => meet(candidate.label, other.label, PAD))) continue;
      chosen.set(town, candidate);
      if (place(step + 1)) return true;
      chosen.delete(town);
    }
    return false;
  }

  return place(0) ? { chosen, failed: null } : { chosen, failed: order[deepest]! };
}

/** Places for one name that are free of towns and nearest to its own one, the best first. */
function candidatesOf(wordings: Wordings, town: number, whole: Room): Candidate[] {
  const room = around(wordings, town, whole);
  const point = whole.towns[town]!;
  const free: Candidate[] = [];
  for (const [wording, lines] of wordings.entries()) {
    const sides = new Map<number, number>();
    for (const candidate of spotsOf(lines, 12 * wording, point, room)) {
      const side = sideOf(candidate.label, point);
      if ((sides.get(side) ?? 0) === ALIKE) continue;
      if (!isOwn(candidate.label, point, room) || !isFree(candidate.label, point, room)) continue;
      free.push(candidate);
      sides.set(side, (sides.get(side) ?? 0) + 1);
    }
    if (free.length >= ENOUGH) break;
  }
  return free;
}

/** Whether a label is clearly nearer to its town than to any other. */
function isOwn(label: Label, town: Point, { towns }: Room): boolean {
  const own = gapTo(label, town);
  return towns.every((other) => other === town || gapTo(label, other) > own + OWN);
}

/** On which side of its town a label stands, in sixteenths of a turn. */
function sideOf({ x, y, width, height }: Label, town: Point): number {
  return Math.round((Math.atan2(y + height / 2 - town.y, x + width / 2 - town.x) / Math.PI) * 8);
}

/** All places of a name around its town, the best first: near it, clear of others and of roads, and
 * rather beside it than above or below. */
function spotsOf(lines: string[], extra: number, town: Point, room: Room): Candidate[] {
  const width = Math.max(...lines.map(widthOf)) * room.size;
  const height = lines.length * room.size * LEADING;
  const apart = { x: room.reach.x + width / 2, y: room.reach.y + height / 2 };
  const others = room.towns.filter((point) => point !== town).map((point) => boxAround(point, room.reach));
  const found: Candidate[] = [];
  for (let x = -apart.x - FAR; x <= apart.x + FAR; x += STEP) {
    for (let y = -apart.y - FAR; y <= apart.y + FAR; y += STEP) {
      const aside = Math.max(0, Math.abs(x) - apart.x);
      const above = Math.max(0, Math.abs(y) - apart.y);
      if (aside + above === 0) continue;
      const box = { x: town.x + x - width / 2, y: town.y + y - height / 2, width, height };
      const slant = Math.min(Math.abs(x) / apart.x, Math.abs(y) / apart.y);
      const astray = others.reduce((sum, other) => sum + Math.max(0, CLEAR - gap(box, other)), 0);
      const covered = room.roads.filter((road) => meets(box, road)).length;
      const cost = aside + above + 6 * slant + (above > 0 ? 3 : 0) + 2 * astray + COVERS * covered + extra;
      found.push({ label: { ...box, lines, anchor: anchorOf(x, apart.x) }, cost });
    }
  }
  return found.sort((one, other) => one.cost - other.cost);
}

/** A name ends at its town where it stands left of it, and begins there where it stands right. */
function anchorOf(x: number, apart: number): Label["anchor"] {
  if (Math.abs(x) < apart) return "middle";
  return x > 0 ? "start" : "end";
}

/** What of the room is so near to a town that its name could meet it. */
function around(wordings: Wordings, town: number, room: Room): Room {
  const { x, y } = room.towns[town]!;
  const reach = room.reach.x + FAR + Math.max(...wordings.flat().map(widthOf)) * room.size + PAD;
  const box = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  return {
    ...room,
    towns: room.towns.filter((point) => meet(box, boxAround(point, room.reach))),
    roads: room.roads.filter((road) => meets(box, road)),
  };
}

/** Whether a line through points leads over a box. */
function meets(box: Box, line: readonly Point[]): boolean {
  return line.some((to, place) => place > 0 && crosses(box, line[place - 1]!, to, PAD));
}

/** Whether a label is inside the frame, and over no town. */
function isFree(label: Label, town: Point, { frame, towns, taken, reach }: Room): boolean {
  return (
    label.x >= frame.x &&
    label.y >= frame.y &&
    label.x + label.width <= frame.x + frame.width &&
    label.y + label.height <= frame.y + frame.height &&
    !meet(label, taken) &&
    !towns.some((point) => meet(label, boxAround(point, reach), point === town ? 0 : PAD))
  );
}

/** How far two boxes are from each other. */
export function gap(one: Box, other: Box): number {
  const aside = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const above = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(aside, above);
}

export function gapTo(box: Box, { x, y }: Point): number {
  return gap(box, { x, y, width: 0, height: 0 });
}

export function meet(one: Box, other: Box, pad = 0): boolean {
  return (
    one.x < other.x + other.width + pad &&
    other.x < one.x + one.width + pad &&
    one.y < other.y + other.height + pad &&
    other.y < one.y + one.height + pad
  );
}

function boxAround({ x, y }: Point, reach: Point): Box {
  return { x: x - reach.x, y: y - reach.y, width: 2 * reach.x, height: 2 * reach.y };
}

/** Whether a straight line meets a box: the box cuts something from it (Liang and Barsky). */
export function crosses(box: Box, from: Point, to: Point, pad = 0): boolean {
  let [start, end] = [0, 1];
  const sides: [number, number][] = [
    [from.x - to.x, from.x - (box.x - pad)],
    [to.x - from.x, box.x + box.width + pad - from.x],
    [from.y - to.y, from.y - (box.y - pad)],
    [to.y - from.y, box.y + box.height + pad - from.y],
  ];
  for (const [run, room] of sides) {
    if (run === 0) {
      if (room < 0) return false;
      continue;
    }
    const at = room / run;
    if (run < 0) start = Math.max(start, at);
    else end = Math.min(end, at);
    if (start > end) return false;
  }
  return true;
}
