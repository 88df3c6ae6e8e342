// A position of Würfel Express as the house tells it, and what a drawing needs to know of it.

import type { GameView } from "../../board/interface.ts";


export interface Track {
  offset: number;
  /** From the rear to the front, such as `B4`. */
  strips: string[];
}

export interface Position {
  seat: number;
  players: number;
  turn: number;
  phase: "set-up" | "discard" | "throw" | "keep" | "take" | "over";
  throws: number;
  discarded: number;
  dice: string;
  stock: string[];
  removed: string[];
  tracks: Track[];
  last_place: number[];
  robbed: number[];
}

export const CELLS = 30;
export const DICE = 7;
export const THROWS = 3;
/** The order of colours in notation. */
export const COLOURS = "RGWBYK";
export const LENGTHS = [2, 3, 4, 5, 6] as const;

export function positionOf(view: GameView): Position {
  return view as unknown as Position;
}

export function colourIn(strip: string): string {
  return strip[0]!;
}

export function lengthOf(strip: string): number {
  return Number(strip.slice(1));
}

export function lengthsOf(strips: readonly string[]): number {
  return strips.reduce((sum, strip) => sum + lengthOf(strip), 0);
}

export function frontOf(track: Track): number {
  return track.offset + lengthsOf(track.strips);
}

/** Where a strip lies on a track: whose, and how many cells are behind it. */
export interface Lies {
  seat: number;
  cell: number;
}

/** All strips on tracks. */
export function liesOf(tracks: readonly Track[]): Map<string, Lies> {
  const lies = new Map<string, Lies>();
  tracks.forEach((track, seat) => {
    let cell = track.offset;
    for (const strip of track.strips) {
      lies.set(strip, { seat, cell });
      cell += lengthOf(strip);
    }
  });
  return lies;
}

/** Cells that a track has left, from its rear or its front. */
export interface Trace {
  seat: number;
  from: number;
  to: number;
}

/** What a preview changes: strips that lie anew, and ground that is given up. */
export interface Change {
  ghosts: Set<string>;
  traces: Trace[];
}

export function changeOf(base: Position, view: Position): Change {
  const before = liesOf(base.tracks);
  const ghosts = new Set<string>();
  for (const [strip, lies] of liesOf(view.tracks)) {
    const old = before.get(strip);
    if (!old || old.seat !== lies.seat || old.cell !== lies.cell) ghosts.add(strip);
  }
  const traces = base.tracks.flatMap((track, seat) => {
    const now = view.tracks[seat]!;
    const gone: Trace[] = [];
    if (track.strips.length > 0 && now.offset > track.offset) gone.push({ seat, from: track.offset, to: now.offset });
    if (frontOf(now) < frontOf(track)) gone.push({ seat, from: frontOf(now), to: frontOf(track) });
    return gone;
  });
  return { ghosts, traces };
}

/**
 * Who is marked as being in last place: as it was judged when the throwing ended; before that, who
 * stands furthest back. Nobody is marked while all stand level.
 */
export function lastPlaces(base: Position, view: Position): number[] {
  const judged = base.phase === "take" ? base : view.phase === "take" ? view : null;
  const fronts = base.tracks.map(frontOf);
  if (new Set(fronts).size < 2) return [];
  if (judged) return judged.last_place;
  const least = Math.min(...fronts);
  return fronts.flatMap((front, seat) => (front === least ? [seat] : []));
}
