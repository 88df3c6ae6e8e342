// The race as the board draws it: what lies where after the draft and the plan, and what can be touched.

import { Given } from "../../../board/given.svelte.ts";
import type { BoardProps, Choice } from "../../../board/interface.ts";
import type { Action, Event, Odds, Prospect, StealAction, Strip, View } from "../payloads.ts";
import { prospectOf } from "../prospect.ts";
import { planOf } from "../plan.svelte.ts";
import { changeOf, lastPlaces, lengthOf, liesOf, offsetWithout, type Lies } from "../position.ts";
import { moved, optionsOf, reordered, stripOf, takingsOf, withOne, without } from "../taking.ts";
import { layoutOf, type Box, type Layout, boxOf } from "./layout.ts";

export class Race extends Given<View, Action, Event, Odds> {
  /** The room on the page, measured at once, so that width and height belong together. */
  room = $state.raw({ width: 0, height: 0 });

  constructor(given: () => BoardProps<View, Action, Event, Odds>) {
    super(given);
  }

  readonly plan = $derived(planOf(this.turn));
  readonly layout = $derived.by<Layout>(() => {
    const reach = Math.max(...[...this.now.tracks, ...this.stored.tracks].map(({ front }) => front));
    return layoutOf(this.room.width, this.room.height, this.now.tracks.length, reach);
  });
  readonly change = $derived(changeOf(this.stored, this.now));
  readonly last = $derived(lastPlaces(this.stored, this.now));

  // -- the new strips of one's own turn, in the order in which they are laid

  readonly added = $derived(takingsOf(this.built).map(stripOf));
  readonly #placed = $derived(liesOf(this.now.tracks));
  /** Where all strips lie; while a new one is dragged, the others make room for it. */
  readonly lies = $derived.by<Map<Strip, Lies>>(() => {
    const { dragged } = this.plan;
    const from = dragged ? this.added.indexOf(dragged.strip) : -1;
    if (!dragged || from < 0) return this.#placed;
    const lies = new Map(this.#placed);
    let cell = Math.min(...this.added.map((strip) => lies.get(strip)?.cell ?? Infinity));
    for (const strip of moved(this.added, from, dragged.to)) {
      lies.set(strip, { seat: this.seat, cell });
      cell += lengthOf(strip);
    }
    return lies;
  });
  /** In the order of their names, so that none is moved in the document while it slides. */
  readonly strips = $derived([...this.lies].sort(([one], [other]) => (one < other ? -1 : 1)));

  /** Where a strip is drawn: the one that is dragged on the board follows the pointer. */
  boxOf(strip: Strip, lies: Lies): Box {
    const { dragged } = this.plan;
    if (dragged?.at !== "board" || dragged.strip !== strip) return boxOf(this.layout, strip, lies);
    const box = boxOf(this.layout, strip, this.#placed.get(strip)!);
    return { ...box, x: box.x + dragged.by };
  }

  async move(from: number, to: number): Promise<void> {
    await this.turn?.build(reordered(this.built, from, to));
  }

  putBack(strip: Strip): void {
    void this.turn?.build(without(this.built, strip));
  }

  // -- taking and stealing

  readonly #options = $derived(optionsOf(this.legal));
  readonly isTaking = $derived.by(() => {
    if (!this.turn) return false;
    const wasBuilt = this.draft !== null && (this.stored.phase === "take" || this.stored.phase === "keep");
    return this.now.phase === "take" || wasBuilt;
  });
  readonly takes = $derived(new Set(this.#options.filter(({ action }) => action.type === "take").map(({ action }) => stripOf(action))));

  /** Before one throws again: what the dice as they lie would take. */
  readonly lit = $derived(new Set(this.turn && this.stored.phase === "keep" && !this.draft ? this.stored.takeable : []));

  /** What the throw may bring that one is about to make. */
  readonly prospect = $derived.by<Prospect | null>(() => prospectOf(this.odds, this.stored, this.plan));
  /** By strip the chance to be able to take it then; a strip that would be discarded is none of these. */
  readonly chances = $derived<Partial<Record<Strip, number>>>(this.prospect?.strips ?? {});

  theftOf(strip: Strip): Choice<StealAction> | null {
    const thefts = this.#options.flatMap(({ action, label }) => (action.type === "steal" ? [{ action, label }] : []));
    return thefts.find(({ action }) => action.strip === strip) ?? null;
  }

  take(strip: Strip): void {
    void this.turn?.build(withOne(this.built, { type: "take", strip }));
  }

  /** Also of what cannot be stolen: the house says why. */
  steal(strip: Strip): void {
    if (this.busy) return;
    const action = this.theftOf(strip)?.action ?? { type: "steal" as const, seat: this.lies.get(strip)!.seat, strip };
    this.plan.pointed = null;
    void this.turn?.build(withOne(this.built, action));
  }

  // -- discarding

  /** How many numbers of rear strips may be chosen, none included. */
  readonly discards = $derived(this.legal.flatMap(({ action, label }) => (action.type === "discard" ? [{ action, label }] : [])));
  readonly discarded = $derived(this.discards.length > 0 ? Math.min(this.plan.discard, this.discards.length - 1) : 0);

  discard(count: number): void {
    this.plan.discard = Math.max(0, Math.min(this.discards.length - 1, count));
  }

  /** The cells behind the marker of a seat, as it is planned. */
  offsetOf(seat: number): number {
    const track = this.now.tracks[seat]!;
    return seat === this.seat ? offsetWithout(track, this.discarded) : track.offset;
  }

  isLeaving(strip: Strip): boolean {
    return this.discarded > 0 && this.now.tracks[this.seat]!.strips.slice(0, this.discarded).includes(strip);
  }
}
