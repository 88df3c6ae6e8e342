// A strip that changes hands travels from where it lay to where it lies: from owner to thief, from the
// stock to a track, and back.

import type { Happened } from "../../../board/interface.ts";
import { duration } from "../../../motion.ts";
import type { Event, Strip } from "../payloads.ts";
import type { Box } from "./layout.ts";

export interface Flight {
  key: number;
  strip: Strip;
  from: Box;
  to: Box;
  wait: number;
  /** From a track to a track, which is worth a look. */
  isTheft: boolean;
}

/** All strips at a moment: on which track and where on the page, and which are in the stock. */
export interface Places {
  onTracks: Map<Strip, { seat: number; box: Box }>;
  stock: Set<Strip>;
}

/** More than so many at once is a jump to another position, and not a move. */
const MANY = 6;

export class Flights {
  list = $state.raw<Flight[]>([]);
  /** So long the dice tumble before the strips may move, in milliseconds. */
  wait = $state(0);
  readonly strips = $derived(new Set(this.list.map((flight) => flight.strip)));
  #before: Places | null = null;
  #count = 0;

  /** Compare with what was seen last; `inStock` is where a strip of the stock is drawn. */
  follow(places: Places, events: Happened<Event>[], isDraft: boolean, inStock: (strip: Strip) => Box | null): void {
    const before = this.#before;
    this.#before = places;
    if (!before || duration("calm") === 0) return;
    const types = new Set(events.map(({ event }) => event.type));
    this.wait = types.has("threw") && types.has("failed") && !isDraft ? duration("tumble") : 0;
    const launched: Flight[] = [];
    const launch = (strip: Strip, from: Box | null, to: Box | null, isTheft: boolean): void => {
      if (from && to) launched.push({ key: ++this.#count, strip, from, to, wait: this.wait, isTheft });
    };
    for (const [strip, { seat, box }] of places.onTracks) {
      const was = before.onTracks.get(strip);
      if (was?.seat === seat) continue;
      if (was) launch(strip, was.box, box, true);
      else if (before.stock.has(strip)) launch(strip, inStock(strip), box, false);
    }
    for (const [strip, { box }] of before.onTracks) {
      if (!places.onTracks.has(strip) && places.stock.has(strip)) launch(strip, box, inStock(strip), false);
    }
    if (launched.length > 0 && launched.length <= MANY) this.list = [...this.list, ...launched];
  }

  land(flight: Flight): void {
    this.list = this.list.filter((other) => other.key !== flight.key);
  }
}
