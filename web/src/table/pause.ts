// A pause: who asks for it, and whose word it still needs.

import type { TableStore } from "../table.svelte.ts";
import type { ChairTold } from "../wire.ts";
import { t, words } from "../words.svelte.ts";

export interface Pause {
  /** Nobody else has to agree. */
  isAlone: boolean;
  hasAsked: boolean;
  /** Somebody else asks, and waits for one's word. */
  isAsked: boolean;
  /** For the banner; empty while nobody asks. */
  says: string;
}

/** Null where no game runs that could be paused. */
export function pauseOf(table: TableStore): Pause | null {
  const { now } = table;
  if (!now || !table.isRunning || table.gameIsOver || now.paused) return null;
  const people = table.chairs.filter((chair) => chair.who !== null && chair.bot === null && !chair.stand_in);
  const isMine = (chair: ChairTold): boolean => !table.isShared && table.mine.includes(chair);
  const asking = people.filter((chair) => now.pause_asked.includes(chair.chair));
  const waiting = people.filter((chair) => !now.pause_asked.includes(chair.chair));
  const hasAsked = asking.some(isMine);
  const isAsked = asking.length > 0 && waiting.some(isMine);
  return { isAlone: people.every(isMine), hasAsked, isAsked, says: inWords() };

  function inWords(): string {
    if (hasAsked) return t("pause-waits", { names: named(waiting) });
    if (isAsked) return t("pause-agree", { names: named(asking), count: asking.length });
    return asking.map((chair) => t("step-pause-asked", { name: named([chair]) })).join(" ");
  }
}

function named(chairs: ChairTold[]): string {
  return words.list(chairs.map((chair) => chair.name ?? ""));
}
