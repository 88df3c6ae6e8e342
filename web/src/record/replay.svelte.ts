// A finished game as this page knows it: its steps, the boards that were fetched, and where one is.

import { ask, HouseError } from "../api.ts";
import type { GameView, Happened, SeatInfo } from "../board/interface.ts";
import { dress } from "../pieces.ts";
import type { Fault, PositionTold, ReplayTold } from "../wire.ts";
import { LookingBack } from "./looking-back.svelte.ts";
import { Rewinding } from "./rewinding.svelte.ts";
import { stepIn, turnsOf } from "./turns.ts";

/** So many positions are fetched at a time. */
export const AT_ONCE = 32;
const EVERY = 1100;

export class ReplayStore {
  told = $state.raw<ReplayTold | null>(null);
  trouble = $state.raw<Fault | null>(null);
  /** How many steps have been taken. */
  at = $state(0);
  playing = $state(false);
  /** What the last step did, to be animated; empty after a jump. */
  fresh = $state.raw<Happened[]>([]);
  /** All that happened in this turn so far after a jump, else what the last step did. */
  lately = $state.raw<Happened[]>([]);
  readonly lookingBack = new LookingBack();
  /** The decision that is taken again. */
  rewinding = $state.raw<Rewinding | null>(null);
  #positions = $state.raw<ReadonlyMap<number, PositionTold>>(new Map());
  #asked = new Set<number>();
  #timer: ReturnType<typeof setInterval> | null = null;

  readonly last = $derived(this.told?.steps.length ?? 0);
  readonly turns = $derived(this.told ? turnsOf(this.told.steps) : []);
  /** Whether some turn may have decided it: nobody gave up, and somebody lost. */
  readonly wasPlayedOut = $derived(this.told?.ending === "over" && this.told.ranking.some((rank) => rank > 1));
  readonly deciding = $derived(this.lookingBack.retrospect?.deciding ?? null);
  readonly step = $derived(this.at > 0 ? (this.told?.steps[this.at - 1] ?? null) : null);
  /** The step before which somebody decided what is told here, or decides next; none, where only dice fall. */
  readonly decided = $derived([this.at - 1, this.at].find((step) => (this.told?.steps[step]?.seat ?? -1) >= 0) ?? null);
  /** The address of this step. */
  readonly path = $derived.by(() => `/record/${this.table}/${this.round}${this.at > 0 ? `#${this.at}` : ""}`);
  readonly here = $derived(this.#positions.get(this.at) ?? null);
  readonly seats = $derived.by<SeatInfo[]>(() => {
    const view = this.here?.view;
    const worn = dress(this.told?.seats ?? [], view ? this.pieces(view) : null);
    return (this.told?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      chair: seat.chair,
      name: seat.name,
      ...worn.get(seat.seat)!,
      isBot: seat.is_bot,
      isMine: false,
      isYou: false,
      isPresent: true,
      isActing: this.here?.acting.includes(seat.seat) ?? false,
      isLost: false,
    }));
  });
  /** By seat: the colours of the pieces, as the board of the game says. */
  pieces = $state.raw<(view: GameView) => readonly string[] | null>(() => null);

  constructor(
    readonly table: string,
    readonly round: number,
  ) {}

  /** Read the game, or read it again in another language; `hash` says where to begin. */
  async read(hash: string): Promise<void> {
    this.#asked.clear();
    try {
      const told = await ask("replay", { params: { table: this.table, round: this.round } });
      this.#positions = new Map();
      this.told = told;
      this.trouble = null;
      if (told.ending !== "unfinished") void this.lookingBack.ask(this.table, this.round);
      this.go(stepIn(hash, told.steps.length));
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      this.trouble = error.fault;
    }
  }

  /** Show the board after so many steps. */
  go(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.last));
    const isNext = wanted === this.at + 1;
    this.at = wanted;
    this.fresh = isNext ? this.#happened(wanted, wanted) : [];
    this.lately = isNext ? this.fresh : this.#happened(this.#turnBegins(wanted), wanted);
    if (wanted === this.last) this.pause();
    void this.#fetch(wanted);
    if (wanted % AT_ONCE > AT_ONCE / 2) void this.#fetch(wanted + AT_ONCE);
  }

  /** Take the decision again that was made after so many steps. */
  rewind(step: number): void {
    this.pause();
    this.go(step);
    this.rewinding = new Rewinding(this.table, this.round, step);
  }

  stopRewinding(): void {
    this.rewinding = null;
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#timer ??= setInterval(() => this.go(this.at + 1), EVERY);
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** The first step of the turn to which a step belongs. */
  #turnBegins(step: number): number {
    const group = this.turns.find((turn) => turn.steps.some(({ number }) => number === step));
    return group?.steps[0]?.number ?? step;
  }

  #happened(first: number, last: number): Happened[] {
    const steps = this.told?.steps.slice(Math.max(0, first - 1), last) ?? [];
    return steps.flatMap(({ events, says }, number) =>
      events.map((event, place) => ({ n: first + number, event, says: says[place] ?? "" })),
    );
  }

  async #fetch(step: number): Promise<void> {
    const first = step - (step % AT_ONCE);
    if (this.#asked.has(first) || first > this.last) return;
    this.#asked.add(first);
    const told = this.told;
    try {
      const params = { table: this.table, round: this.round, step: first };
      const { positions } = await ask("positions", { params, query: { count: AT_ONCE } });
      if (told !== this.told) return;
      this.#positions = new Map([...this.#positions, ...positions.map((one) => [one.step, one] as const)]);
    } catch (error) {
      this.#asked.delete(first);
      if (!(error instanceof HouseError)) throw error;
      if (!this.here) this.trouble = error.fault;
    }
  }
}
