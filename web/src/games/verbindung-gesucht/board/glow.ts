// Which ends glow: those of networks, as the house tells them.

import type { Network } from "../payloads.ts";
import { columnOf, rowOf, cellAt, type Colour } from "../position.ts";
import type { Line } from "./inlay.ts";

export interface Glow {
  colour: Colour;
  /** By end, such as `b1n`: how strongly it glows, and how many steps after the first. */
  ends: Map<string, { isMain: boolean; step: number }>;
  bases: Set<string>;
}

const STEPS: Record<string, [number, number, string]> = { n: [0, -1, "s"], e: [1, 0, "w"], s: [0, 1, "n"], w: [-1, 0, "e"] };

/** Networks of one colour; the first is the main one. */
export function glowOf(colour: Colour, networks: readonly Network[], isAlike = false): Glow {
  const ends = new Map<string, { isMain: boolean; step: number }>();
  networks.forEach((network, place) => {
    for (const end of network.ends) ends.set(end, { isMain: isAlike || place === 0, step: 0 });
  });
  return { colour, ends, bases: new Set(networks.flatMap(({ bases }) => bases)) };
}

/** The networks that hold an end in one of these cells. */
export function touching(networks: readonly Network[], cells: ReadonlySet<string>): Network[] {
  return networks.filter(({ ends }) => ends.some((end) => cells.has(end.slice(0, -1))));
}

/** One network, which lights up from the end in front of its first base on. */
export function traced(colour: Colour, network: Network, from: string): Glow {
  const ends = new Map<string, { isMain: boolean; step: number }>();
  const left = new Set(network.ends);
  let wave = network.ends.filter((end) => end === from);
  if (wave.length === 0) wave = network.ends.slice(0, 1);
  wave.forEach((end) => left.delete(end));
  for (let step = 0; wave.length > 0; step += 1) {
    const next: string[] = [];
    for (const end of wave) {
      ends.set(end, { isMain: true, step });
      for (const other of beside(end)) if (left.delete(other)) next.push(other);
    }
    wave = next;
  }
  for (const end of left) ends.set(end, { isMain: true, step: 0 });
  return { colour, ends, bases: new Set(network.bases) };
}

/** What an end can hang together with: the end that it faces, and those of its own die. */
function beside(end: string): string[] {
  const [cell, side] = [end.slice(0, -1), end.slice(-1)];
  const [right, down, back] = STEPS[side]!;
  const own = [..."nesw"].filter((other) => other !== side).map((other) => cell + other);
  return [cellAt(columnOf(cell) + right, rowOf(cell) + down) + back, ...own];
}

/** How a line of a die glows; null where it does not. */
export function litLine(glow: Glow | null, cell: string, line: Line): { isMain: boolean; step: number } | null {
  if (!glow || (line.ink !== glow.colour && line.ink !== "white")) return null;
  const found = [...line.sides].flatMap((side) => glow.ends.get(cell + side) ?? []);
  return found.length > 0 ? { isMain: found[0]!.isMain, step: Math.min(...found.map(({ step }) => step)) } : null;
}
