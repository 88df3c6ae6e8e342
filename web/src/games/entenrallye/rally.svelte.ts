// The rally as board and hand show it: the game after the draft and the plan, and what can be touched.

import { Given } from "../../board/given.svelte.ts";
import type { BoardProps } from "../../board/interface.ts";
import * as sound from "../../sound.ts";
import { editionOf, type Edition } from "./art/data.ts";
import { attempt, byWay, driveOf, driving, further, isSame, nextAt, optionFor, optionsOf, waysOf, type Drive, type Option } from "./drives.ts";
import { keepActions, keptBefore, toggled } from "./keeping.ts";
import type { Action, Event, Forecast, Odds, Part, Reached, Span, View, Way } from "./payloads.ts";
import { planOf } from "./plan.svelte.ts";

/** What a preview foretells beside the drive itself. */
const FORETOLD = new Set<Event["type"]>(["missed", "scored", "passed", "failed", "month-over", "towed", "towed-behind", "year-over", "all-arrived"]);

export class Rally extends Given<View, Action, Event, Odds> {
  constructor(given: () => BoardProps<View, Action, Event, Odds>) {
    super(given);
  }

  readonly edition = $derived.by<Edition>(() => editionOf(this.given().settings.board));
  readonly plan = $derived(planOf(this.turn));
  readonly isMine = $derived(this.turn !== undefined);
  /** The own car after the draft, and as it is stored; the first one for those who only look. */
  readonly own = $derived(this.now.cars[Math.max(0, this.seat)]!);
  readonly ownStored = $derived(this.stored.cars[Math.max(0, this.seat)]!);
  readonly step = $derived(`${this.stored.turn} ${this.stored.phase}`);
  readonly phase = $derived(this.isMine && !this.waits ? this.now.phase : null);

  /** A new step: nothing is planned. */
  begin(): void {
    this.plan.begin(this.step);
  }

  // -- the drive

  /** Way and split can still be chosen, also when they are drafted already. */
  readonly isDriving = $derived(this.isMine && this.stored.phase === "drive");
  readonly options = $derived<Option[]>(this.isDriving ? optionsOf(this.stored.reach) : []);
  readonly chosen = $derived.by<Option | null>(() => {
    const drive = this.plan.drive ?? driveOf(this.built[0]);
    return this.options.find((option) => isSame(option, drive)) ?? null;
  });
  readonly ways = $derived(waysOf(this.options));
  readonly reachable = $derived(new Set<string>(this.options.map(({ square }) => square)));
  readonly way = $derived<Way>(this.chosen?.way ?? this.plan.way);
  readonly wantsPart = $derived(this.chosen ? this.chosen.part : this.plan.wantsPart);
  /** How far one drives at most who buys a part, by whichever way; 0 where none can be bought. */
  readonly farthestWithPart = $derived(Math.max(0, ...this.options.filter(({ part }) => part).map(({ squares }) => squares)));
  /** It is drawn at once, so it asks for a confirmation of its own. */
  readonly waitsToBuy = $derived(this.isDriving && this.plan.drive !== null);
  /** The repair marker after what is chosen, and what an inspection would find lacking then. */
  readonly repair = $derived(this.waitsToBuy && this.chosen ? this.chosen.marker : this.own.repair);
  readonly shortfall = $derived(this.waitsToBuy && this.chosen ? this.chosen.shortfall : this.own.shortfall);

  /** A square is touched: drive there, drive there otherwise, or hear why that cannot be. */
  touch(square: string): void {
    if (!this.isDriving || this.busy) return;
    const option = nextAt(this.options, square, this.chosen, this.plan.wantsPart);
    if (option) void this.choose(option);
    else {
      const meant = attempt(this.stored.ahead, square, this.stored.pips);
      if (meant) void this.#try(meant);
    }
  }

  /** So many squares, by the way that is chosen. */
  drive(squares: number): void {
    const { way } = this;
    const option = optionFor(this.options, way, squares, this.plan.wantsPart);
    if (option) void this.choose(option);
    else void this.#try({ way, squares, repair: this.stored.pips - squares, part: false });
  }

  further(by: 1 | -1): void {
    const from = this.chosen ?? this.plan.tried;
    this.#chooseIfAny(further(this.options, this.way, from?.squares ?? null, by, this.plan.wantsPart));
  }

  /** By this way, as far as by the other one; while nothing is chosen it is a wish. */
  go(way: Way): void {
    if (!this.isDriving || this.busy) return;
    this.plan.way = way;
    if (this.chosen && this.chosen.way !== way) this.#chooseIfAny(byWay(this.options, way, this.chosen.squares, this.plan.wantsPart));
  }

  /** A part more or less: with the same drive, else with the nearest by this way of which enough is left for it. */
  togglePart(): void {
    if (!this.isDriving || this.busy) return;
    const wants = !this.wantsPart;
    this.plan.wantsPart = wants;
    const from = this.chosen ?? this.plan.tried;
    if (!from) return;
    const { way, squares } = from;
    const option = byWay(this.options.filter(({ part }) => part === wants), way, squares, wants);
    if (option && (wants || option.squares === squares)) return void this.choose(option);
    const left = this.stored.pips - (wants ? this.stored.part_price : 0);
    const far = Math.min(squares, Math.max(1, left));
    this.plan.wantsPart = !wants;
    void this.#try({ way, squares: far, repair: Math.max(0, left - far), part: wants });
  }

  async choose(drive: Drive): Promise<void> {
    if (!this.isDriving || this.busy || isSame(drive, this.chosen)) return;
    sound.click();
    this.plan.wantsPart = drive.part;
    this.plan.way = drive.way;
    this.plan.tried = drive;
    const fitted = this.built.slice(1);
    this.plan.dropped = false;
    if (!drive.part) {
      if (await this.#drive(drive, fitted)) this.plan.drive = null;
    } else if (this.built.length === 0 || (await this.turn?.build([]))) {
      this.plan.drive = drive;
      this.plan.dropped = fitted.length > 0;
    }
  }

  /** With what was fitted after another drive, where the rules allow that; else without, and that is said. */
  async #drive(drive: Drive, fitted: readonly Action[]): Promise<boolean> {
    if (await this.turn?.build([driving(drive), ...fitted])) return true;
    if (fitted.length === 0 || !(await this.turn?.build([driving(drive)]))) return false;
    return (this.plan.dropped = true);
  }

  #chooseIfAny(option: Option | null): void {
    if (option) void this.choose(option);
  }

  /** What is not allowed is tried all the same: the house says why not, and what was built stays. */
  async #try(drive: Drive): Promise<void> {
    if (await this.turn?.build([driving(drive)])) this.plan.drive = null;
  }

  // -- what the next throws may bring, where the table has advice

  /** Of the drive that is chosen, or of where the car stands. */
  readonly forecast = $derived.by<{ ends: Span; reached: Reached[] } | null>(() => {
    const { odds } = this;
    if (odds?.ends) return { ends: odds.ends, reached: odds.reached };
    const { way, squares } = this.chosen ?? {};
    return odds?.landings.find((one) => one.way === way && one.squares === squares) ?? null;
  });
  /** By square where a drive may end, once where several ways lead there: as long as none is chosen. */
  readonly forecasts = $derived.by<[string, Forecast][]>(() => {
    const found = new Map<string, Forecast>();
    for (const one of this.chosen ? [] : (this.odds?.landings ?? [])) {
      const square = this.stored.reach.find(({ way, squares }) => way === one.way && squares === one.squares)?.square;
      if (square && one.reached.length > 0 && !found.has(square)) found.set(square, one);
    }
    return [...found];
  });
  /** The month that may end before one drives again, and how likely that is: the same for all drives but those that arrive. */
  readonly monthEnds = $derived.by<{ month: number; ends: Span } | null>(() => {
    if (!this.odds) return null;
    const ends = (this.forecast ?? this.odds.landings.find(({ reached }) => reached.length > 0) ?? this.odds.landings[0])?.ends;
    return ends ? { month: this.odds.month, ends } : null;
  });

  // -- parts

  /** A part of the hand is touched; what that means depends on the step. */
  touchPart(name: Part | undefined): void {
    if (!this.isMine || this.busy || !name || !this.own.hand.includes(name)) return;
    this.plan.dropped = false;
    if (this.phase === "keep") {
      sound.click();
      this.plan.kept = toggled(this.kept, name, this.now.most_kept);
    } else if (this.phase === "give") void this.#add({ type: "give", part: name });
    else void this.#add({ type: "fit", part: name });
  }

  trade(type: "steal" | "exchange", seat: number): void {
    if (!this.busy) void this.#add({ type, seat });
  }

  readonly trades = $derived(this.legal.flatMap(({ action }) => (action.type === "steal" || action.type === "exchange" ? [action] : [])));
  readonly fitting = $derived(
    new Set(this.legal.flatMap(({ action }) => (action.type === "fit" || action.type === "give" ? [action.part] : []))),
  );
  /** What the hand says of the step: which parts to touch, or that none fits. */
  readonly hint = $derived.by<"act" | "give" | "keep" | "trade" | "none">(() => {
    const { phase } = this.now;
    if (phase === "keep" || phase === "give") return phase;
    if (this.fitting.size > 0) return "act";
    return this.trades.length > 0 ? "trade" : "none";
  });
  /** The parts that will be kept after a meeting. */
  readonly kept = $derived(this.phase === "keep" ? (this.plan.kept ?? keptBefore(this.own.hand, this.now.most_kept)) : []);

  async #add(action: Action): Promise<void> {
    if (await this.turn?.add(action)) sound.lay();
  }

  // -- going on

  /** The one thing to do next, where there is one. */
  readonly next = $derived.by<"buy" | "confirm" | "end" | "keep" | null>(() => {
    if (!this.isMine) return null;
    if (this.waitsToBuy) return "buy";
    if (this.waits) return "confirm";
    if (this.phase === "keep") return "keep";
    return this.phase === "act" ? "end" : null;
  });

  /** Where the own turn is, for all who ask: what comes next, or what is to be chosen. */
  readonly stage = $derived(this.isMine ? (this.next ?? this.now.phase) : "wait");

  proceed(): void {
    if (this.busy) return;
    if (this.next === "buy") void this.#buy();
    else if (this.next === "confirm") void this.turn?.confirm();
    else if (this.next === "end") void this.turn?.confirm([...this.built, { type: "done" }]);
    else if (this.next === "keep") void this.turn?.confirm([...this.built, ...keepActions(this.kept, this.now.kept, this.now.most_kept)]);
  }

  async #buy(): Promise<void> {
    const drive = this.plan.drive;
    if (drive && (await this.turn?.build([driving(drive)]))) this.plan.drive = null;
  }

  readonly canTakeBack = $derived(this.built.length > 0 || this.waitsToBuy);

  takeBack(): void {
    if (this.waitsToBuy) this.plan.drive = null;
    else void this.turn?.takeBack();
  }

  // -- what the preview says

  /** At most two sentences, those about oneself first: with six cars many can miss an inspection at once. */
  readonly foretold = $derived.by(() => {
    const { events = [], says = [] } = this.draft ?? {};
    const told = events.flatMap((event, place) => (FORETOLD.has(event.type) ? [{ isOwn: "seat" in event && event.seat === this.seat, says: says[place] ?? "" }] : []));
    const chosen = new Set([...told].sort((one, other) => Number(other.isOwn) - Number(one.isOwn)).slice(0, 2));
    return told.filter((one) => chosen.has(one)).map((one) => one.says);
  });
}
