// What one is about to do and has not said to the house yet; board and hand show the same.

import { plansOf } from "../../board/plans.svelte.ts";
import type { Strip } from "./payloads.ts";

/** A new strip that is being dragged: where, by how far, and its place in the order if it is dropped. */
export interface Dragged {
  strip: Strip;
  at: "board" | "hand";
  by: number;
  to: number;
}

export class Plan {
  /** How many rear strips are to be discarded. */
  discard = $state(0);
  /** The dice that are kept if one throws now, as the house writes them; null where nothing was thrown. */
  keep = $state<string | null>(null);
  /** The theft that one points at, as a strip. */
  pointed = $state<Strip | null>(null);
  dragged = $state.raw<Dragged | null>(null);
}

export const planOf = plansOf(Plan);
