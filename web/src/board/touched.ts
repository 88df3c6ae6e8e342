// What was touched last, by hand or by key: an answer to it stands beside it.

import type { Area } from "./explained.ts";

/** What is larger than this part of the window is answered where it was touched. */
const LARGE = 0.5;
const FINGER = 44;

let last: { element: Element; area: Area } | null = null;

function areaOf(element: Element, x: number, y: number): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < innerWidth * LARGE && height < innerHeight * LARGE) return { left, top, width, height };
  return { left: x - FINGER / 2, top: y - FINGER / 2, width: FINGER, height: FINGER };
}

function touched({ target, clientX, clientY }: PointerEvent): void {
  if (target instanceof Element) last = { element: target, area: areaOf(target, clientX, clientY) };
}

function pressed(): void {
  const element = document.activeElement;
  if (element) last = { element, area: areaOf(element, innerWidth / 2, innerHeight / 2) };
}

/** Notice what is touched, for as long as a board is on the page. */
export function noticeTouches(): () => void {
  const stop = new AbortController();
  const first = { capture: true, passive: true, signal: stop.signal };
  addEventListener("pointerdown", touched, first);
  addEventListener("keydown", pressed, first);
  return () => {
    stop.abort();
    last = null;
  };
}

/** Where the last touch was, if it was on a board. */
export function touchedOnBoard(): Area | null {
  return last?.element.closest(".board") ? last.area : null;
}
