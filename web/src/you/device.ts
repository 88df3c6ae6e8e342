// A device in plain words, by what its browser said of itself: "Firefox on Windows".

import { t, words } from "../words.svelte.ts";

interface Device {
  browser: string;
  system: string;
}

export function deviceName({ browser, system }: Device): string {
  if (browser && system) return t("device", { browser, system });
  return browser || system || t("device-unknown");
}

/** When something happened, to the minute. */
export function moment(at: number): string {
  const form = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" });
  return form.format(at / 1000);
}
