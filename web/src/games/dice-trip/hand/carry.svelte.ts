// Carrying a die to a place of the number with the pointer.

/** So far a pointer moves before a press is a drag. */
const FAR = 7;

export class Carry {
  /** The die that is carried, and by how much it was moved. */
  die = $state<string | null>(null);
  by = $state.raw({ x: 0, y: 0 });
  /** The place it is over. */
  over = $state<0 | 1 | null>(null);
  #pressed: { die: string; x: number; y: number } | null = null;
  #wasDrag = false;

  constructor(private readonly drop: (die: string, place: 0 | 1) => void) {}

  grab(event: PointerEvent, die: string): void {
    this.#wasDrag = false;
    if (event.button === 0) this.#pressed = { die, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.#pressed) return;
    const by = { x: event.clientX - this.#pressed.x, y: event.clientY - this.#pressed.y };
    if (Math.hypot(by.x, by.y) > FAR) this.#wasDrag = true;
    if (!this.#wasDrag) return;
    this.die = this.#pressed.die;
    this.by = by;
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const place = below.map((one) => one.closest<HTMLElement>("[data-place]")).find((one) => one)?.dataset.place;
    this.over = place === "0" ? 0 : place === "1" ? 1 : null;
  }

  release(): void {
    if (this.die !== null && this.over !== null) this.drop(this.die, this.over);
    this.cancel();
  }

  cancel(): void {
    this.#pressed = this.die = this.over = null;
  }

  /** Whether the click that follows a press was the end of a drag. */
  get wasDrag(): boolean {
    const was = this.#wasDrag;
    this.#wasDrag = false;
    return was;
  }
}
