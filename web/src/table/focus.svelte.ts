// Where the focus is at a table: what was pressed goes away or waits with its turn, and the hand stays there.

import { tick } from "svelte";
import type { TableStore } from "../table.svelte.ts";

/** Whoever comes to a table is at its heading, and not at the top of the page. */
export function entering(heading: HTMLElement): void {
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}

export class Focus {
  #last: HTMLElement | null = null;
  /** What was done is still being shown, and the hand has the focus until then. */
  #rests = false;

  constructor(readonly table: TableStore) {}

  /** Remember what in the hand, on the board, or among what was told has the focus. */
  readonly follow = (main: HTMLElement): (() => void) => {
    const note = (event: FocusEvent): void => {
      this.#last = (event.target as HTMLElement).closest<HTMLElement>(".hand *, .middle *, .told *");
    };
    main.addEventListener("focusin", note);
    return () => main.removeEventListener("focusin", note);
  };

  /** To be called in an effect: once everything that follows from what was done is shown, the focus is where it was. */
  keep(hand: HTMLElement | undefined): void {
    void [this.table.now, this.table.draft, this.table.busy];
    if (!hand || (this.table.busy && this.table.isMyTurn)) return;
    void tick().then(() => this.#restore(hand));
  }

  #restore(hand: HTMLElement): void {
    const { activeElement: active } = document;
    const last = this.#last;
    const isLost = active === null || active === document.body || (this.#rests && active === hand);
    if (!isLost || !last) return;
    const next = this.#isThere(last) ? last : nextIn(hand, this.table.isMyTurn);
    next.focus({ preventScroll: true });
    this.#rests = next === hand && this.table.busy;
    if (this.#rests) this.#last = last;
  }

  #isThere(element: HTMLElement): boolean {
    return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
  }
}

/** The one thing to do now, or the hand itself where there is none. */
function nextIn(hand: HTMLElement, isMyTurn: boolean): HTMLElement {
  if (!isMyTurn) return hand;
  return hand.querySelector<HTMLElement>(".button.main:enabled") ?? hand.querySelector<HTMLElement>("button:enabled") ?? hand;
}
