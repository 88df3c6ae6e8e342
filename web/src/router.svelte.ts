// The rooms of the house by their addresses.

import { parts, rooms } from "./wire.ts";

export type Room =
  | { room: "shelf" }
  | { room: "you" }
  | { room: "person"; person: string }
  | { room: "ladders" }
  | { room: "ladder"; game: string }
  | { room: "dice" }
  | { room: "tables"; game: string }
  | { room: "daily"; game: string }
  | { room: "challenge"; challenge: string }
  | { room: "puzzles"; game: string; puzzle: string }
  | { room: "table"; table: string }
  | { room: "seat"; table: string; key: string }
  | { room: "record"; table: string; round: number }
  | { room: "rules"; game: string; clause: string }
  | { room: "not-found" };

const patterns = Object.entries(rooms).map(([room, path]) => ({ room, pattern: patternOf(path) }));

/** The room at an address: the house has the same ones, and says 404 elsewhere. */
export function roomAt(path: string, hash = ""): Room {
  for (const { room, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const given = { room, ...found.groups };
    if (room === "record") return { ...given, round: Number(found.groups!.round) } as Room;
    if (room === "rules") return { ...given, clause: hash.replace(/^#/, "") } as Room;
    if (room === "puzzles") return { ...given, puzzle: hash.replace(/^#/, "") } as Room;
    return given as Room;
  }
  return { room: "not-found" };
}

function patternOf(path: string): RegExp {
  const written = path.replace(/\{(\w+)\}/g, (_, part: keyof typeof parts) => `(?<${part}>${parts[part]})`);
  return new RegExp(path === "/" ? "^/$" : `^${written}/?$`);
}

class Router {
  #room = $state.raw<Room>({ room: "not-found" });

  get room(): Room {
    return this.#room;
  }

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.#room = roomAt(location.pathname, location.hash);
  }

  /** A plain click on a link within the house changes the room without loading the page. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || roomAt(url.pathname).room === "not-found") return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
