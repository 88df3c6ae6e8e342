// Where things are drawn on the plank: one lane a player, 30 cells from left to right, in pixels.

import type { Lane } from "../payloads.ts";
import { CELLS, lengthOf, type Lies } from "../position.ts";

export interface Layout {
  isSmall: boolean;
  width: number;
  height: number;
  /** Names stand at the left of the lanes, above them, or, where it is tight, printed into them. */
  names: "left" | "above" | "inside";
  /** The room for names at the left of the lanes. */
  labels: number;
  left: number;
  right: number;
  cell: number;
  scale: number;
  top: number;
  lane: number;
  strip: number;
  marker: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The room of names above the track of a small board, and the lane from which on there is room. */
const NAME = 15;
const ROOMY = 46;
/** Cells behind the finish, and behind a strip that reaches further. */
const RUN_OUT = 1.3;
const MARGIN = 0.4;
/** The breadth of a board on a desk; on a larger screen all of it grows. */
const DESK = 1120;

/** The least height at which a board of this width can be read. */
export function leastHeight(width: number, players: number): number {
  const { scale, edge } = printed(width);
  return scale + 2 * edge + players * (isSmall(width) ? 30 : 40);
}

/** The height above which a board only grows apart. */
export function mostHeight(width: number, players: number): number {
  const { scale, edge } = printed(width);
  return scale + 2 * edge + players * mostLane(width, players);
}

function mostLane(width: number, players: number): number {
  if (isSmall(width)) return players > 3 ? 72 : players > 2 ? 96 : 120;
  return (players > 3 ? 120 : players > 2 ? 160 : 200) * Math.max(1, width / DESK);
}

/** The line of numbers above the lanes, and the edge around them. */
function printed(width: number): { scale: number; edge: number } {
  return isSmall(width) ? { scale: 22, edge: 2 } : { scale: 34, edge: 6 };
}

function isSmall(width: number): boolean {
  return width < 640;
}

/** `reach` is the cell that the foremost strip reaches: behind the finish, too, all is shown. */
export function layoutOf(width: number, height: number, players: number, reach = CELLS): Layout {
  const small = isSmall(width);
  const labels = small ? 0 : Math.min(184, Math.round(width * 0.19));
  const marker = small ? 8 : 12;
  const left = small ? 2 * marker + 8 : labels + 2 * marker + 6;
  const right = small ? 5 : 12;
  const cell = Math.max(4, (width - left - right) / Math.max(CELLS + RUN_OUT, reach + MARGIN));
  const { scale, edge } = printed(width);
  const room = (Math.max(height, leastHeight(width, players)) - scale - 2 * edge) / players;
  const lane = Math.min(mostLane(width, players), room);
  const names = small ? (lane < ROOMY ? "inside" : "above") : "left";
  const most = small ? (players > 2 ? 46 : 58) : Math.max(56, lane * 0.64);
  const strip = Math.min(most, lane - (names === "left" ? 14 : names === "above" ? NAME + 6 : 7));
  return {
    isSmall: small,
    names,
    width,
    height: scale + 2 * edge + players * lane,
    labels,
    left,
    right,
    cell,
    scale,
    top: scale + edge,
    lane,
    strip,
    marker,
  };
}

/** The left end of the cell after so many cells. */
export function xOf(layout: Layout, cells: number): number {
  return layout.left + cells * layout.cell;
}

/** The upper edge of the strips of a seat. */
export function yOf(layout: Layout, seat: number): number {
  const above = layout.names === "above" ? NAME : 0;
  return layout.top + seat * layout.lane + above + (layout.lane - above - layout.strip) / 2;
}

export function boxOf(layout: Layout, strip: string, lies: Lies): Box {
  const gap = layout.isSmall ? 1 : 2;
  return {
    x: xOf(layout, lies.cell) + gap / 2,
    y: yOf(layout, lies.seat),
    width: lengthOf(strip) * layout.cell - gap,
    height: layout.strip,
  };
}

/** The middle of a marker whose track begins after so many cells. */
export function markerAt(layout: Layout, seat: number, offset: number): { x: number; y: number } {
  return { x: xOf(layout, offset) - layout.marker - 1, y: yOf(layout, seat) + layout.strip / 2 };
}

/** How many rear strips are behind a marker that is dragged to x: the nearest joint counts. */
export function discardAt(layout: Layout, track: Lane, x: number): number {
  const joints = track.begins.map((cell) => xOf(layout, cell));
  let nearest = 0;
  joints.forEach((joint, count) => {
    if (Math.abs(joint - x) < Math.abs(joints[nearest]! - x)) nearest = count;
  });
  return nearest;
}

/** Where a note about a track stands: in the wider free part of its lane, after `until` cells. */
export interface Spot {
  side: "left" | "right";
  x: number;
  y: number;
  width: number;
}

export function noteSpot(layout: Layout, seat: number, track: Lane, until = 0): Spot {
  const end = layout.width - layout.right - 4;
  const front = xOf(layout, Math.max(until, track.front)) + 7;
  const rear = xOf(layout, track.offset) - 2 * layout.marker - 7;
  const y = yOf(layout, seat) + layout.strip / 2;
  const behind = rear - layout.labels - 4;
  if (end - front >= behind) return { side: "left", x: front, y, width: Math.max(90, end - front) };
  return { side: "right", x: layout.width - rear, y, width: Math.max(90, behind) };
}

/** Where a name is printed into a lane: in its free part; null where there is none. */
export function nameSpot(layout: Layout, track: Lane, room: number): { x: number; end: boolean } | null {
  const finish = xOf(layout, CELLS - 1) - 5;
  const front = xOf(layout, track.front) + 5;
  if (finish - front >= room) return { x: finish, end: true };
  const rear = xOf(layout, track.offset) - 2 * layout.marker - 5;
  return rear - 8 >= room ? { x: 8, end: false } : null;
}
