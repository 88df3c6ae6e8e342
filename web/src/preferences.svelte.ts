// How somebody likes it on this device: theme, motion, sound, and whether a built turn is confirmed
// by itself.

import { recall, remember } from "./storage.ts";

export type Theme = "day" | "night" | null;
export type Motion = "full" | "fast" | "none";

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  autoConfirm: boolean;
  notify: boolean;
  /** People, log and talk are not beside the board. */
  folded: boolean;
}

const kept: Partial<Kept> = recall<Partial<Kept>>("preferences") ?? {};
const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

class Preferences {
  /** As chosen; null is as the device is set. */
  theme = $state<Theme>(kept.theme ?? null);
  motion = $state<Motion>(kept.motion ?? "full");
  sound = $state(kept.sound ?? false);
  autoConfirm = $state(kept.autoConfirm ?? false);
  notify = $state(kept.notify ?? false);
  folded = $state(kept.folded ?? false);
  #deviceIsDark = $state(dark?.matches ?? false);

  constructor() {
    dark?.addEventListener("change", (event) => (this.#deviceIsDark = event.matches));
  }

  get night(): boolean {
    return this.theme === null ? this.#deviceIsDark : this.theme === "night";
  }

  switchTheme(): void {
    this.theme = this.night ? "day" : "night";
  }

  /** Keep what is chosen, and show it; to be called in an effect. */
  apply(): void {
    const { theme, motion, sound, autoConfirm, notify, folded } = this;
    remember("preferences", { theme, motion, sound, autoConfirm, notify, folded } satisfies Kept);
    const root = document.documentElement;
    root.dataset.theme = this.night ? "night" : "day";
    root.dataset.motion = motion;
    const colour = getComputedStyle(root).getPropertyValue("--page").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  }
}

export const preferences = new Preferences();
