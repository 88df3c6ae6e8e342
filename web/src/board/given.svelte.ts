// What board and hand of a game are given, as they look at it: the game now and as it is stored, and the own turn.

import type { BoardProps, Choice, Draft, GameAction, GameEvent, SeatInfo, Turn } from "./interface.ts";

export class Given<View, Action = GameAction, Event = GameEvent, Odds = unknown> {
  constructor(
    protected readonly given: () => BoardProps<View, Action, Event, Odds>,
  ) {}

  readonly seat = $derived.by<number>(() => this.given().seat);
  readonly seats = $derived.by<SeatInfo[]>(() => this.given().seats);
  readonly busy = $derived.by<boolean>(() => this.given().busy);
  /** The game after the draft, and as it is stored. */
  readonly now = $derived.by<View>(() => this.given().view);
  readonly stored = $derived.by<View>(() => this.given().base);

  /** What the next throw may bring, where that is told. */
  readonly odds = $derived.by<Odds | null>(() => this.given().odds ?? null);

  /** Called while the board tells the end by itself. */
  readonly hold = (isHeld: boolean): void => this.given().hold?.(isHeld);

  /** Absent where one only looks: then nothing is legal, and nothing is built. */
  readonly turn = $derived.by<Turn<Action> | undefined>(() => this.given().turn);
  readonly legal = $derived.by<Choice<Action>[]>(() => (this.turn ? this.given().legal : []));
  readonly draft = $derived.by<Draft<Action, Event> | null>(() => (this.turn ? this.given().draft : null));
  readonly built = $derived<Action[]>(this.draft?.actions ?? []);
  /** The turn waits for nothing but a confirmation. */
  readonly waits = $derived(this.draft !== null && this.draft.effect !== "open");
}
