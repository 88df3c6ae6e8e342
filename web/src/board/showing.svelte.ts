// The board of a game as a room shows it: on its way, there, or not, and why.

import { boardOf } from "../games/index.ts";
import { OtherInterface } from "./adopting.ts";
import type { GameBoard } from "./board.ts";
import type { BoardProps, GameEvent, GameView, Weight } from "./interface.ts";

/** Why a game that has a board is played without it: not fetched, written for another page, or it threw. */
export type Trouble = "missing" | "other" | "broken";

export class Showing {
  /** Null where the game has none, or it cannot be shown: then the game is played on the generic table. */
  board = $state.raw<GameBoard | null>(null);
  isKnown = $state(false);
  trouble = $state<Trouble | null>(null);
  #game: string | null = null;

  /** Show the board of this game from now on. */
  async show(game: string): Promise<void> {
    this.#game = game;
    let [found, trouble]: [GameBoard | null, Trouble | null] = [null, null];
    try {
      found = await boardOf(game);
    } catch (error) {
      trouble = error instanceof OtherInterface ? "other" : "missing";
      console.warn(error);
    }
    if (game !== this.#game) return;
    this.board = found;
    this.trouble = trouble;
    this.isKnown = true;
  }

  /** Board or hand threw. */
  readonly broke = (error: unknown): void => {
    console.error(error);
    this.board = null;
    this.trouble = "broken";
  };

  prompt(props: BoardProps): string | null {
    return this.#asked(() => this.board?.prompt?.(props)) ?? null;
  }

  parts(props: BoardProps): readonly string[] {
    return this.#asked(() => this.board?.parts?.(props)) ?? [];
  }

  about(seat: number, view: GameView, narrow: boolean): string {
    return this.#asked(() => this.board?.about?.(seat, view, narrow)) ?? "";
  }

  pieces(view: GameView): readonly string[] | null {
    return this.#asked(() => this.board?.pieces?.(view)) ?? null;
  }

  weigh(event: GameEvent): Weight {
    return this.#asked(() => this.board?.weigh?.(event)) ?? "move";
  }

  /** What a board answers; nothing where it throws, which is no reason to be without the board. */
  #asked<T>(question: () => T): T | undefined {
    try {
      return question();
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }
}
