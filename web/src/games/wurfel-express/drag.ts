// Dragging a new strip to another place in the order, on the board and in the hand alike.

import type { Strip } from "./payloads.ts";
import type { Dragged, Plan } from "./plan.svelte.ts";

/** So far a pointer moves before a press is a drag. */
const FAR = 6;

/** One press on a strip: a drag if it goes far enough, else a click. */
export class Drag {
  #pressed: { strip: Strip; from: number; x: number; pointer: number; plan: Plan } | null = null;
  #wasDrag = false;

  /** `middles` are those of all new strips in their order, on the screen. */
  constructor(
    private readonly plan: () => Plan,
    private readonly at: Dragged["at"],
    private readonly isBusy: () => boolean,
    private readonly middles: () => number[],
    private readonly move: (from: number, to: number) => Promise<unknown> | undefined,
  ) {}

  grab(event: PointerEvent, strip: Strip, from: number): void {
    this.#wasDrag = false;
    if (event.button !== 0 || !event.isPrimary || this.isBusy()) return;
    this.cancel();
    this.#pressed = { strip, from, x: event.clientX, pointer: event.pointerId, plan: this.plan() };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  carry(event: PointerEvent): void {
    if (this.#pressed?.pointer !== event.pointerId) return;
    const { strip, from, x, plan } = this.#pressed;
    const by = event.clientX - x;
    if (Math.abs(by) > FAR) this.#wasDrag = true;
    if (!this.#wasDrag) return;
    const to = placeAmong(this.middles(), from, by);
    plan.dragged = { strip, at: this.at, by, to };
  }

  /** What is dropped stays where it was dropped until the house has answered. */
  async drop(event: PointerEvent): Promise<void> {
    if (this.#pressed?.pointer !== event.pointerId) return;
    const { from, plan } = this.#pressed;
    const { dragged } = plan;
    this.#pressed = null;
    if (!dragged) return;
    plan.dragged = { ...dragged, at: "hand", by: 0 };
    try {
      if (dragged.to !== from) await this.move(from, dragged.to);
    } finally {
      plan.dragged = null;
    }
  }

  /** Nothing is dragged any more: the pointer was taken away, or the turn is over. */
  cancel(): void {
    if (this.#pressed) this.#pressed.plan.dragged = null;
    this.#pressed = null;
  }

  /** These strips there are; one that is gone is not dragged any more. */
  among(strips: readonly string[]): void {
    if (this.#pressed && !strips.includes(this.#pressed.strip)) this.cancel();
  }

  /** Whether a click is but the end of a drag; one by the keyboard never is. */
  endsWith(click: MouseEvent): boolean {
    return this.#wasDrag && click.detail !== 0;
  }
}

/** The place of a strip that is dragged by so much: after all others whose middle is before its own. */
export function placeAmong(middles: readonly number[], from: number, by: number): number {
  const middle = middles[from]! + by;
  return middles.filter((other, place) => place !== from && other < middle).length;
}
