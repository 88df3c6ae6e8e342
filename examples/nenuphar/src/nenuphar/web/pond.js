// The board: the pond with its leaves, the frogs, and where one may hop.

import { frog, leaf, shores } from "./drawings.js";
import { svg } from "./elements.js";
import { placesOf, pondFor, seatAt } from "./places.js";

const MILLISECONDS = { full: 480, fast: 200, none: 0 };

/** What a cell is called. */
export function placeName(cell, { view, say }) {
  if (cell === 0 || cell === view.far) return say(cell === 0 ? "near-bank" : "far-bank");
  return say(view.flowers.includes(cell) ? "flower" : "leaf", { cell });
}

/** What a hop is called: where it leads, and who would be pushed into the water. */
export function hopName({ length, cell, pushes }, props) {
  const values = { length, place: placeName(cell, props) };
  if (pushes === null) return props.say("hop-to", values);
  return props.say("hop-push", { ...values, name: props.seats[pushes].name });
}

/** The hops that may be made now. */
export function hopsOf({ view, turn, legal }) {
  const lengths = legal.filter(({ action }) => action.type === "hop").map(({ action }) => action.length);
  return turn ? view.hops.filter(({ length }) => lengths.includes(length)) : [];
}

export class Pond {
  #element;
  #props;
  #picture = svg("svg", { class: "nenuphar pond", role: "group" });
  #frogs = [];
  #ghosts = svg("g", { class: "ghosts", "aria-hidden": "true" });
  #targets = svg("g", { class: "targets" });
  #pond = null;
  #places = [];
  #sizes;

  constructor(element, props) {
    this.#element = element;
    this.#props = props;
    element.append(this.#picture);
    this.#sizes = new ResizeObserver(() => this.#fit());
    this.#sizes.observe(element);
    this.#fit();
  }

  update(props) {
    const before = this.#props;
    this.#props = props;
    this.#show(before);
  }

  destroy() {
    this.#sizes.disconnect();
    this.#picture.remove();
  }

  /** Choose the pond that fits the place it has, and lay it out. */
  #fit() {
    const pond = pondFor(this.#element.clientWidth, this.#element.clientHeight);
    if (pond === this.#pond) return;
    const { view, seats } = this.#props;
    this.#pond = pond;
    this.#places = placesOf(pond, view.far);
    this.#frogs = seats.map((seat) => frog(seat, "frog"));
    const leaves = svg("g", { class: "leaves", "aria-hidden": "true" });
    for (let cell = 1; cell < view.far; cell += 1) {
      const hasFlower = view.flowers.includes(cell);
      const drawn = leaf(this.#places[cell], pond.leaf + (hasFlower ? 7 : 0), cell, hasFlower);
      drawn.addEventListener("click", () => this.#touch(cell));
      leaves.append(drawn);
    }
    this.#picture.setAttribute("viewBox", `0 0 ${pond.width} ${pond.height}`);
    this.#picture.replaceChildren(shores(pond, this.#places), leaves, this.#ghosts, ...this.#frogs, this.#targets);
    this.#show(null);
  }

  /** Somebody tries a leaf that is not offered: the house says why not. */
  #touch(cell) {
    const { turn, view, seat, busy } = this.#props;
    const length = cell - view.cells[seat];
    if (turn && !busy && length >= 1 && length <= 6) void turn.add({ type: "hop", length });
  }

  /** Where a frog sits, when all are where `cells` says. */
  #seat(cells, seat) {
    const cell = cells[seat];
    const together = cells.flatMap((other, number) => (other === cell ? [number] : []));
    const isBank = cell === 0 || cell === this.#props.view.far;
    return seatAt(this.#places[cell], together.indexOf(seat), together.length, isBank);
  }

  #show(before) {
    const props = this.#props;
    const { view, base, seats, say } = props;
    this.#picture.setAttribute("aria-label", say("pond"));
    const fresh = before !== null && before.fresh !== props.fresh ? props.fresh.map(({ event }) => event) : [];
    this.#frogs.forEach((drawn, seat) => {
      const { x, y } = this.#seat(view.cells, seat);
      drawn.setAttribute("role", "img");
      drawn.setAttribute("aria-label", say("frog-at", { name: seats[seat].name, place: placeName(view.cells[seat], props) }));
      drawn.setAttribute("transform", `translate(${x} ${y})`);
      drawn.classList.toggle("acting", seat === base.active);
      if (before) this.#move(drawn, this.#seat(before.view.cells, seat), { x, y }, isSwimming(fresh, seat));
    });
    this.#ghosts.replaceChildren(...seats.flatMap((_, seat) => this.#ghost(seat)));
    this.#offer(hopsOf(props));
  }

  /** Where a frog is for certain, while a hop is only tried, and the way from there. */
  #ghost(seat) {
    const { view, base, seats } = this.#props;
    if (view.cells[seat] === base.cells[seat]) return [];
    const [from, to] = [this.#seat(base.cells, seat), this.#seat(view.cells, seat)];
    const drawn = frog(seats[seat], "ghost");
    drawn.setAttribute("transform", `translate(${from.x} ${from.y})`);
    const high = view.cells[seat] > base.cells[seat] ? 70 : 0;
    const way = `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - high} ${to.x} ${to.y}`;
    return [svg("path", { class: "way", d: way }), drawn];
  }

  /** Let a frog hop, or swim, to where it is drawn already. */
  #move(drawn, from, to, swims) {
    const duration = MILLISECONDS[this.#props.motion];
    if (duration === 0 || (from.x === to.x && from.y === to.y)) return;
    const at = ({ x, y }, rise, size) => ({ transform: `translate(${x}px, ${y - rise}px) scale(${size})` });
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const steps = [at(from, 0, swims ? 0.75 : 1), at(middle, swims ? 0 : 55, swims ? 0.75 : 1.25), at(to, 0, 1)];
    drawn.animate(steps, { duration: swims ? duration * 1.8 : duration, easing: "ease-in-out" });
  }

  /** Rings on the leaves that a die leads to; each is a button. Those that stay keep the focus. */
  #offer(hops) {
    const known = new Map([...this.#targets.children].map((ring) => [ring.dataset.length, ring]));
    const rings = hops.map((hop) => {
      const ring = known.get(String(hop.length)) ?? this.#ring(hop.length);
      const { x, y } = this.#places[hop.cell];
      ring.setAttribute("transform", `translate(${x} ${y})`);
      ring.setAttribute("aria-label", hopName(hop, this.#props));
      return ring;
    });
    if (rings.length !== known.size || rings.some((ring) => !ring.isConnected)) this.#targets.replaceChildren(...rings);
  }

  #ring(length) {
    const size = this.#pond.leaf + 9;
    const ring = svg(
      "g",
      { class: "target", role: "button", tabindex: "0", "data-length": String(length) },
      svg("circle", { class: "halo", r: size }),
      svg("circle", { class: "label", cx: size * 0.72, cy: -size * 0.72, r: 15 }),
      svg("text", { x: size * 0.72, y: -size * 0.72 + 6 }, String(length)),
    );
    const hop = () => {
      const { turn, busy } = this.#props;
      if (!busy) void turn?.add({ type: "hop", length });
    };
    ring.addEventListener("click", hop);
    ring.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      hop();
    });
    return ring;
  }
}

function isSwimming(events, seat) {
  return events.some((event) => (event.type === "fell-in" && event.seat === seat) || (event.type === "pushed" && event.other === seat));
}
