// Of the odds that the house tells those of the throw that one is about to make.

import type { Odds, Prospect, View } from "./payloads.ts";
import type { Plan } from "./plan.svelte.ts";

/** What keeping these dice is called in odds and actions. */
export function kept(dice: string): string {
  return dice === "" ? "-" : dice;
}

/** Where one only looks, what counts already is taken to be kept. */
export function prospectOf(odds: Odds | null | undefined, stored: View, plan: Plan): Prospect | null {
  if (!odds) return null;
  if (stored.phase === "discard") return odds.discards[Math.min(plan.discard, odds.discards.length - 1)] ?? null;
  return odds.kept[plan.keep ?? kept(stored.counting)] ?? null;
}
