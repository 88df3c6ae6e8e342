// Placements among the legal actions, and the ways in which a die can be turned on a cell.

import type { Choice, GameAction } from "../../board/interface.ts";
import { faceOf, waysOf } from "./position.ts";

export function isPlacement(action: GameAction): boolean {
  return action.type === "place" || action.type === "announce";
}

/** The faces that may be placed now, anywhere. */
export function placeable(legal: readonly Choice[]): Set<string> {
  return new Set(legal.filter(({ action }) => isPlacement(action)).map(({ action }) => faceOf(String(action.die))));
}

/** By cell the ways in which a die with this face may lie there, in the order of turning. */
export function optionsOf(legal: readonly Choice[], face: string): Map<string, string[]> {
  const options = new Map<string, string[]>();
  for (const way of waysOf(face)) {
    for (const { action } of legal) {
      if (action.type === "place" && action.die === way) {
        const cell = String(action.cell);
        options.set(cell, [...(options.get(cell) ?? []), way]);
      }
    }
  }
  return options;
}

/** The way wanted, or the next one clockwise that is allowed. */
export function fittingWay(face: string, wanted: string, allowed: readonly string[]): string {
  const all = waysOf(face);
  const from = Math.max(0, all.indexOf(wanted));
  const turned = [...all.slice(from), ...all.slice(0, from)];
  return turned.find((way) => allowed.includes(way)) ?? allowed[0] ?? all[0]!;
}

/** The next way in a direction; those that are not allowed are skipped. */
export function turnedWay(way: string, allowed: readonly string[], by: 1 | -1): string {
  const all = waysOf(faceOf(way));
  for (let step = 1; step <= all.length; step += 1) {
    const next = all[(all.indexOf(way) + by * step + all.length * step) % all.length]!;
    if (allowed.includes(next)) return next;
  }
  return way;
}
