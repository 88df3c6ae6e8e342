// How the map is seen: as a whole, or on small screens closer, where it is larger than its pane.

import { tick } from "svelte";
import type { TripMap } from "../maps.ts";
import { closeLayout, layoutOf, middleOf, steady } from "./layout.ts";

/** In a low room, as beside the result on a phone, there is no place for names. */
const LOW = 230;

export class Sight {
  /** The room for the map now, and the one for which the whole map is laid out. */
  #area = $state.raw({ width: 0, height: 0 });
  #room = $state.raw({ width: 0, height: 0 });
  /** It is close because somebody wants it, or to make out which town a finger means. */
  #why = $state<"wanted" | "doubt" | null>(null);
  readonly #map: () => TripMap;
  readonly #canClose: () => boolean;
  pane = $state<HTMLElement>();

  constructor(map: () => TripMap, canClose: () => boolean) {
    this.#map = map;
    this.#canClose = canClose;
  }

  readonly whole = $derived.by(() => {
    const { width, height } = this.#room;
    return width > 0 ? layoutOf(this.#map(), width, height, height > LOW) : null;
  });
  readonly isClose = $derived.by(() => this.#why !== null && this.#canClose());
  readonly layout = $derived.by(() => (this.isClose ? closeLayout(this.#map(), this.#area) : this.whole));
  readonly scale = $derived.by(() => (this.isClose ? 1 : Math.min(1, this.#area.height / this.#room.height)));

  /** Width and height are taken from one measurement, whenever the room changes. */
  readonly measure = (map: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(() => {
      this.#area = { width: map.clientWidth, height: map.clientHeight };
      if (!this.isClose || this.#area.width !== this.#room.width) this.#room = steady(this.#room, this.#area);
    });
    observer.observe(map);
    return () => observer.disconnect();
  };

  /** All of the map, or what is around these towns. */
  toggle(towns: readonly number[]): void {
    if (this.isClose) this.#why = null;
    else void this.#look("wanted", towns);
  }

  /** A finger may have meant this town or one beside it. */
  doubt(town: number): void {
    void this.#look("doubt", [town]);
  }

  /** It is clear now what was meant. */
  settle(): void {
    if (this.#why === "doubt") this.#why = null;
  }

  async #look(why: "wanted" | "doubt", towns: readonly number[]): Promise<void> {
    this.#why = why;
    await tick();
    if (!this.pane || !this.layout) return;
    const { x, y } = middleOf(this.layout.points.filter((_, place) => towns.length === 0 || towns.includes(place)));
    this.pane.scrollTo({ left: x - this.pane.clientWidth / 2, top: y - this.pane.clientHeight / 2, behavior: "instant" });
  }
}
