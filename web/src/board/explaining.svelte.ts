// Everything on a table explains itself: pointed at, held, touched or focused, in one sentence with its rule.
//
// A game attaches its explanations to what it draws; one card (`Explain.svelte`) shows the one that is asked
// for. Of things within each other the innermost has the say, and what has nothing to say now leaves it to
// what is around it. Things that are no controls of their own are reached by one stop of the Tab key in each
// section of the page, and by the arrow keys from there.

import { untrack, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { hasControl, isControl, isInPicture, neighbour, sectionOf } from "./explained.ts";

export interface Explanation {
  /** What it is, in a word or two. */
  name: string;
  /** One sentence: what it is good for. */
  text: string;
  /** The clause of the rules that says so. */
  clause?: string | undefined;
  /** The thing itself, larger than it is drawn. */
  picture?: Snippet | undefined;
}

/** Says what an element is, in the language of the page; null where there is nothing to say now. */
export type Explains = () => Explanation | null;

/** So long a pointer rests on something before it is explained, and where something else just was. */
const RESTS = 450;
const RESTS_AGAIN = 90;
/** So long the card stays when the pointer leaves, so that it can be reached. */
const STAYS = 260;
/** So long a finger holds a control, and so far it may stray. */
const HOLDS = 480;
const STRAYS = 10;

/** The id of the card, by which what it explains is described. */
export const CARD = "explanation";

interface Shown {
  element: Element;
  game: string;
  explains: Explains;
}

class Explaining {
  #shown = $state.raw<Shown | null>(null);
  readonly #known = new WeakMap<Element, Shown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number; pointer: number; found: Shown } | null = null;
  /** What was touched by hand: it is not explained again until the pointer has left it. */
  #used: Element | null = null;
  #swallows = false;
  /** What has come under the pointer since it moved, and where it was then. */
  #under: EventTarget | null = null;
  #last = { x: NaN, y: NaN };
  /** What a screen reader is told the words with. */
  #described: Element | null = null;

  /** What is explained now: where, of which game, and in which words. */
  readonly now = $derived.by(() => {
    const shown = this.#shown;
    const says = shown?.explains();
    return shown && says ? { ...says, element: shown.element, game: shown.game } : null;
  });

  /** What can be explained on the page; attached to elements by `explainsOf`. */
  know(element: Element, game: string, explains: Explains): () => void {
    this.#known.set(element, { element, game, explains });
    return () => {
      this.#known.delete(element);
      this.#closeAfter(element);
    };
  }

  /** Listen to the page for as long as a card stands on it. Before any board does: its keys come first. */
  watch(): () => void {
    const stop = new AbortController();
    const first = { capture: true, signal: stop.signal };
    const listen = (type: string, hear: (event: never) => void): void => addEventListener(type, hear as EventListener, first);
    listen("pointerover", this.#over);
    listen("pointerdown", this.#down);
    listen("pointermove", this.#moved);
    listen("pointerup", this.#up);
    listen("pointercancel", this.#cancel);
    listen("contextmenu", this.#menu);
    listen("click", this.#click);
    listen("focusin", this.#focused);
    listen("focusout", this.#left);
    listen("keydown", this.#key);
    listen("scroll", this.#scrolled);
    addEventListener("resize", () => this.close(), { signal: stop.signal });
    return () => {
      stop.abort();
      this.close();
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#described?.removeAttribute("aria-describedby");
    this.#described = null;
    this.#shown = null;
  }

  /** This is left, perhaps because it is taken off the page just now, when nothing may be changed. */
  #closeAfter(element: Element): void {
    queueMicrotask(() => this.#shown?.element === element && this.close());
  }

  /** The pointer has come to the card: it stays. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** `focused` is what has the focus: the thing itself, or a control within it. */
  #show(found: Shown, focused: Element = found.element): void {
    if (this.#shown?.element !== found.element) this.close();
    clearTimeout(this.#timer);
    this.#shown = found;
    if (focused.hasAttribute("aria-describedby")) return;
    focused.setAttribute("aria-describedby", CARD);
    this.#described = focused;
  }

  #later(wait: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }

  /** The innermost thing at an element that has something to say. */
  #at(target: EventTarget | null): Shown | null {
    for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
      const found = this.#known.get(element);
      if (found?.explains()) return found;
    }
    return null;
  }

  #isCard(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest(`#${CARD}`) !== null;
  }

  /** What comes under a pointer that rests, because the page changed, is not pointed at before the pointer moves. */
  readonly #over = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    this.#under = event.target;
    if (this.#isCard(event.target)) return this.keep();
    if (this.#used && !this.#used.contains(event.target as Node)) this.#used = null;
    if (this.#at(event.target)?.element === this.#shown?.element) this.keep();
    else this.#later(STAYS, () => this.close());
  };

  #pointed(): void {
    const target = this.#under;
    this.#under = null;
    if (this.#isCard(target)) return;
    const found = this.#at(target);
    if (!found || found.element === this.#used || found.element === this.#shown?.element) return;
    this.#later(this.#shown ? RESTS_AGAIN : RESTS, () => this.#show(found));
  }

  readonly #down = (event: PointerEvent): void => {
    this.#swallows = false;
    if (this.#isCard(event.target)) return;
    const found = this.#at(event.target);
    const wasShown = this.#shown?.element;
    this.close();
    this.#used = found?.element ?? null;
    this.#pressed = null;
    // Touched once more, it is but closed.
    if (!found || event.pointerType === "mouse" || !event.isPrimary || wasShown === found.element) return;
    this.#pressed = { x: event.clientX, y: event.clientY, pointer: event.pointerId, found };
    this.#later(HOLDS, () => {
      this.#pressed = null;
      this.#swallows = true;
      this.#show(found);
    });
  };

  readonly #moved = (event: PointerEvent): void => {
    const hasMoved = event.clientX !== this.#last.x || event.clientY !== this.#last.y;
    this.#last = { x: event.clientX, y: event.clientY };
    if (hasMoved && this.#under) this.#pointed();
    if (this.#pressed?.pointer !== event.pointerId) return;
    const { x, y } = this.#pressed;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STRAYS) this.#cancel();
  };

  /** What is no control has nothing else to do when it is touched. */
  readonly #up = (event: PointerEvent): void => {
    if (this.#pressed?.pointer !== event.pointerId) return;
    const { found } = this.#pressed;
    this.#cancel();
    if (!isControl(event.target as Element)) this.#show(found);
  };

  readonly #cancel = (): void => {
    if (!this.#pressed) return;
    this.#pressed = null;
    clearTimeout(this.#timer);
  };

  /** A finger that holds something asks for its explanation, and not for the menu of the browser. */
  readonly #menu = (event: Event): void => {
    if (this.#swallows || this.#pressed) event.preventDefault();
  };

  /** The click at the end of holding is none. */
  readonly #click = (event: MouseEvent): void => {
    if (!this.#swallows || event.detail === 0) return;
    this.#swallows = false;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #focused = (event: FocusEvent): void => {
    if (!(event.target instanceof Element) || this.#isCard(event.target) || !event.target.matches(":focus-visible")) return;
    const found = this.#at(event.target);
    if (found) this.#show(found, event.target);
  };

  readonly #left = (event: FocusEvent): void => {
    const shown = this.#shown;
    if (!shown || this.#isCard(event.relatedTarget) || !shown.element.contains(event.target as Node)) return;
    if (!shown.element.contains(event.relatedTarget as Node | null)) this.#closeAfter(shown.element);
  };

  /** What is read by keyboard stays beside its thing; otherwise what was pointed at is elsewhere now. */
  readonly #scrolled = (event: Event): void => {
    const shown = this.#shown;
    if (!shown || !(event.target instanceof Node) || !event.target.contains(shown.element)) return;
    if (shown.element.matches(":focus-visible")) this.#shown = { ...shown };
    else this.close();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (event.key === "Escape" && this.now) this.close();
    else if (event.key === "?" && this.now?.clause && !(target as Element).closest("input, textarea")) this.#open();
    else if (target instanceof HTMLElement || target instanceof SVGElement) {
      const next = this.#known.has(target) ? neighbour(target, event.key) : null;
      if (!next) return;
      next.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #open(): void {
    document.querySelector<HTMLElement>(`#${CARD} a`)?.click();
  }
}

export const explaining = new Explaining();

/** The explanations of a game: `explains(() => ({ name, text, clause }))` is attached to whatever it draws. */
export function explainsOf(game: string): (explains: Explains) => Attachment<HTMLElement | SVGElement> {
  return (explains) => (element) =>
    untrack(() => {
      const forget = explaining.know(element, game, explains);
      const leave = isControl(element) || hasControl(element) || isInPicture(element) || element.hasAttribute("tabindex") ? null : enter(element, explains);
      return () => {
        forget();
        leave?.();
      };
    });
}

/** What is no control gets a name, and a place in the order of focus of its section. */
function enter(element: HTMLElement | SVGElement, explains: Explains): () => void {
  const section = sectionOf(element);
  const isFirst = section.querySelector("[data-explained][tabindex='0']") === null;
  element.dataset["explained"] = "";
  element.setAttribute("tabindex", isFirst ? "0" : "-1");
  const isPlain = element instanceof SVGElement || /^(div|span|p|i|b|small)$/i.test(element.tagName);
  if (isPlain && !element.hasAttribute("role")) element.setAttribute("role", "group");
  if (!element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby")) {
    $effect(() => element.setAttribute("aria-label", explains()?.name ?? ""));
  }
  return () => {
    delete element.dataset["explained"];
    // Another takes its place.
    if (element.getAttribute("tabindex") === "0") section.querySelector("[data-explained]")?.setAttribute("tabindex", "0");
    element.removeAttribute("tabindex");
  };
}
