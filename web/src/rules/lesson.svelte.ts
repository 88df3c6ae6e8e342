// A first lesson as it is played: real positions, and each step is tried out by the house, which
// keeps nothing of it.
//
// A lesson is data of its game; its words are in the game's catalog: `lesson-1` says what to do in the
// first step, `lesson-1-done` what has happened then.

import { ask, HouseError } from "../api.ts";
import type { BoardProps, Choice, Happened, Turn } from "../board/interface.ts";
import type { Fault, GameAction, GamePosition, Tried } from "../wire.ts";
import { draftOf, happened, seatOf, settingsOf } from "./trial.ts";

export interface LessonStep {
  /** Where the step begins; left out, it begins where the last one ended. */
  position?: GamePosition;
  /** Lines of a record that are played before one decides; dice among them. */
  moves: string[];
  /** What one is to do, in notation; in any order. */
  wanted: string[];
  /** What may lie there on the way, such as a die that is still to be turned. */
  allowed?: string[];
  /** The turn is ended by hand, as at a table; else it is over when all that is wanted is done. */
  confirms?: boolean;
}

export interface LessonScript {
  seat: number;
  names: string[];
  steps: LessonStep[];
}

/** As many sentences as are read at a glance. */
const MOST_SAID = 3;

export class Lesson {
  /** Which step, from 0 on. */
  at = $state(0);
  /** What was asked for has been done. */
  done = $state(false);
  /** The board is telling the final count, and nothing runs ahead of it. */
  isHeld = $state(false);
  /** It is done, and all that it led to has been seen. */
  readonly isTold = $derived(this.done && !this.isHeld);
  /** Something else was done that the rules allow, and nothing was touched since. */
  otherwise = $state(false);
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  #start: GamePosition | null = null;
  #base = $state.raw<Tried | null>(null);
  #now = $state.raw<Tried | null>(null);
  /** What has just happened, to be animated. */
  fresh = $state.raw<Happened[]>([]);
  #actions = $state.raw<GameAction[]>([]);
  #turn = $state.raw<Turn | undefined>(undefined);

  readonly step = $derived.by(() => this.script.steps[this.at]!);
  /** Counts the positions; a hand of dice goes on through the steps of one. */
  readonly scene = $derived.by(() => this.script.steps.slice(0, this.at + 1).filter((step) => step.position).length);
  readonly isLast = $derived.by(() => this.at === this.script.steps.length - 1);
  readonly text = $derived(this.#now?.text ?? []);
  /** What the last actions led to, in sentences. */
  readonly says = $derived.by(() => this.#taken(this.#now).flatMap((step) => step.says));
  /** Of many the last ones: the others were seen. */
  readonly told = $derived(this.says.slice(-MOST_SAID));
  readonly legal = $derived.by<Choice[]>(() => {
    const now = this.#now;
    return now && !this.done ? now.legal.map((action, place) => ({ action, label: now.labels[place]! })) : [];
  });

  constructor(
    readonly game: string,
    readonly script: LessonScript,
  ) {}

  /** Begin a step, from its own position or from where the last one ended. */
  async begin(at: number): Promise<void> {
    const step = this.script.steps[at]!;
    this.#start = step.position ?? (at === this.at ? this.#start : (this.#now?.position ?? null));
    const tried = await this.#try(this.#start!, step.moves, []);
    if (!tried) return;
    this.at = at;
    this.done = this.otherwise = false;
    this.fault = null;
    this.#actions = [];
    this.#base = this.#now = tried;
    this.fresh = happened(tried.steps.slice(-1));
    this.#turn = this.#newTurn();
  }

  /** Say everything again, in another language. */
  async again(): Promise<void> {
    if (!this.#start || this.done) return;
    const tried = await this.#try(this.#start, this.step.moves, this.#actions);
    if (tried) this.#now = tried;
  }

  /** What a board is shown, for these people. */
  props(names: string[]): BoardProps | null {
    const [base, now] = [this.#base, this.#now];
    if (!base || !now) return null;
    const { seat } = this.script;
    return {
      settings: settingsOf(this.game, names.length),
      view: now.view,
      base: this.done ? now.view : base.view,
      seat,
      seats: names.map((name, number) => seatOf(number, name, number === seat, now.acting.includes(number))),
      legal: this.legal,
      draft: this.done || this.#actions.length === 0 ? null : draftOf(seat, now, this.#actions, this.step.moves.length),
      chosen: this.#actions.map((action, place) => ({ action, label: now.chosen[place] ?? "" })),
      fresh: this.fresh,
      refused: this.fault,
      busy: this.busy,
      turn: this.done ? undefined : this.#turn,
      hold: (isHeld) => (this.isHeld = isHeld),
    };
  }

  async build(actions: GameAction[], isConfirmed = false): Promise<boolean> {
    const tried = await this.#try(this.#start!, this.step.moves, actions);
    if (!tried) return false;
    const chosen = this.#taken(tried).map((step) => step.line.slice(step.line.indexOf(" ") + 1));
    const { wanted, allowed = [], confirms = false } = this.step;
    const isWanted = chosen.length === wanted.length && chosen.every((one) => wanted.includes(one));
    this.otherwise = (confirms && isConfirmed && !isWanted) || chosen.some((one) => !wanted.includes(one) && !allowed.includes(one));
    if (this.otherwise) return false;
    this.#now = tried;
    this.#actions = actions;
    if (isWanted && (isConfirmed || !confirms)) {
      this.fresh = happened(this.#taken(tried));
      this.done = true;
    }
    return true;
  }

  #newTurn(): Turn {
    return {
      add: (action) => this.build([...this.#actions, action]),
      build: (actions) => this.build(actions),
      takeBack: () => this.build(this.#actions.slice(0, -1)),
      confirm: (actions) => this.build(actions ?? this.#actions, true),
    };
  }

  #taken(tried: Tried | null): Tried["steps"] {
    return tried?.steps.slice(this.step.moves.length) ?? [];
  }

  async #try(position: GamePosition, moves: string[], actions: GameAction[]): Promise<Tried | null> {
    this.busy = true;
    this.fault = null;
    const { seat, names } = this.script;
    try {
      return await ask("tryOut", { params: { game: this.game }, body: { position, seat, moves, actions, names } });
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      this.fault = error.fault;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
