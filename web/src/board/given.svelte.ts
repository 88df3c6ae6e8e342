// What board and hand of a game are given, as they look at it: the game now and as it is stored, and the own turn.

import type { BoardProps, Choice, Draft, GameAction, GameView, SeatInfo, Turn } from "./interface.ts";

export class Given<Position> {
  constructor(
    protected readonly given: () => BoardProps,
    private readonly positionOf: (view: GameView) => Position,
  ) {}

  readonly seat = $derived.by<number>(() => this.given().seat);
  readonly seats = $derived.by<SeatInfo[]>(() => this.given().seats);
  readonly busy = $derived.by<boolean>(() => this.given().busy);
  /** The game after the draft, and as it is stored. */
  readonly now = $derived.by<Position>(() => this.positionOf(this.given().view));
  readonly stored = $derived.by<Position>(() => this.positionOf(this.given().base));

  /** Absent where one only looks: then nothing is legal, and nothing is built. */
  readonly turn = $derived.by<Turn | undefined>(() => this.given().turn);
  readonly legal = $derived.by<Choice[]>(() => (this.turn ? this.given().legal : []));
  readonly draft = $derived.by<Draft | null>(() => (this.turn ? this.given().draft : null));
  readonly built = $derived<GameAction[]>(this.draft?.actions ?? []);
  /** The turn waits for nothing but a confirmation. */
  readonly waits = $derived(this.draft !== null && this.draft.effect !== "open");
}
