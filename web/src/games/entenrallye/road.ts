// The road as a graph: what follows a square, which way a car has driven, and how far a place is.

import { PLACES, ROAD } from "./art/data.ts";
import type { Drive, Heading, RallyCar, Way } from "./position.ts";

/** Where a car is; in a dead end it has a heading. */
export interface Node {
  square: string;
  heading: Heading;
}

/** Nobody drives further in one turn. */
const MOST_SQUARES = 6;

/** The square of a place, such as `meeting-1` or `TUV`. */
export function squareAt(place: string): string {
  return ROAD.squares.find((square) => square.place === place)!.name;
}

function nodeAt(name: string, outward: boolean): Node {
  const { back, next } = PLACES.square(name);
  if (back === undefined || next.length === 0) return { square: name, heading: null };
  return { square: name, heading: outward ? "out" : "in" };
}

/** What follows straight on, and what by turning off. */
export function after({ square, heading }: Node): Node[] {
  const { next, back } = PLACES.square(square);
  if (back !== undefined && (heading === "out" || next.length === 0)) return [nodeAt(back, true)];
  return next.map((name) => nodeAt(name, false));
}

/** Where a car was on its way, from where it began to where it came; null if no way is so long. */
export function wayOf(from: Node, to: string, steps: number): Node[] | null {
  if (steps === 0) return from.square === to ? [from] : null;
  for (const node of after(from)) {
    const rest = wayOf(node, to, steps - 1);
    if (rest) return [from, ...rest];
  }
  return null;
}

/** How many squares lie before a square, by the shortest way; null where no way leads there. */
export function distance(from: Node, to: string): number | null {
  const seen = new Set<string>();
  let edge = [from];
  for (let far = 0; edge.length > 0; far += 1) {
    if (edge.some(({ square }) => square === to)) return far;
    edge = edge.flatMap(after).filter(({ square, heading }) => {
      const key = `${square} ${heading ?? ""}`;
      return !seen.has(key) && seen.add(key);
    });
  }
  return null;
}

/** Where a car comes in so many squares: by one way it turns off at every junction, by the other at none. */
export function along(from: Node, way: Way, squares: number): Node[] {
  const nodes = [from];
  for (let driven = 0; driven < squares; driven += 1) {
    const following = after(nodes.at(-1)!);
    const next = following[way === "turn" ? following.length - 1 : 0];
    if (!next) break;
    nodes.push(next);
  }
  return nodes;
}

/**
 * The drive that somebody means who touches a square which the throw does not allow: the house says
 * why it cannot be. Null where no throw at all leads there in one turn.
 */
export function attempt(car: RallyCar, to: string, pips: number): Drive | null {
  for (const way of ["straight", "turn"] as Way[]) {
    const squares = along(car, way, MOST_SQUARES).findIndex(({ square }, driven) => driven > 0 && square === to);
    if (squares > 0) return { way, squares, repair: Math.max(0, pips - squares), part: false };
  }
  return null;
}
