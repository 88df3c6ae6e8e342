// All that one can ask for at a table beside a move: chairs, pauses, giving up, talking, playing again.

import { HouseError } from "../api.ts";
import { house } from "../house.svelte.ts";
import type { Sent } from "../socket.ts";
import type { Done, Fault, HintTold } from "../wire.ts";
import { drawSalt, noteSalt } from "../witness.ts";

export abstract class Commands {
  /** How many messages are on their way. */
  #sent = $state(0);
  /** Why the last thing was not done. */
  refused = $state.raw<Fault | null>(null);
  /** What the master would do after what was built then, and the number of the entry that says one asked. */
  protected hinted = $state.raw<{ n: number; after: string; hints: HintTold[] } | null>(null);

  constructor(readonly id: string) {}

  /** A message is on its way. */
  get busy(): boolean {
    return this.#sent > 0;
  }

  /** What one builds, as text that can be compared. */
  protected abstract built(): string;

  /** What shows that one may speak for a chair, where a link leads to it. */
  protected abstract key(): { key?: string };

  /** Until the page shows what happened up to a number. */
  protected abstract shown(n: number): Promise<void>;

  sit(chair: number, companion?: string): Promise<boolean> {
    const salt = drawSalt();
    const message: Sent = { type: "sit", table: this.id, chair, salt, ...(companion ? { companion } : {}) };
    return this.send(message, () => noteSalt(this.id, chair, salt));
  }

  seatBot(chair: number, bot: string): Promise<boolean> {
    return this.send({ type: "seat-bot", table: this.id, chair, bot });
  }

  stand(chair: number): Promise<boolean> {
    return this.send({ type: "stand", table: this.id, chair }, () => noteSalt(this.id, chair, null));
  }

  abort(): Promise<boolean> {
    return this.send({ type: "abort", table: this.id });
  }

  /** Add another salt after the house has committed to other dice; nobody has to know if it is too late for that. */
  async addSalt(chair: number): Promise<void> {
    const salt = drawSalt();
    try {
      await house.socket.send({ type: "add-salt", table: this.id, chair, salt, ...this.key() } as Sent);
      noteSalt(this.id, chair, salt);
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
    }
  }

  giveUp(chair: number): Promise<boolean> {
    return this.send({ type: "give-up", table: this.id, chair });
  }

  comeBack(chair: number): Promise<boolean> {
    return this.send({ type: "come-back", table: this.id, chair });
  }

  /** Ask what the master would do after what is built; that one asked is seen by all. */
  askHint(seat: number): Promise<boolean> {
    const after = this.built();
    return this.send({ type: "hint", table: this.id, seat }, ({ n = 0, hints }) => {
      this.hinted = hints ? { n, after, hints } : null;
    });
  }

  forgetHints(): void {
    this.hinted = null;
  }

  askPause(): Promise<boolean> {
    return this.send({ type: "ask-pause", table: this.id });
  }

  resume(): Promise<boolean> {
    return this.send({ type: "resume", table: this.id });
  }

  nextGame(): Promise<boolean> {
    return this.send({ type: "next-game", table: this.id });
  }

  /** Talking goes on beside the game: it keeps nobody from a move. */
  say(text: string): Promise<boolean> {
    return this.#deliver({ type: "say", table: this.id, text });
  }

  /** Go on elsewhere with the same people; gives the table, or null where it is refused. */
  async rematch(): Promise<string | null> {
    let elsewhere: string | null = null;
    await this.send({ type: "rematch", table: this.id }, (done) => {
      elsewhere = done.table ?? null;
    });
    return elsewhere;
  }

  /** Whether the house agreed; `then` is done before anything else can be. */
  protected async send(message: Sent, then: (done: Done) => void | Promise<void> = () => {}): Promise<boolean> {
    this.#sent += 1;
    this.refused = null;
    try {
      return await this.#deliver(message, then);
    } finally {
      this.#sent -= 1;
    }
  }

  async #deliver(message: Sent, then: (done: Done) => void | Promise<void> = () => {}): Promise<boolean> {
    try {
      const done = await house.socket.send({ ...message, ...this.key() } as Sent);
      await then(done);
      await this.shown(done.n ?? 0);
      return true;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      this.refused = error.fault;
      return false;
    }
  }
}
