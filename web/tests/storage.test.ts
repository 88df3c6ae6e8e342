// What a device remembers, also where it may store nothing.

import { afterEach, expect, test, vi } from "vitest";
import { forget, forgetSeats, recall, remember } from "../src/storage.ts";

/** A storage of a browser; `isFull` refuses everything new. */
class Storage {
  [key: string]: unknown;
  constructor(isFull = false) {
    Object.defineProperties(this, {
      setItem: {
        value: (key: string, text: string) => {
          if (isFull) throw new Error("full");
          this[key] = text;
        },
      },
      getItem: { value: (key: string) => this[key] ?? null },
      removeItem: { value: (key: string) => delete this[key] },
    });
  }
}

afterEach(() => {
  forget("language");
  vi.unstubAllGlobals();
});

test("what is remembered is there again until it is forgotten", () => {
  vi.stubGlobal("localStorage", new Storage());
  remember("language", "fr");
  expect([recall("language"), localStorage.getItem("jacta.language")]).toEqual(["fr", '"fr"']);
  forget("language");
  expect(recall("language")).toBeNull();
});

test("what does not fit any more counts before what was stored earlier", () => {
  const full = new Storage(true);
  full["jacta.language"] = '"fr"';
  vi.stubGlobal("localStorage", full);
  remember("language", "de");
  expect(recall("language")).toBe("de");
  forget("language");
  expect(recall("language")).toBeNull();
});

test("nothing is stored where that is forbidden", () => {
  remember("language", "de");
  expect(recall("language")).toBe("de");
});

test("with somebody who leaves go the links to chairs, and nothing else", () => {
  const here = new Storage();
  vi.stubGlobal("localStorage", here);
  remember("language", "fr");
  remember("link.t", { key: "k", chair: 0 });
  forgetSeats();
  expect([recall("link.t"), recall("language")]).toEqual([null, "fr"]);
});
