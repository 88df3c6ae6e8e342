// The other decision, made on the board itself: one small action is built as at a table, and then tried.

import { ask, HouseError } from "../api.ts";
import type { BoardProps, Choice, Happened, Turn } from "../board/interface.ts";
import { draftOf, happened } from "../rules/trial.ts";
import type { AlternativeTold, Fault, GameAction, PositionTold, ReplayTold, Tried } from "../wire.ts";
import type { Rewinding } from "./rewinding.svelte.ts";

function isSame(one: GameAction, other: GameAction): boolean {
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
}

export class OnBoard {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  fresh = $state.raw<Happened[]>([]);
  #base = $state.raw<Tried | null>(null);
  #now = $state.raw<Tried | null>(null);
  /** What lies on the board now and is not tried yet. */
  #built = $state.raw<AlternativeTold | null>(null);

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
  readonly built = $derived.by<AlternativeTold | null>(() => (this.rewinding.tried ? null : this.#built));
  readonly #legal = $derived.by<Choice[]>(() => (this.#base && !this.#now ? this.#all : []));

  readonly #turn: Turn = {
    add: (action) => this.#build([action]),
    build: (actions) => this.#build(actions),
    takeBack: () => this.#build([]),
    confirm: async (actions) => (!actions || (await this.#build(actions))) && this.try(),
  };

  /** How it stood, as the seat saw it, with what is tried in place; again when something else is. */
  async show(): Promise<void> {
    const { decision, tried } = this.rewinding;
    if (!decision || (this.#base && tried === this.#built)) return;
    await this.#asking(async () => {
      this.#base ??= await this.#after([]);
      this.#now = tried ? await this.#after([tried.action]) : null;
      this.#built = tried;
    });
  }

  /** What lies there is what one would have done. */
  try(): boolean {
    if (!this.built) return false;
    this.rewinding.try(this.built);
    return true;
  }

  /** What a board is shown; null until it is known. */
  props(seats: BoardProps["seats"]): BoardProps | null {
    const base = this.#base;
    const { decision, tried } = this.rewinding;
    if (!base || !decision) return null;
    const now = this.#now ?? base;
    const isBuilding = this.built !== null && this.#now !== null;
    const draft = isBuilding ? { ...draftOf(decision.seat, now, [this.built.action], 0), effect: "ends" as const } : null;
    return {
      settings: this.told.settings,
      view: now.view,
      base: isBuilding ? base.view : now.view,
      seat: decision.seat,
      seats: seats.map((seat) => ({ ...seat, isMine: seat.seat === decision.seat })),
      legal: this.#legal,
      draft,
      chosen: isBuilding ? [this.built] : [],
      fresh: this.fresh,
      odds: draft || tried ? undefined : this.here.odds,
      refused: this.fault,
      busy: this.busy,
      turn: tried ? undefined : this.#turn,
    };
  }

  /** Of what is built the first action alone is compared; dice that fall then fall in the futures. */
  async #build([action]: GameAction[]): Promise<boolean> {
    const wanted = action ? this.#all.find((each) => isSame(each.action, action)) : null;
    if (wanted === undefined || this.rewinding.tried) return false;
    return this.#asking(async () => {
      const now = wanted ? await this.#after([wanted.action]) : null;
      this.#now = now;
      this.#built = wanted;
      this.fresh = now ? happened(now.steps) : [];
      if (wanted && now && !now.over && now.legal.length === 0 && now.acting.includes(now.view.seat)) this.rewinding.try(wanted);
    });
  }

  async #after(actions: GameAction[]): Promise<Tried> {
    const { told, here, rewinding } = this;
    const body = { position: here.position, seat: rewinding.decision!.seat, moves: [], actions, names: told.seats.map(({ name }) => name) };
    return ask("tryOut", { params: { game: told.settings.game }, body });
  }

  /** Whether it was answered; what is asked later counts. */
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
