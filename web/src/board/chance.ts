// Chances as people read them: in whole percent; what can happen is never 0, and what can fail never 100.

import { words } from "../words.svelte.ts";

/** The number alone, for where it is small: `<1`, `42`, `>99`. */
export function inHundredths(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1";
  if (chance < 1 && chance > 0.99) return ">99";
  return String(Math.round(100 * chance));
}

/** With its sign, as each language writes it. */
export function inPercent(chance: number): string {
  return inHundredths(chance) + (words.language === "en" ? "%" : "\u00a0%");
}
