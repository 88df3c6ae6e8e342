// The dice at the hand: which lie where, which are locked, and what keeping them means.

import type { Choice } from "../../../board/interface.ts";
import type { Action, Event } from "../payloads.ts";
import { COLOURS } from "../position.ts";

export interface Slot {
  id: number;
  code: string;
  locked: boolean;
}

/** The letters of dice, in the order of notation. */
export function sorted(dice: string): string {
  return [...dice]
    .filter((code) => COLOURS.includes(code))
    .sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other))
    .join("");
}

export function codesOf(slots: readonly Slot[]): string {
  return sorted(slots.map((slot) => slot.code).join(""));
}

export function slotsOf(dice: string): Slot[] {
  return [...sorted(dice)].map((code, id) => ({ id, code, locked: false }));
}

export function toggled(slots: readonly Slot[], place: number, locked?: boolean): Slot[] {
  return slots.map((slot, at) => (at === place ? { ...slot, locked: locked ?? !slot.locked } : slot));
}

/** With these dice locked, too: they count for something, and whoever throws on would keep them. */
export function locking(slots: readonly Slot[], counting: string): Slot[] {
  return slots.map((slot) => (counting.includes(slot.code) ? { ...slot, locked: true } : slot));
}

/** What it means to throw again what is not locked; it is sent even where it is not legal. */
export function keepOf(slots: readonly Slot[], legal: readonly Choice<Action>[]): Choice<Action> {
  const kept = codesOf(slots.filter((slot) => slot.locked));
  const found = legal.find(
    ({ action }) => action.type === "keep" && sorted(action.dice) === kept,
  );
  return found ?? { action: { type: "keep", dice: kept }, label: "" };
}

/** The dice after what happened to them, and the ones that were thrown last. */
export interface Thrown {
  slots: Slot[];
  fell: Set<number>;
  seat: number | null;
  throws: number;
}

export function after(slots: readonly Slot[], events: readonly Event[]): Thrown {
  let now = [...slots];
  let fell = new Set<number>();
  let seat: number | null = null;
  let throws = 0;
  for (const event of events) {
    if (event.type === "kept") now = locked(now, sorted(event.dice));
    if (event.type !== "threw") continue;
    const dice = [...sorted(event.dice)];
    throws = event.throw;
    seat = event.seat;
    if (throws === 1) {
      now = slotsOf(dice.join(""));
      fell = new Set(now.map((slot) => slot.id));
    } else {
      fell = new Set(now.filter((slot) => !slot.locked).map((slot) => slot.id));
      now = now.map((slot) => (slot.locked ? slot : { ...slot, code: dice.shift() ?? slot.code }));
    }
  }
  return { slots: now, fell, seat, throws };
}

/** Lock exactly these dice, those first that are locked already. */
function locked(slots: Slot[], kept: string): Slot[] {
  const left = [...kept];
  const stay = new Set<number>();
  for (const slot of [...slots.filter((one) => one.locked), ...slots.filter((one) => !one.locked)]) {
    const at = left.indexOf(slot.code);
    if (at < 0) continue;
    left.splice(at, 1);
    stay.add(slot.id);
  }
  return slots.map((slot) => ({ ...slot, locked: stay.has(slot.id) }));
}
