// Where an explanation stands, and how one goes from one explained thing to the next.

/** `data-acts` is on what does something when it is touched although it is no control. */
const CONTROLS = "button, a, input, select, textarea, summary, label, [role='button'], [role='slider'], [role='tab'], [data-acts]";

/** Whether a touch of this does something by itself: it is a control, or within one. */
export function isControl(element: Element): boolean {
  return element.closest(CONTROLS) !== null;
}

export function hasControl(element: Element): boolean {
  return element.querySelector(CONTROLS) !== null;
}

/** Whether it is but a part of a picture, which has one name for all of it. */
export function isInPicture(element: Element): boolean {
  return element.closest("[aria-hidden='true']") !== null || element.parentElement?.closest("[role='img']") != null;
}

/** The part of the page in which one stop of the Tab key leads to all that is explained. */
export function sectionOf(element: Element): Element {
  return element.closest("section, main, dialog") ?? document.body;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What an arrow key leads to from one explained thing; it has the stop of the Tab key from then on. */
export function neighbour(element: Element, key: string): HTMLElement | SVGElement | null {
  if (!(key in STEPS) || !element.hasAttribute("data-explained")) return null;
  const all = [...sectionOf(element).querySelectorAll<HTMLElement | SVGElement>("[data-explained]")];
  const next = all[all.findIndex((other) => other === element) + STEPS[key]!];
  if (!next) return null;
  for (const other of all) other.setAttribute("tabindex", other === next ? "0" : "-1");
  return next;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Rather beside it than above or below. */
  isAside?: boolean;
}

/** Room between a card and what it explains, and between it and the edge of the window. */
const GAP = 10;
const EDGE = 8;

/** Where a card stands that explains a thing: wholly in the window, and never over that thing if there is any room beside it. */
export function placeBeside(thing: Area, card: { width: number; height: number }, room: { width: number; height: number }): { left: number; top: number } {
  const fit = (at: number, size: number, of: number): number => Math.max(EDGE, Math.min(at, of - size - EDGE));
  const left = fit(thing.left + thing.width / 2 - card.width / 2, card.width, room.width);
  const top = fit(thing.top + thing.height / 2 - card.height / 2, card.height, room.height);
  const above = thing.top - GAP - card.height;
  const below = thing.top + thing.height + GAP;
  const before = thing.left - GAP - card.width;
  const behind = thing.left + thing.width + GAP;
  if (thing.isAside && before >= EDGE) return { left: before, top };
  if (above >= EDGE) return { left, top: above };
  if (below + card.height <= room.height - EDGE) return { left, top: below };
  if (behind + card.width <= room.width - EDGE) return { left: behind, top };
  if (before >= EDGE) return { left: before, top };
  // What fills the window: its far end.
  return { left, top: fit(thing.top > room.height / 2 ? 0 : room.height, card.height, room.height) };
}
