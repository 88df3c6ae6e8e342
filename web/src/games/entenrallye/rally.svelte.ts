// The rally as board and hand show it: the game after the draft and the plan, and what can be touched.

import { Given } from "../../board/given.svelte.ts";
import type { BoardProps, GameAction } from "../../board/interface.ts";
import * as sound from "../../sound.ts";
import { further, landing, nextAt, optionFor, optionsOf, byWay, waysOf, type Option } from "./drives.ts";
import { keepActions, keptBefore, toggled } from "./keeping.ts";
import { planOf } from "./plan.svelte.ts";
import { driveOf, driving, isSame, PART_PRICE, positionOf, type Drive, type Position, type Way } from "./position.ts";
import { attempt } from "./road.ts";

/** What a preview foretells beside the drive itself. */
const FORETOLD = new Set(["missed", "scored", "passed", "failed", "month-over", "towed", "towed-behind", "year-over", "all-arrived"]);

export class Rally extends Given<Position> {
  constructor(given: () => BoardProps) {
    super(given, positionOf);
  }

  readonly plan = $derived(planOf(this.turn));
  readonly isMine = $derived(this.turn !== undefined);
  /** The own car after the draft, and as it is stored; the first one for those who only look. */
  readonly own = $derived(this.now.cars[Math.max(0, this.seat)]!);
  readonly ownStored = $derived(this.stored.cars[Math.max(0, this.seat)]!);
  readonly step = $derived(`${this.stored.turn} ${this.stored.phase}`);
  readonly phase = $derived(this.isMine && !this.waits ? this.now.phase : null);

  /** A new step: nothing is planned, and what is allowed is known anew. */
  begin(): void {
    this.plan.begin(this.step);
    if (this.isDriving && this.built.length === 0) this.plan.legal = this.legal;
  }

  // -- the drive

  /** Way and split can still be chosen, also when they are drafted already. */
  readonly isDriving = $derived(this.isMine && this.stored.phase === "drive");
  readonly options = $derived<Option[]>(
    this.isDriving ? optionsOf(this.plan.legal, this.stored.reach, this.stored.pips) : [],
  );
  readonly chosen = $derived<Drive | null>(this.isDriving ? (this.plan.drive ?? driveOf(this.built[0])) : null);
  readonly ways = $derived(waysOf(this.options));
  readonly reachable = $derived(new Set(this.options.map(({ square }) => square)));
  /** Where the chosen drive ends. */
  readonly target = $derived(this.chosen ? (landing(this.stored.reach, this.chosen)?.square ?? null) : null);
  readonly way = $derived<Way>(this.chosen?.way ?? this.plan.way);
  readonly wantsPart = $derived(this.chosen ? this.chosen.part : this.plan.wantsPart);
  /** It is drawn at once, so it asks for a confirmation of its own. */
  readonly waitsToBuy = $derived(this.isDriving && this.plan.drive !== null);
  /** The repair marker after what is chosen. */
  readonly repair = $derived(
    this.plan.drive && this.isDriving ? this.ownStored.repair + this.plan.drive.repair : this.own.repair,
  );

  /** A square is touched: drive there, drive there otherwise, or hear why that cannot be. */
  touch(square: string): void {
    if (!this.isDriving || this.busy) return;
    const option = nextAt(this.options, square, this.chosen, this.plan.wantsPart);
    if (option) void this.choose(option);
    else {
      const meant = attempt(this.ownStored, square, this.stored.pips);
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

  /** A part more or less with the same drive. */
  togglePart(): void {
    if (!this.isDriving || this.busy) return;
    const wants = !this.wantsPart;
    this.plan.wantsPart = wants;
    const from = this.chosen ?? this.plan.tried;
    if (!from) return;
    const { way, squares } = from;
    const option = this.options.find((one) => one.way === way && one.squares === squares && one.part === wants);
    if (option) return void this.choose(option);
    const rest = this.stored.pips - squares - (wants ? PART_PRICE : 0);
    this.plan.wantsPart = !wants;
    void this.#try({ way, squares, repair: Math.max(0, rest), part: wants });
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
  async #drive(drive: Drive, fitted: readonly GameAction[]): Promise<boolean> {
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

  // -- parts

  /** A part of the hand is touched; what that means depends on the step. */
  touchPart(name: string): void {
    if (!this.isMine || this.busy || !this.own.hand.includes(name)) return;
    this.plan.dropped = false;
    if (this.phase === "keep") {
      sound.click();
      this.plan.kept = toggled(this.kept, name);
    } else void this.#add({ type: this.phase === "give" ? "give" : "fit", part: name });
  }

  trade(type: "steal" | "exchange", seat: number): void {
    if (!this.busy) void this.#add({ type, seat });
  }

  readonly trades = $derived(this.legal.filter(({ action }) => action.type === "steal" || action.type === "exchange"));
  readonly fitting = $derived(
    new Set(this.legal.flatMap(({ action }) => (["fit", "give"].includes(action.type) ? [String(action.part)] : []))),
  );
  /** What the hand says of the step: which parts to touch, or that none fits. */
  readonly hint = $derived.by<"act" | "give" | "keep" | "trade" | "none">(() => {
    const { phase } = this.now;
    if (phase === "keep" || phase === "give") return phase;
    if (this.fitting.size > 0) return "act";
    return this.trades.length > 0 ? "trade" : "none";
  });
  /** The parts that will be kept after a meeting. */
  readonly kept = $derived(this.phase === "keep" ? (this.plan.kept ?? keptBefore(this.own)) : []);

  async #add(action: GameAction): Promise<void> {
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
    else if (this.next === "keep") void this.turn?.confirm([...this.built, ...keepActions(this.kept, this.own, this.now.kept)]);
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

  readonly foretold = $derived.by(() => {
    const { events = [], says = [] } = this.draft ?? {};
    return events.flatMap((event, place) => (FORETOLD.has(event.type) ? [says[place] ?? ""] : []));
  });
}
