// Dragging a new strip to another place in the order, on the board and in the hand alike.

import type { Dragged, Plan } from "./plan.svelte.ts";

/** So far a pointer moves before a press is a drag. */
const FAR = 6;

/** One press on a strip: a drag if it goes far enough, else a click. */
export class Drag {
  #pressed: { strip: string; from: number; x: number } | null = null;
  #wasDrag = false;

  /** `middles` are those of all new strips in their order, on the screen. */
  constructor(
    private readonly plan: () => Plan,
    private readonly at: Dragged["at"],
    private readonly middles: () => number[],
    private readonly move: (from: number, to: number) => Promise<unknown> | undefined,
  ) {}

  grab(event: PointerEvent, strip: string, from: number): void {
    this.#wasDrag = false;
    if (event.button !== 0) return;
    this.#pressed = { strip, from, x: event.clientX };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  carry(event: PointerEvent): void {
    if (!this.#pressed) return;
    const { strip, from, x } = this.#pressed;
    const by = event.clientX - x;
    if (Math.abs(by) > FAR) this.#wasDrag = true;
    if (!this.#wasDrag) return;
    const to = placeAmong(this.middles(), from, by);
    this.plan().dragged = { strip, at: this.at, by, to };
  }

  /** What is dropped stays where it was dropped until the house has answered. */
  async drop(): Promise<void> {
    const pressed = this.#pressed;
    const plan = this.plan();
    const dragged = plan.dragged;
    this.#pressed = null;
    if (!pressed || !dragged) return;
    plan.dragged = { ...dragged, at: "hand", by: 0 };
    if (dragged.to !== pressed.from) await this.move(pressed.from, dragged.to);
    plan.dragged = null;
  }

  cancel(): void {
    this.#pressed = null;
    this.plan().dragged = null;
  }

  /** Whether the click that follows a press was the end of a drag. */
  get wasDrag(): boolean {
    return this.#wasDrag;
  }
}

/** The place of a strip that is dragged by so much: after all others whose middle is before its own. */
export function placeAmong(middles: readonly number[], from: number, by: number): number {
  const middle = middles[from]! + by;
  return middles.filter((other, place) => place !== from && other < middle).length;
}
