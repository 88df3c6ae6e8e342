// The trip as board and hand show it: the sheets after the draft and the plan, and what can be touched.

import { Given } from "../../board/given.svelte.ts";
import type { BoardProps } from "../../board/interface.ts";
import { click } from "../../sound.ts";
import { entriesOf, isStriking, left, pairOf, picked, shared, swapped, townsFor } from "./making.ts";
import { mapOf } from "./maps.ts";
import type { Action, Event, Odds, RerollAction, Town, TwoDice, View } from "./payloads.ts";
import { planOf, type Pair } from "./plan.svelte.ts";
import { actionOf, COLOURS, entryOf, filledOf, LETTERS, type Entry, type Filled } from "./position.ts";
import { write } from "./sound.ts";

/** Dice that are thrown again, as the house writes them. */
function rerolled(dice: string): RerollAction["dice"] {
  return [...COLOURS].filter((die) => dice.includes(die)).join("") as RerollAction["dice"];
}

export class Trip extends Given<View, Action, Event, Odds> {
  constructor(given: () => BoardProps<View, Action, Event, Odds>) {
    super(given);
  }

  readonly map = $derived.by(() => mapOf(this.given().settings.board));
  readonly hasTens = $derived.by(() => this.given().settings.options.tens === "yes");
  readonly plan = $derived(planOf(this.turn));
  readonly isAlone = $derived(this.stored.players === 1);

  /** Keep or reroll is the question, and nothing is answered yet. */
  readonly #isUndecided = $derived(this.turn !== undefined && this.stored.phase === "decide" && this.built.length === 0);
  /** Whoever plays alone keeps the throw by making a number of it: nobody waits for the answer. */
  readonly #keepsByMaking = $derived(this.#isUndecided && this.isAlone && !this.plan.rerolling);
  /** The question is asked; once it is answered, entries are made. */
  readonly isDeciding = $derived(this.#isUndecided && !this.#keepsByMaking);
  readonly isEntering = $derived.by(() => this.turn !== undefined && !this.isDeciding && this.forced === null);
  /** Dice can still be thrown again instead, by somebody who plays alone. */
  readonly canReroll = $derived(this.turn !== undefined && this.isAlone && this.stored.phase === "decide" && !this.plan.rerolling);
  /** There is something to take back. */
  readonly isDrafted = $derived.by(() => this.built.some((action) => entryOf(action) !== null) || this.forced !== null);

  // -- the entries of this turn, on the own sheet

  readonly entries = $derived<Entry[]>(entriesOf(this.stored, this.seat, this.built));
  readonly wanted = $derived(this.stored.wanted);
  readonly isComplete = $derived(this.entries.length >= this.wanted);
  /** The town that is struck by itself: in the last turn, where no number of the dice may be written. */
  readonly forced = $derived.by(() => {
    const events = this.waits && !this.isComplete ? (this.draft?.events ?? []) : [];
    return events.flatMap((event) => (event.type === "struck" && event.seat === this.seat ? [event.town] : []))[0] ?? null;
  });
  /** The same, where one was not even asked and others still enter. */
  readonly struck = $derived(this.stored.forced);
  readonly number = $derived<Pair>(
    this.isComplete ? [null, null] : (this.plan.number ?? left(this.entries, this.wanted)),
  );
  readonly pair = $derived(pairOf(this.number));
  readonly striking = $derived(!this.isComplete && isStriking(this.plan, this.legal));
  /** The die that is used twice, in what is entered and planned. */
  readonly doubled = $derived(shared(this.entries, this.pair));

  /** The towns that the rules allow for what is planned. */
  readonly touchable = $derived(
    this.isEntering && !this.isComplete ? townsFor(this.legal, this.pair, this.striking) : new Set<string>(),
  );
  /** The numbers that can be written now. */
  readonly possible = $derived.by(() => {
    return new Set(this.legal.flatMap(({ action }) => (action.type === "write" ? [this.stored.makes[action.dice]!] : [])));
  });

  /** What stands on a sheet, with the entries of this turn that one may see. */
  filled(seat: number): Filled {
    return filledOf(this.stored, this.now, seat);
  }

  shownNumber(pair: string): string {
    return String(this.stored.makes[pair] ?? "");
  }

  /** By number how likely it is: in the reroll that is planned, or in the next throw. */
  readonly chances = $derived.by<Record<string, number>>(() => {
    const { odds, plan } = this;
    if (!odds) return {};
    if (this.isDeciding) return odds.rerolls[rerolled(plan.reroll)] ?? {};
    return odds.next;
  });

  // -- making numbers

  pick(die: string): void {
    if (this.busy) return;
    click();
    if (this.isDeciding) {
      const { reroll } = this.plan;
      this.plan.reroll = reroll.includes(die) ? reroll.replace(die, "") : reroll + die;
    } else if (this.isEntering && !this.isComplete) this.make(picked(this.striking ? [null, null] : this.number, die));
  }

  make(pair: Pair): void {
    this.plan.number = pair;
    this.plan.striking = this.plan.early = false;
    if (pairOf(pair)) void this.#keepFirst();
  }

  strike(): void {
    if (this.isComplete) return;
    this.plan.striking = !this.striking;
    this.plan.early = false;
    void this.#keepFirst();
  }

  /** The throw is kept by what is made of it: then the house says which towns are allowed. */
  async #keepFirst(): Promise<boolean> {
    const { plan } = this; // the hand may be gone when the house answers
    if (plan.keeping) return plan.keeping;
    if (!this.#keepsByMaking) return true;
    plan.keeping = this.turn?.add({ type: "keep" }) ?? null;
    const isKept = (await plan.keeping) ?? false;
    plan.keeping = null;
    return isKept;
  }

  /** The other order of the dice: of what is being made, or of an entry of this turn. */
  swap(place: number): void {
    const entry = this.entries[place];
    if (!entry) this.make(swapped(this.number));
    else void this.#replace(place, { ...entry, dice: [...entry.dice].reverse().join("") as TwoDice });
  }

  // -- entering

  /** A town is touched: enter what is planned there, move the last entry there, or take one back. */
  async touch(place: number): Promise<void> {
    if (!this.isEntering) return;
    if ((this.striking || this.pair) && !(await this.#keepFirst())) return;
    if (this.busy) return;
    const town = LETTERS[place] as Town;
    const entered = this.entries.findIndex((entry) => entry.town === town);
    if (entered >= this.#firstDrafted) await this.takeBack(entered);
    else if (this.isComplete) await this.#replace(this.entries.length - 1, { ...this.entries.at(-1)!, town });
    else if (this.striking) await this.#enter({ town, dice: "" });
    else if (this.pair) await this.#enter({ town, dice: this.pair });
    else this.plan.early = true;
  }

  /** An entry is taken back; its dice are at hand again. */
  async takeBack(place: number): Promise<void> {
    const entry = this.entries[place];
    if (!entry || place < this.#firstDrafted) return;
    const kept = this.entries.filter((_, number) => number !== place);
    if (!(await this.#build(kept))) return;
    this.plan.clear();
    if (entry.dice) this.plan.number = [entry.dice[0]!, entry.dice[1]!];
    else this.plan.striking = true;
  }

  /** The entries that are stored already cannot be changed. */
  readonly #firstDrafted = $derived(this.stored.entries[this.seat]?.length ?? 0);

  async #enter(entry: Entry): Promise<void> {
    if (await this.turn?.add(actionOf(entry))) {
      this.plan.clear();
      write();
    }
  }

  async #replace(place: number, entry: Entry): Promise<void> {
    if (place < this.#firstDrafted) return;
    if (await this.#build(this.entries.map((other, number) => (number === place ? entry : other)))) write();
  }

  async #build(entries: Entry[]): Promise<boolean> {
    const before = this.built.filter((action) => entryOf(action) === null);
    return (await this.turn?.build([...before, ...entries.slice(this.#firstDrafted).map(actionOf)])) ?? false;
  }

  // -- keep or reroll

  /** Others wait for this answer, so it is given at once; alone, it can be taken back. */
  keep(): void {
    if (this.plan.rerolling) this.plan.clear();
    else if (this.isAlone) void this.#keepFirst();
    else void this.turn?.confirm([{ type: "keep" }]);
  }

  /** Somebody who plays alone would rather throw dice again than make numbers of these. */
  async chooseReroll(): Promise<void> {
    if (!this.canReroll || this.busy || (this.built.length > 0 && !(await this.turn?.build([])))) return;
    this.plan.clear();
    this.plan.rerolling = true;
  }

  reroll(): void {
    void this.turn?.add({ type: "reroll", dice: rerolled(this.plan.reroll) });
  }

  confirm(): void {
    void this.turn?.confirm();
  }
}
