// Placements among the legal actions, and the ways in which a die can be turned on a cell.

import type { Choice } from "../../board/interface.ts";
import type { Action, AnnounceAction, Cell, Die, PlaceAction } from "./payloads.ts";
import { faceOf, waysOf } from "./position.ts";

export function isPlacement(action: Action): action is PlaceAction | AnnounceAction {
  return action.type === "place" || action.type === "announce";
}

/** The faces that may be placed now, anywhere. */
export function placeable(legal: readonly Choice<Action>[]): Set<string> {
  return new Set(legal.flatMap(({ action }) => (isPlacement(action) ? [faceOf(action.die)] : [])));
}

/** By cell the ways in which a die with this face may lie there, in the order of turning. */
export function optionsOf(legal: readonly Choice<Action>[], face: string): Map<Cell, Die[]> {
  const options = new Map<Cell, Die[]>();
  for (const way of waysOf(face)) {
    for (const { action } of legal) {
      if (action.type === "place" && action.die === way) {
        options.set(action.cell, [...(options.get(action.cell) ?? []), way]);
      }
    }
  }
  return options;
}

/** The way wanted, or the next one clockwise that is allowed. */
export function fittingWay(face: string, wanted: Die, allowed: readonly Die[]): Die {
  const all = waysOf(face);
  const from = Math.max(0, all.indexOf(wanted));
  const turned = [...all.slice(from), ...all.slice(0, from)];
  return turned.find((way) => allowed.includes(way)) ?? allowed[0] ?? all[0]!;
}

/** The next way in a direction; those that are not allowed are skipped. */
export function turnedWay(way: Die, allowed: readonly Die[], by: 1 | -1): Die {
  const all = waysOf(faceOf(way));
  for (let step = 1; step <= all.length; step += 1) {
    const next = all[(all.indexOf(way) + by * step + all.length * step) % all.length]!;
    if (allowed.includes(next)) return next;
  }
  return way;
}
