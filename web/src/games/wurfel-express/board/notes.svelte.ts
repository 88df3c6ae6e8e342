// Short notes at the tracks: what one points at would do, what the preview does, what has just happened.

import type { BoardProps, Happened } from "../../../board/interface.ts";
import type { Action, Event, View } from "../payloads.ts";
import { noteOf, theftEffect } from "../words.ts";
import type { Race } from "./race.svelte.ts";

/** So long a note of what happened stays. */
const STAYS = 6_500;

export interface Note {
  seat: number;
  text: string;
  isPreview: boolean;
}

export class Notes {
  #happened = $state.raw<Note[]>([]);
  readonly #race: Race;
  readonly #given: () => BoardProps<View, Action, Event>;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(race: Race, given: () => BoardProps<View, Action, Event>) {
    this.#race = race;
    this.#given = given;
  }

  readonly #foreseen = $derived.by<Note[]>(() =>
    (this.#given().draft?.events ?? []).flatMap((event) => {
      const note = noteOf(event);
      return note ? [{ ...note, isPreview: true }] : [];
    }),
  );
  readonly #pointed = $derived.by<Note[]>(() => {
    const { plan, now, seats } = this.#race;
    const theft = plan.pointed === null ? null : this.#race.theftOf(plan.pointed);
    if (!theft) return [];
    return [{ seat: theft.action.seat, text: theftEffect(theft.action, now, seats), isPreview: true }];
  });
  /** One a track: the last of these has the say. */
  readonly shown = $derived.by<Note[]>(() => {
    const bySeat = new Map<number, Note>();
    for (const note of [...this.#happened, ...this.#foreseen, ...this.#pointed]) bySeat.set(note.seat, note);
    return [...bySeat.values()].filter((note) => note.seat in this.#race.now.tracks);
  });

  /** Say what has happened, after `wait` milliseconds and for a while. */
  hear(events: Happened<Event>[], wait: number): void {
    const said = events.flatMap(({ event }) => {
      const note = noteOf(event);
      return note ? [{ ...note, isPreview: false }] : [];
    });
    if (said.length === 0) return;
    this.#later(wait, () => {
      const about = new Set(said.map((note) => note.seat));
      this.#happened = [...this.#happened.filter((note) => !about.has(note.seat)), ...said];
      this.#later(STAYS, () => (this.#happened = this.#happened.filter((note) => !said.includes(note))));
    });
  }

  leave(): void {
    this.#timers.forEach(clearTimeout);
  }

  #later(wait: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, wait);
    this.#timers.add(timer);
  }
}
