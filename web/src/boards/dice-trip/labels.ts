// Where the names of towns stand: beside their town, and over neither another name, a town nor a road.

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
  /** What else must stay free. */
  taken: readonly Box[];
  size: number;
}

/** Wordings of one name, the best first; each in one or more lines. */
export type Wordings = string[][];

const PAD = 1.6;
const LEADING = 1.08;
/** Directions in parts of a turn: right, left, below and above are better than what is in between. */
const TURN = 32;
const DIRECTIONS = Array.from({ length: TURN }, (_, place) => ({
  angle: (place / TURN) * 2 * Math.PI,
  cost: place % 16 === 0 ? 0 : place % 8 === 0 ? 3 : 5,
}));
const GAPS = [1, 3, 6, 9, 12, 16, 20, 25];
/** So many free places are enough to choose from. */
const ENOUGH = 30;

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

/** A label for each town. Where no place is free for one, the least bad is taken. */
export function placeLabels(names: readonly Wordings[], room: Room): Label[] {
  const candidates = names.map((wordings, town) => candidatesOf(wordings, town, room));
  const order = names.map((_, town) => town).sort((one, other) => candidates[one]!.length - candidates[other]!.length);
  const chosen: (Candidate | undefined)[] = names.map(() => undefined);
  let left = 20_000;

  /** Place the labels from one on, each where it meets none that stands; false where that fails. */
  function place(step: number): boolean {
    const town = order[step];
    if (town === undefined) return true;
    for (const candidate of candidates[town]!) {
      left -= 1;
      if (left < 0) return false;
      if (chosen.some((other) => other && meet(candidate.label, other.label, PAD))) continue;
      chosen[town] = candidate;
      if (place(step + 1)) return true;
      chosen[town] = undefined;
    }
    return false;
  }

  if (!place(0)) {
    chosen.fill(undefined);
    for (const town of order) {
      const standing = chosen.filter((other) => other !== undefined);
      const meets = (one: Candidate): number => standing.filter((other) => meet(one.label, other.label, PAD)).length;
      chosen[town] = [...candidates[town]!].sort((one, other) => meets(one) - meets(other) || one.cost - other.cost)[0];
    }
  }
  return chosen.map((one, town) => one?.label ?? labelAt(names[town]!.at(-1)!, room.towns[town]!, 0, GAPS[0]!, room));
}

/** Places for one name that are free of towns and roads, the best first; if none is, the least bad. */
function candidatesOf(wordings: Wordings, town: number, whole: Room): Candidate[] {
  const room = around(wordings, town, whole);
  const point = whole.towns[town]!;
  const free: Candidate[] = [];
  let leastBad: Candidate | null = null;
  let least = Infinity;
  for (const { wording, gap, angle, cost } of spotsOf(wordings.length)) {
    const candidate = { label: labelAt(wordings[wording]!, point, angle, gap, room), cost };
    const hits = hitsOf(candidate.label, point, room, least);
    if (hits === 0) free.push(candidate);
    else if (hits < least) [leastBad, least] = [candidate, hits];
    if (free.length === ENOUGH) break;
  }
  return free.length > 0 || !leastBad ? free : [leastBad];
}

interface Spot {
  wording: number;
  gap: number;
  angle: number;
  cost: number;
}

/** Where a name can stand around its town, the best first. */
function spotsOf(wordings: number): Spot[] {
  const spots = Array.from({ length: wordings }, (_, wording) =>
    GAPS.flatMap((gap, far) =>
      DIRECTIONS.map(({ angle, cost }) => ({ wording, gap, angle, cost: wording * 14 + far * 5 + cost })),
    ),
  );
  return spots.flat().sort((one, other) => one.cost - other.cost);
}

/** What of the room is so near to a town that its name could meet it. */
function around(wordings: Wordings, town: number, room: Room): Room {
  const { x, y } = room.towns[town]!;
  const reach = room.reach.x + GAPS.at(-1)! + Math.max(...wordings.flat().map(widthOf)) * room.size + PAD;
  const box = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  const pieces = room.roads.flatMap((road) => road.slice(1).map((point, place) => [road[place]!, point]));
  return {
    ...room,
    towns: room.towns.filter((point) => meet(box, boxAround(point, room))),
    roads: pieces.filter(([from, to]) => crosses(box, from!, to!)),
  };
}

/** The label beside its town in a direction. */
function labelAt(lines: string[], town: Point, angle: number, gap: number, room: Room): Label {
  const width = Math.max(...lines.map(widthOf)) * room.size;
  const height = lines.length * room.size * LEADING;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const x = town.x + across * (room.reach.x + gap + width / 2);
  const y = town.y + down * (room.reach.y + gap + height / 2);
  const anchor = across > 0.5 ? "start" : across < -0.5 ? "end" : "middle";
  return { lines, anchor, x: x - width / 2, y: y - height / 2, width, height };
}

/** How much is in the way of a label; counting stops at `enough`. */
function hitsOf(label: Label, town: Point, room: Room, enough: number): number {
  const { frame } = room;
  let hits = 0;
  if (label.x < frame.x || label.y < frame.y) hits += 8;
  if (label.x + label.width > frame.x + frame.width || label.y + label.height > frame.y + frame.height) hits += 8;
  for (const point of room.towns) if (meet(label, boxAround(point, room), point === town ? 0 : PAD)) hits += 4;
  for (const box of room.taken) if (meet(label, box, PAD)) hits += 3;
  if (hits >= enough) return hits;
  for (const [from, to] of room.roads) {
    if (crosses(label, from!, to!, PAD)) hits += 1;
    if (hits >= enough) break;
  }
  return hits;
}

export function meet(one: Box, other: Box, pad = 0): boolean {
  return (
    one.x < other.x + other.width + pad &&
    other.x < one.x + one.width + pad &&
    one.y < other.y + other.height + pad &&
    other.y < one.y + one.height + pad
  );
}

function boxAround({ x, y }: Point, { reach }: Room): Box {
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
