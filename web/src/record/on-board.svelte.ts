// The other decision, made on the board itself: one small action is built as at a table, and then tried.

import { ask, HouseError } from "../api.ts";
import type { BoardProps, Choice, Happened, Turn } from "../board/interface.ts";
import { draftOf, happened } from "../rules/trial.ts";
import type { AlternativeTold, Fault, GameAction, PositionTold, ReplayTold, Tried } from "../wire.ts";
import type { Rewinding } from "./rewinding.svelte.ts";

/** Something that could be done, and how the game stands then. */
interface Laid {
  what: AlternativeTold;
  now: Tried;
}

function isSame(one: GameAction, other: GameAction): boolean {
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
}

/** Dice fall next, for whoever did it: nothing of it lies on the board yet. */
function isThrow({ now }: Laid): boolean {
  return !now.over && now.legal.length === 0 && now.acting.includes(now.view.seat);
}

export class OnBoard {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  fresh = $state.raw<Happened[]>([]);
  #base = $state.raw<Tried | null>(null);
  /** What one would do, and what is tried, as far as the house has told of it. */
  #built = $state.raw<Laid | null>(null);
  #tried = $state.raw<Laid | null>(null);
  /** Another one once something was tried: what a board has in mind ends with it. */
  #turn = $state.raw<Turn>(this.#newTurn());
  /** What is asked for now: answers to anything else come too late. */
  #asked = {};

  constructor(
    readonly told: ReplayTold,
    /** How the game stood before the decision. */
    readonly here: PositionTold,
    readonly rewinding: Rewinding,
  ) {}

  /** All that could have been done, also what was. */
  readonly #all = $derived.by<AlternativeTold[]>(() => {
    const { decision } = this.rewinding;
    return decision ? [decision.done, ...decision.others] : [];
  });
  /** What one would do, and has not tried yet. */
  readonly built = $derived.by<AlternativeTold | null>(() => (this.rewinding.tried ? null : (this.#built?.what ?? null)));
  /** It is what was done: there is nothing to compare. */
  readonly isDone = $derived.by<boolean>(() => this.built !== null && this.built.notation === this.rewinding.decision?.done.notation);
  /** What lies on the board beside what lay there. */
  readonly #lies = $derived.by<Laid | null>(() => {
    const { tried } = this.rewinding;
    if (tried) return this.#tried?.what === tried ? this.#tried : null;
    return this.#built && !isThrow(this.#built) ? this.#built : null;
  });
  /** It is built, and the board does not show it. */
  readonly isUnseen = $derived.by<boolean>(() => this.built !== null && !this.#lies);
  /** The board shows what it should, so that something can be done there. */
  readonly isReady = $derived.by<boolean>(() => this.#base !== null && (!this.rewinding.tried || this.#lies !== null));
  readonly #legal = $derived.by<Choice[]>(() => (this.#lies || this.rewinding.tried ? [] : this.#all));
  /** How it stood, as the seat saw it, with what is tried in place; again when something else is. */
  async show(): Promise<void> {
    const { decision, tried } = this.rewinding;
    if (!decision) return;
    if (tried && this.#built?.what === tried) this.#tried = this.#built;
    if (tried) [this.#built, this.#turn] = [null, this.#newTurn()];
    if (this.isReady) return this.stop();
    const told = await this.#asking(async () => {
      const base = this.#base ?? (await this.#after([]));
      return { base, laid: tried && { what: tried, now: await this.#after([tried.action]) } };
    });
    if (told) [this.#base, this.#tried] = [told.base, told.laid];
  }

  /** What is on its way is not wanted any more. */
  stop(): void {
    this.#asked = {};
    this.busy = false;
  }

  /** What lies there is what one would have done. */
  try(): boolean {
    if (!this.built || this.isDone) return false;
    this.rewinding.try(this.built);
    return true;
  }

  /** What a board is shown; null until it is known. */
  props(seats: BoardProps["seats"]): BoardProps | null {
    const base = this.#base;
    const { decision, tried } = this.rewinding;
    if (!base || !decision) return null;
    const lies = this.#lies;
    const drafted = tried ? null : lies;
    const now = lies?.now ?? base;
    const draft = drafted ? { ...draftOf(decision.seat, now, [drafted.what.action], 0), effect: "ends" as const } : null;
    return {
      settings: this.told.settings,
      view: now.view,
      base: drafted ? base.view : now.view,
      seat: decision.seat,
      seats: seats.map((seat) => ({ ...seat, isMine: seat.seat === decision.seat })),
      legal: this.#legal,
      draft,
      chosen: drafted ? [drafted.what] : [],
      fresh: this.fresh,
      odds: draft || tried ? undefined : this.here.odds,
      refused: this.fault,
      busy: this.busy,
      turn: tried || decision.others.length === 0 ? undefined : this.#turn,
    };
  }

  #newTurn(): Turn {
    const built = (): GameAction[] => (this.built ? [this.built.action] : []);
    return {
      add: (action) => this.#build([...built(), action]),
      build: (actions) => this.#build(actions),
      takeBack: () => this.#build([]),
      // Whatever a board adds to end the turn, what is built is what is compared.
      confirm: async (actions) => {
        const isBuilt = !actions || actions.some((action) => this.built && isSame(action, this.built.action));
        return (isBuilt || (await this.#build(actions))) && this.try();
      },
    };
  }

  /** One action alone is compared, the one that is new; what comes after it comes in the futures. */
  async #build(actions: GameAction[]): Promise<boolean> {
    if (this.rewinding.tried) return false;
    const { built } = this;
    const action = actions.find((each) => !built || !isSame(each, built.action)) ?? actions[0];
    const what = action && this.#all.find((each) => isSame(each.action, action));
    const told = await this.#asking(async () => {
      if (!action) return { laid: null };
      const now = await this.#after(what ? [what.action] : actions); // else the house says why not
      return what && { laid: { what, now } };
    });
    if (!told) return false;
    this.#built = told.laid;
    this.fresh = this.#lies ? happened(this.#lies.now.steps) : [];
    return true;
  }

  async #after(actions: GameAction[]): Promise<Tried> {
    const { told, here, rewinding } = this;
    const body = { position: here.position, seat: rewinding.decision!.seat, moves: [], actions, names: told.seats.map(({ name }) => name) };
    return ask("tryOut", { params: { game: told.settings.game }, body });
  }

  /** What the house answers; nothing where it refuses, or where something else was asked for meanwhile. */
  async #asking<T>(what: () => Promise<T>): Promise<T | null> {
    const asked = (this.#asked = {});
    this.busy = true;
    this.fault = null;
    try {
      const told = await what();
      return this.#asked === asked ? told : null;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      if (this.#asked === asked) this.fault = error.fault;
      return null;
    } finally {
      if (this.#asked === asked) this.busy = false;
    }
  }
}
