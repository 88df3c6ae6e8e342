// Nobody hears what they do not want to hear.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/preferences.svelte.ts";
import { ready } from "../src/sound.ts";

let made = 0;

beforeEach(() => {
  made = 0;
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 1;
      constructor() {
        made += 1;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("no sound is made unless it is wanted", () => {
  preferences.sound = false;
  expect([ready(), made]).toEqual([null, 0]);
  preferences.sound = true;
  expect(ready()).toBeGreaterThan(1);
  expect(made).toBe(1);
});
