// What a drawing needs to know of strips and tracks.

import type { Lane, Strip, View } from "./payloads.ts";

export const CELLS = 30;
export const DICE = 7;
export const THROWS = 3;
/** The order of colours in notation. */
export const COLOURS = "RGWBYK";
export const LENGTHS = [2, 3, 4, 5, 6] as const;

export function colourIn(strip: string): string {
  return strip[0]!;
}

export function lengthOf(strip: string): number {
  return Number(strip.slice(1));
}

/** Where a strip lies on a track: whose, and how many cells are behind it. */
export interface Lies {
  seat: number;
  cell: number;
}

/** All strips on tracks. */
export function liesOf(tracks: readonly Lane[]): Map<Strip, Lies> {
  const lies = new Map<Strip, Lies>();
  tracks.forEach(({ strips, begins }, seat) => strips.forEach((strip, place) => lies.set(strip, { seat, cell: begins[place]! })));
  return lies;
}

/** The cells behind a track when so many of its rear strips are gone. */
export function offsetWithout(track: Lane, strips: number): number {
  return track.begins[strips] ?? track.offset;
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

export function changeOf(base: View, view: View): Change {
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
    if (now.front < track.front) gone.push({ seat, from: now.front, to: track.front });
    return gone;
  });
  return { ghosts, traces };
}

/** Who is marked as being in last place, as it was judged when the throwing ended; nobody while all stand level. */
export function lastPlaces(base: View, view: View): number[] {
  if (new Set(base.tracks.map(({ front }) => front)).size < 2) return [];
  return (view.phase === "take" && base.phase !== "take" ? view : base).rearmost;
}
