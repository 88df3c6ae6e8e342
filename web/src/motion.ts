// How long motion takes, as the tokens say: nothing for those who want none.

import { MEDIA } from "./style/media.ts";

export function duration(name: "quick" | "calm" | "tumble"): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return text.endsWith("ms") ? value : value * 1000;
}

/** Whether this device asks for less motion. */
export function motionIsReduced(): boolean {
  return typeof matchMedia === "function" && matchMedia(MEDIA.still).matches;
}
