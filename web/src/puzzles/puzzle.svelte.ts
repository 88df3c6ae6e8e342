// A puzzle as it is tried: one builds a turn on the board as at a table, the rules answer, and the house judges.

import { ask, HouseError } from "../api.ts";
import type { BoardProps, Choice, Happened, Turn } from "../board/interface.ts";
import { draftOf, happened, seatOf, settingsOf } from "../rules/trial.ts";
import type { Fault, GameAction, PuzzleTold, Tried, SolutionTold } from "../wire.ts";

export class Trying {
  verdict = $state.raw<SolutionTold | null>(null);
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  fresh = $state.raw<Happened[]>([]);
  #base = $state.raw<Tried | null>(null);
  #now = $state.raw<Tried | null>(null);
  #actions = $state.raw<GameAction[]>([]);

  readonly text = $derived(this.#now?.text ?? []);
  /** Something is built that can be the answer. */
  readonly hasBuilt = $derived(this.#actions.length > 0 && !this.verdict);
  readonly legal = $derived.by<Choice[]>(() => {
    const now = this.#now;
    return now && !this.verdict ? now.legal.map((action, place) => ({ action, label: now.labels[place]! })) : [];
  });

  readonly #turn: Turn = {
    add: (action) => this.#build([...this.#actions, action]),
    build: (actions) => this.#build(actions),
    takeBack: () => this.#build(this.#actions.slice(0, -1)),
    confirm: (actions) => this.answer(actions ?? this.#actions),
  };

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleTold,
  ) {
    this.verdict = puzzle.verdict;
  }

  /** Show the position; again in another language. */
  async begin(): Promise<void> {
    const tried = await this.#try([]);
    if (!tried) return;
    this.#base = this.#now = tried;
    this.#actions = [];
    this.fresh = [];
  }

  /** What a board is shown. */
  props(): BoardProps | null {
    const [base, now] = [this.#base, this.#now];
    if (!base || !now) return null;
    const { seat, names } = this.puzzle;
    return {
      settings: settingsOf(this.game, names.length),
      view: now.view,
      base: base.view,
      seat,
      seats: names.map((name, place) => seatOf(place, name, place === seat, base.acting.includes(place))),
      legal: this.legal,
      draft: this.hasBuilt ? draftOf(seat, now, this.#actions, 0) : null,
      chosen: this.#actions.map((action, place) => ({ action, label: now.chosen[place] ?? "" })),
      fresh: this.fresh,
      odds: this.verdict?.odds,
      refused: this.fault,
      busy: this.busy,
      turn: this.verdict ? undefined : this.#turn,
    };
  }

  /** Say that this is what one would do. */
  async answer(actions: GameAction[] = this.#actions): Promise<boolean> {
    const { game, puzzle } = this;
    return this.#asking(async () => {
      this.verdict = await ask("answerPuzzle", { params: { game, puzzle: puzzle.id }, body: { actions } });
      await this.begin();
    });
  }

  async #build(actions: GameAction[]): Promise<boolean> {
    const tried = await this.#try(actions);
    if (!tried) return false;
    const { seat } = this.puzzle;
    // A throw is carried out at once, as at a table: it is the answer.
    const isThrown = actions.length > 0 && !tried.over && tried.acting.includes(seat) && tried.legal.length === 0;
    if (isThrown) return this.answer(actions);
    this.#now = tried;
    this.#actions = actions;
    this.fresh = happened(tried.steps.slice(-1));
    return true;
  }

  async #try(actions: GameAction[]): Promise<Tried | null> {
    const { position, seat, names } = this.puzzle;
    let tried: Tried | null = null;
    await this.#asking(async () => {
      tried = await ask("tryOut", { params: { game: this.game }, body: { position, seat, moves: [], actions, names } });
    });
    return tried;
  }

  async #asking(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.fault = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      this.fault = error.fault;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
