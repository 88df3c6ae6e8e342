// The edition that a table is played with, for all that is drawn on it.

import { getContext, setContext } from "svelte";
import { TODAY, type Edition } from "./art/data.ts";

const KEY = Symbol("the edition of a table");

/** Told by board and hand to all that they show. */
export function tellEdition(told: () => Edition): void {
  setContext(KEY, told);
}

/** That of the table; where there is no table, today’s. */
export function toldEdition(): () => Edition {
  return getContext<(() => Edition) | undefined>(KEY) ?? (() => TODAY);
}
