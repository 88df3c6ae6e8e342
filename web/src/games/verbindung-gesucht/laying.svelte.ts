// The turn as the board and the hand show it: what lies where, what can be touched, what glows.

import type { BoardProps } from "../../board/interface.ts";
import { click } from "../../sound.ts";
import { glowOf, touching, traced, type Glow } from "./board/glow.ts";
import { gridOf, nextCell } from "./board/grid.ts";
import { fittingWay, isPlacement, optionsOf, placeable, turnedWay } from "./placing.ts";
import type { Action, Cell, Die, Event, Odds, Spot, View } from "./payloads.ts";
import { planOf } from "./plan.svelte.ts";
import { changed, colourOf, COLOURS, faceOf, placedIn, slotsOf, waysOf, type Colour } from "./position.ts";

export class Laying {
  readonly #given: () => BoardProps<View, Action, Event, Odds>;

  constructor(given: () => BoardProps<View, Action, Event, Odds>) {
    this.#given = given;
  }

  readonly seat = $derived.by(() => this.#given().seat);
  readonly seats = $derived.by(() => this.#given().seats);
  readonly busy = $derived.by(() => this.#given().busy);
  readonly legal = $derived.by(() => this.#given().legal);
  readonly draft = $derived.by(() => this.#given().draft);
  readonly #turn = $derived.by(() => this.#given().turn);
  readonly plan = $derived(planOf(this.#turn));

  readonly grid = $derived.by(() => gridOf(this.#given().settings.board));
  readonly now = $derived.by(() => this.#given().view);
  readonly stored = $derived.by(() => this.#given().base);
  readonly lies = $derived(new Map(this.now.laid.map(({ cell, die }) => [cell, die])));
  /** Cells that a preview changes. */
  readonly ghosts = $derived(changed(this.stored, this.now));
  readonly isMine = $derived(this.#turn !== undefined && this.stored.phase === "place");

  /** By cell what the next throw of each colour may bring there, where the table has advice. */
  readonly spots = $derived.by<Map<Cell, Partial<Record<Colour, Spot>>>>(() => {
    const found = new Map<Cell, Partial<Record<Colour, Spot>>>();
    const { odds } = this.#given();
    for (const colour of COLOURS) for (const spot of odds?.[colour] ?? []) found.set(spot.cell, { ...found.get(spot.cell), [colour]: spot });
    return found;
  });

  // -- the thrown dice

  readonly built = $derived.by<Action[]>(() => (this.#turn ? (this.draft?.actions ?? []) : []));
  readonly slots = $derived(slotsOf(this.stored.dice, placedIn(this.draft?.events ?? []).map(({ die }) => faceOf(die))));
  readonly faces = $derived(placeable(this.isMine ? this.legal : []));
  /** The die that would be placed: the one that was picked, else a white cross that must be, else the first that can be. */
  readonly slot = $derived.by<number | null>(() => {
    const free = (slot: number): boolean => this.slots[slot]?.isPlaced === false;
    const { slot } = this.plan;
    if (slot !== null && free(slot)) return slot;
    const able = [...this.slots.keys()].filter((place) => free(place) && this.faces.has(this.slots[place]!.face));
    const white = this.now.owed > 0 ? able.find((place) => this.slots[place]!.face === "W") : undefined;
    return white ?? able[0] ?? null;
  });
  readonly face = $derived(this.slot === null || !this.isMine ? null : this.slots[this.slot]!.face);
  /** By cell the ways in which this die may lie there. */
  readonly options = $derived(this.face === null ? new Map<Cell, Die[]>() : optionsOf(this.legal, this.face));

  pick(slot: number): void {
    const face = this.slots[slot]?.face;
    if (face === undefined || this.slots[slot]!.isPlaced) return;
    if (this.plan.slot === slot) this.plan.way = turnedWay(this.way, waysOf(face), 1);
    this.plan.slot = slot;
    click();
  }

  // -- the ways in which it lies

  /** How the picked die lies in the hand. */
  readonly way = $derived.by(() => {
    const ways = waysOf(this.face ?? "W");
    return this.plan.way !== null && ways.includes(this.plan.way) ? this.plan.way : ways[0]!;
  });
  /** The cell that is looked at, where the die may lie. */
  readonly target = $derived.by(() => {
    const cell = this.plan.cursor ?? this.plan.pointed;
    return cell !== null && this.options.has(cell) && !this.busy ? cell : null;
  });

  wayAt(cell: Cell): Die {
    return fittingWay(this.face!, this.way, this.options.get(cell) ?? []);
  }

  labelOf(cell: Cell): string {
    const way = this.wayAt(cell);
    return this.legal.find(({ action }) => action.type === "place" && action.cell === cell && action.die === way)?.label ?? cell;
  }

  /** Dice that were placed in this turn and not by force. */
  readonly placed = $derived(
    new Map(this.built.flatMap((action, place) => (isPlacement(action) ? [[action.cell, place] as const] : []))),
  );
  /** Those of them that look different when they are turned: crosses do not. */
  readonly turnable = $derived(
    new Map([...this.placed].filter(([, place]) => {
      const action = this.built[place]!;
      return isPlacement(action) && waysOf(faceOf(action.die)).length > 1;
    })),
  );
  /** The picked die can be turned in the hand. */
  readonly mayTurn = $derived(this.face !== null && waysOf(this.face).length > 1);

  /** Turn the picked die. */
  turnPicked(): void {
    if (!this.busy && this.face !== null) this.plan.way = turnedWay(this.way, waysOf(this.face), 1);
  }

  /** Turn what is looked at: the die above a cell, else the one that was placed last. */
  turn(by: 1 | -1, cell: Cell | null = this.plan.cursor ?? this.plan.pointed): void {
    if (this.busy || !this.isMine) return;
    if (cell !== null && this.options.has(cell)) {
      this.plan.way = turnedWay(this.wayAt(cell), this.options.get(cell)!, by);
      return click();
    }
    const place = cell === null ? Math.max(-1, ...this.turnable.values()) : (this.turnable.get(cell) ?? -1);
    if (place >= 0) void this.#turnPlaced(place, by);
    else if (this.face !== null) this.plan.way = turnedWay(this.way, waysOf(this.face), by);
  }

  async #turnPlaced(place: number, by: 1 | -1): Promise<void> {
    const [before, action, after] = [this.built.slice(0, place), this.built[place]!, this.built.slice(place + 1)];
    if (!isPlacement(action)) return;
    const way = action.die;
    if (this.plan.legalAfter(before) === null && !(await this.#turn?.build(before))) return;
    const allowed = optionsOf(this.plan.legalAfter(before) ?? [], faceOf(way)).get(action.cell) ?? [];
    // Where no other way is allowed, the next one is tried all the same: the house says why not.
    const next = allowed.length > 1 ? turnedWay(way, allowed, by) : turnedWay(way, waysOf(faceOf(way)), by);
    const turned: Action[] = [...before, { ...action, die: next }];
    this.plan.way = next;
    if (!(await this.#turn?.build([...turned, ...after])) && after.length > 0) await this.#turn?.build(turned);
  }

  // -- placing

  /** Also where it may not lie: the house says why. */
  async place(cell: Cell): Promise<void> {
    if (this.busy || !this.isMine) return;
    if (this.placed.has(cell)) return this.turnable.has(cell) ? this.turn(1, cell) : undefined;
    if (this.face === null) return;
    const way = this.options.has(cell) ? this.wayAt(cell) : this.way;
    const type = this.plan.announces ? "announce" : "place";
    const done = await this.#turn?.build([...this.built, { type, die: way, cell }]);
    this.plan.cursor = null;
    if (done) this.plan.slot = this.plan.pointed = null;
    else if (this.options.has(cell)) this.plan.way = turnedWay(way, this.options.get(cell)!, 1);
  }

  takeBack(): void {
    void this.#turn?.takeBack();
  }

  /** End the turn with what lies, at once; only who places nothing although something fits is asked once more. */
  end(): void {
    if (this.waits) void this.#turn?.confirm();
    else if (this.mayEnd && (this.placed.size > 0 || this.faces.size === 0)) void this.#turn?.confirm([...this.built, { type: "done" }]);
    else void this.#turn?.build([...this.built, { type: "done" }]);
  }

  readonly mayEnd = $derived.by(() => this.legal.some(({ action }) => action.type === "done"));

  readonly waits = $derived.by(() => this.draft !== null && this.draft.effect !== "open");
  readonly isDone = $derived(this.built.some(({ type }) => type === "done"));

  // -- announcing

  readonly mayAnnounce = $derived.by(() => this.isMine && this.#given().settings.options["announce"] === "strict");

  /** The last die that was placed becomes an announced one, or an ordinary one again. */
  announce(): void {
    this.plan.announces = !this.plan.announces;
    const last = this.built.at(-1);
    if (!last || !isPlacement(last)) return;
    void this.#turn?.build([...this.built.slice(0, -1), { ...last, type: this.plan.announces ? "announce" : "place" }]);
  }

  // -- what the preview says; how near the end is, the house tells only where advice is allowed

  readonly #says = $derived.by(() => {
    const { draft } = this.#given();
    return (draft?.events ?? []).map((event, place) => ({ event, says: draft?.says?.[place] ?? "" })).filter(
      ({ event }) => event.type === "unblocked" || event.type === "unclaimed" || event.type === "won",
    );
  });
  readonly foreseen = $derived(this.#says.filter(({ event }) => event.type !== "won"));
  /** How the game would end. */
  readonly outcome = $derived.by(() => {
    const found = this.#says.find(({ event }) => event.type === "won");
    return found ? { says: found.says, isLost: found.event.type === "won" && found.event.seat !== this.seat } : null;
  });
  /** The bases that a preview cuts off, for a moment. */
  readonly cut = $derived(new Set(this.foreseen.flatMap(({ event }) => (event.type === "unblocked" ? [`${colourOf(event.seat)} ${event.base}`] : []))));

  // -- what glows

  /** The winning network; the networks of a colour that somebody wants to see; what a preview joins. */
  glow(shown: Colour | null): Glow | null {
    const { networks, winner, phase } = this.now;
    if (shown !== null) return glowOf(shown, networks[shown]);
    if (phase === "over" && this.draft === null && winner !== null) {
      const colour = colourOf(winner);
      const whole = networks[colour].find(({ bases }) => bases.length === 4);
      const first = this.grid.bases.find((base) => base.colour === colour)!;
      return whole ? traced(colour, whole, `${first.cell}n`) : null;
    }
    if (this.draft === null || this.ghosts.size === 0) return null;
    const colour = colourOf(this.stored.active ?? 0);
    return glowOf(colour, touching(networks[colour], this.ghosts), true);
  }

  // -- by keyboard

  /** Go to the next cell that can be touched. */
  move(right: number, down: number): void {
    const cells = [...this.options.keys(), ...this.turnable.keys()];
    const from = this.plan.cursor ?? this.plan.pointed;
    const next = from === null ? (this.grid.cells.find((cell) => this.options.has(cell)) ?? cells[0]) : nextCell(cells, from, right, down);
    if (next != null) this.plan.cursor = next;
  }
}
