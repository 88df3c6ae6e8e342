// The hand: the dice, the lengths that were hopped in this turn, and the one or two buttons that matter.

import { die } from "./drawings.js";
import { html } from "./elements.js";
import { hopName, hopsOf } from "./pond.js";

const LENGTHS = [1, 2, 3, 4, 5, 6];
const MILLISECONDS = { full: 520, fast: 220, none: 0 };

export class Hand {
  #props;
  #element = html("section", { class: "nenuphar hand card" });
  #title = html("h2");
  #dice = [0, 1].map((place) => this.#button("die", () => this.#hop(place)));
  #lengths = html("ul", { class: "lengths" }, ...LENGTHS.map((length) => html("li", {}, String(length))));
  #throw = this.#button("plain", () => this.#props.turn?.add({ type: "throw" }));
  #rest = this.#button("main", () => this.#confirm({ type: "rest" }));
  #confirmed = this.#button("main", () => this.#confirm());
  #back = this.#button("quiet", () => this.#props.turn?.takeBack());
  #note = html("p", { class: "note" });
  /** What the dice last showed, and whose throw it was. */
  #thrown = null;

  constructor(element, props) {
    this.#element.append(
      html("header", {}, this.#title, this.#lengths),
      html("div", { class: "dice" }, ...this.#dice),
      html("div", { class: "controls" }, this.#throw, this.#rest, this.#confirmed),
      html("div", { class: "aside" }, this.#note, this.#back),
    );
    element.append(this.#element);
    window.addEventListener("keydown", this.#keys, true);
    this.#props = props;
    this.#show(null);
  }

  update(props) {
    const before = this.#props;
    this.#props = props;
    this.#show(before);
  }

  destroy() {
    window.removeEventListener("keydown", this.#keys, true);
    this.#element.remove();
  }

  #button(look, press) {
    const button = html("button", { type: "button", class: look });
    button.addEventListener("click", () => {
      if (!this.#props.busy) void press();
    });
    return button;
  }

  #hop(place) {
    const length = this.#props.view.dice[place];
    return this.#props.turn?.add({ type: "hop", length });
  }

  /** Whoever has hopped has seen where it leads: resting is confirmed at once. */
  #confirm(...more) {
    const { turn, draft } = this.#props;
    return turn?.confirm([...(draft?.actions ?? []), ...more]);
  }

  /** 1 to 6 hop, T throws again, R rests; what is illegal is sent, too, and the house says why not. */
  #keys = (event) => {
    const { turn, busy } = this.#props;
    const isTyped = event.target.closest?.("input, textarea, select, dialog, [contenteditable]");
    if (!turn || busy || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (LENGTHS.includes(Number(key))) void turn.add({ type: "hop", length: Number(key) });
    else if (key === "t") void turn.add({ type: "throw" });
    else if (key === "r") void this.#confirm({ type: "rest" });
    else return;
    event.preventDefault();
  };

  #show(before) {
    const { view, base, seats, seat, say, turn, draft, legal, busy, settings } = this.#props;
    const had = this.#element.contains(document.activeElement);
    const fell = this.#look(before);
    const may = (type) => Boolean(turn) && legal.some(({ action }) => action.type === type);
    const owner = this.#thrown?.seat ?? base.active;
    this.#title.textContent = owner === null || owner === seat ? say("dice-yours") : say("dice-of", { name: seats[owner].name });
    this.#element.setAttribute("aria-label", this.#title.textContent);

    const hops = new Map(hopsOf(this.#props).map((hop) => [hop.length, hop]));
    this.#dice.forEach((button, place) => {
      const face = this.#thrown?.faces[place] ?? 0;
      const hop = view.dice.length > 0 ? hops.get(face) : undefined;
      button.replaceChildren(die(face));
      button.disabled = !hop || busy;
      button.classList.toggle("old", base.dice.length === 0);
      button.classList.toggle("none", face === 0);
      button.classList.toggle("chosen", base.dice.length > 0 && view.hopped.includes(face) && !base.hopped.includes(face));
      button.setAttribute("aria-label", hop ? hopName(hop, this.#props) : face ? String(face) : say("dice-none"));
      if (fell) this.#tumble(button, place);
    });
    [...this.#lengths.children].forEach((item, place) => {
      const isHopped = view.hopped.includes(place + 1);
      item.classList.toggle("hopped", isHopped);
      item.setAttribute("aria-label", say(isHopped ? "length-hopped" : "length-free", { length: place + 1 }));
    });
    this.#lengths.setAttribute("aria-label", say("lengths"));

    const waits = Boolean(turn) && draft !== null && draft.effect !== "open";
    this.#offer(this.#throw, may("throw"), say("throw-again"));
    this.#offer(this.#rest, may("rest"), say("rest-here"));
    this.#offer(this.#confirmed, waits, say("confirm"));
    this.#offer(this.#back, Boolean(turn) && draft !== null, say("take-back"));
    this.#note.textContent = this.#remark(may("throw") && settings.advice);
    if (had && !this.#element.contains(document.activeElement)) this.#element.querySelector("button:not([hidden]):enabled")?.focus();
  }

  /** See what the dice show; whether they have just fallen. */
  #look(before) {
    const { base, fresh } = this.#props;
    const throws = before !== null && before.fresh === fresh ? [] : fresh.filter(({ event }) => event.type === "threw");
    const last = throws.at(-1)?.event;
    if (last) this.#thrown = { seat: last.seat, faces: [last.low, last.high] };
    else if (base.dice.length > 0) this.#thrown = { seat: base.active, faces: base.dice };
    return before !== null && last !== undefined;
  }

  #tumble(button, place) {
    const duration = MILLISECONDS[this.#props.motion];
    if (duration === 0) return;
    const from = { transform: `translate(${-60 - 20 * place}px, -34px) rotate(${-260 - 60 * place}deg)`, opacity: 0.2 };
    const near = { transform: "translate(4px, -6px) rotate(14deg)", opacity: 1, offset: 0.75 };
    button.firstChild.animate([from, near, { transform: "none" }], { duration, easing: "ease-out" });
  }

  #offer(button, isOffered, words) {
    button.hidden = !isOffered;
    button.disabled = !isOffered || this.#props.busy;
    if (button.textContent !== words) button.textContent = words;
  }

  /** What it risks to throw again; else, for those who wait, what happened last. */
  #remark(isRisky) {
    const { view, fresh, turn, seat, say } = this.#props;
    if (isRisky) return say("risk", { risk: view.risk });
    if (turn) return say("keys");
    if (fresh.length > 0) return fresh.at(-1).says;
    return this.#note.textContent || say(seat >= 0 ? "watch" : "watch-only");
  }
}
