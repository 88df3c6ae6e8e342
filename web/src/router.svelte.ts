// The rooms of the house by their addresses.

export type Room =
  | { room: "shelf" }
  | { room: "you" }
  | { room: "tables"; game: string }
  | { room: "daily"; game: string }
  | { room: "table"; table: string }
  | { room: "seat"; table: string; key: string }
  | { room: "record"; table: string; round: number }
  | { room: "rules"; game: string; clause: string }
  | { room: "nowhere" };

const ID = "([A-Za-z0-9_-]{1,64})";
const table = new RegExp(`^/table/${ID}/?$`);
const seat = new RegExp(`^/seat/${ID}/${ID}/?$`);
const record = new RegExp(`^/record/${ID}/(\\d{1,3})/?$`);
const tables = /^\/tables\/([a-z0-9-]{1,64})\/?$/;
const daily = /^\/daily\/([a-z0-9-]{1,64})\/?$/;
const rules = /^\/rules\/([a-z0-9-]{1,64})\/?$/;

/** The room at an address; the server serves the page at the same ones (server/pages.py). */
export function roomAt(path: string, hash = ""): Room {
  if (path === "/") return { room: "shelf" };
  if (path === "/you") return { room: "you" };
  let found = tables.exec(path);
  if (found) return { room: "tables", game: found[1]! };
  found = daily.exec(path);
  if (found) return { room: "daily", game: found[1]! };
  found = table.exec(path);
  if (found) return { room: "table", table: found[1]! };
  found = seat.exec(path);
  if (found) return { room: "seat", table: found[1]!, key: found[2]! };
  found = record.exec(path);
  if (found) return { room: "record", table: found[1]!, round: Number(found[2]) };
  found = rules.exec(path);
  if (found) return { room: "rules", game: found[1]!, clause: hash.replace(/^#/, "") };
  return { room: "nowhere" };
}

class Router {
  #room = $state.raw<Room>({ room: "nowhere" });

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
    if (url.origin !== location.origin || roomAt(url.pathname).room === "nowhere") return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
