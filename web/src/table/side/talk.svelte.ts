// What is said at a table: all of it in its order, what of it is new, and what one is about to say.

import type { Said } from "../../wire.ts";

export class Talk {
  messages = $state.raw<Said[]>([]);
  /** The last message that was there when one came, or that one has seen since. */
  #read = $state(0);
  /** What one is about to say. */
  unsaid = $state("");
  #hasCome = false;
  readonly unread = $derived.by(() => this.messages.filter(({ n, who }) => n > this.#read && !this.isOwn(who)).length);

  constructor(private readonly isOwn: (who: string) => boolean) {}

  hear(said: Said): void {
    const others = this.messages.filter(({ n }) => n !== said.n);
    this.messages = [...others, said].sort((one, other) => one.n - other.n);
  }

  /** Now one knows all that was said before one came. */
  come(): void {
    if (!this.#hasCome) this.read();
    this.#hasCome = true;
  }

  /** All that was said so far has been seen. */
  read(): void {
    this.#read = Math.max(this.#read, this.messages.at(-1)?.n ?? 0);
  }

  /** What somebody said is not shown any more: one ignores them. */
  ignore(who: string): void {
    this.messages = this.messages.filter((message) => message.who !== who);
  }
}
