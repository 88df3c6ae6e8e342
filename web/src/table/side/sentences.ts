// The log in sentences: what the house says of events, and the page's own words for everything else.

import type { ChairTold, Happening } from "../../wire.ts";
import { t } from "../../words.svelte.ts";

export interface Line {
  key: string;
  n: number;
  text: string;
  /** By the game, and not by the house. */
  isGame: boolean;
}

export function linesOf(step: Happening, chairs: ChairTold[]): Line[] {
  const says = step.says ?? [];
  if (says.length > 0) {
    const lines = says.map((text, place) => ({ key: `${step.n}.${place}`, n: step.n, text, isGame: true }));
    return step.what === "ended" ? [...lines, houseLine(step, chairs)] : lines;
  }
  if (step.what === "acted" || step.what === "drew" || step.what === "opened") return [];
  return [houseLine(step, chairs)];
}

function houseLine(step: Happening, chairs: ChairTold[]): Line {
  const name = chairs[step.chair ?? -1]?.name ?? t("somebody");
  const values = { name, why: step.why ?? "", lost: step.lost ? "yes" : "no", game: step.round + 1 };
  return { key: `${step.n}.h`, n: step.n, text: t(`step-${step.what}`, values), isGame: false };
}
