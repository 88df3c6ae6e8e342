// What a game did to whoever looks, in whole numbers.

import { atLeast } from "../../ladder/scale.ts";
import type { GameResults } from "../../wire.ts";

export interface Gains {
  rating: { after: number; change: number | null } | null;
  alone: { score: number; before: number | null; isBest: boolean; others: number; share: number } | null;
}

/** Nothing where the game was neither rated nor played alone, or one only looks. */
export function gainsOf(results: GameResults, chair: number): Gains | null {
  const rated = results.rated.find((one) => one.chair === chair);
  const { alone } = results;
  if (!rated && !alone) return null;
  return {
    rating: rated
      ? {
          after: atLeast(rated.after),
          change: rated.before ? atLeast(rated.after) - atLeast(rated.before) : null,
        }
      : null,
    alone: alone ? { score: alone.score, before: alone.best_before, isBest: alone.is_best, ...beside(alone) } : null,
  };
}

/** How many other games there were, and the share of them that had fewer points, in percent. */
function beside({ score, scores }: NonNullable<GameResults["alone"]>): { others: number; share: number } {
  const all = scores.reduce((sum, { games }) => sum + games, 0) - 1;
  const fewer = scores.filter((one) => one.score < score).reduce((sum, { games }) => sum + games, 0);
  return { others: Math.max(0, all), share: all > 0 ? Math.round((100 * fewer) / all) : 0 };
}

/** A change with its sign: the minus is as broad as the plus. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : change > 0 ? `+${change}` : "0";
}
