// The one WebSocket of the page. Every message has an id and is answered once; what was not answered
// is sent again after a lost connection, with the same id, and every table is watched again from the
// last number that is known of it. What the house could not store is sent again until it can. So
// nothing is lost and nothing is done twice.

import { HouseError } from "./api.ts";
import type { ClientMessage, Done, Drafted, Fault, Hello, News, Said, ServerMessage } from "./wire.ts";

export type Connection = "resting" | "connecting" | "open" | "waiting" | "shut";
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Sent = Without<ClientMessage, "id">;

/** A line that was silent for a beat is asked; if it goes on being silent it is dead. */
export const BEAT = 3_000;
/** For how many beats one waits at most, on a line so slow that it was given up too soon. */
const MOST_PATIENCE = 8;

/** A table that is watched: how to ask for what is new of it, and who hears of it. */
export interface Listener {
  table: string;
  watch(): Sent;
  news(news: News): void;
  drafted(message: Drafted): void;
  said(message: Said): void;
  /** All that was to be told of it at once has been told. */
  watched?(): void;
  refused(fault: Fault): void;
}

interface Waiting {
  text: string;
  isWatch: boolean;
  resolve(done: Done): void;
  reject(error: HouseError): void;
}

/** What the socket needs of its surroundings; the tests have their own. */
export interface Surroundings {
  open(address: string): WebSocket;
  address(): string;
  /** Get a cookie: the socket wants one. */
  greet(): Promise<unknown>;
  later(run: () => void, ms: number): number;
  never(timer: number): void;
  id(): string;
}

/** What the house can do for nobody just now. */
const PASSING = new Set(["stopped", "storage-away", "storage-full", "storage-read-only"]);
const FIRST_HOLD = 1_000;
const LONGEST_HOLD = 8_000;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const NOT_SIGNED_IN = 4401;
const OTHER_SITE = 4403;
const BANNED = 4410;
const RESTART = 1012;
const GOODBYE = 1000;
const LOST = 1006;
/** The state of a socket that is not open yet. */
const CONNECTING = 0;

export class Socket {
  hello: Hello | null = null;
  /** Called whenever the state of the connection changes. */
  onConnection: (connection: Connection) => void = () => {};
  onHello: (hello: Hello) => void = () => {};
  /** Called with what keeps the house from storing anything, and with null once that is over. */
  onTrouble: (fault: Fault | null) => void = () => {};

  #socket: WebSocket | null = null;
  #connection: Connection = "resting";
  #waiting = new Map<string, Waiting>();
  #listeners = new Map<string, Listener>();
  #tries = 0;
  #unwelcome = 0;
  #timer: number | null = null;
  /** Something came since the last beat; else the beats since something did, and how many may pass. */
  #isHeard = false;
  #silence = 0;
  #patience = 1;
  /** Messages that the house could not carry out yet, and when they are sent again. */
  #held = new Set<string>();
  #holds = 0;
  #again: number | null = null;

  constructor(private readonly around: Surroundings) {}

  get connection(): Connection {
    return this.#connection;
  }

  /** Send a message; resolves when the house has stored what it did, rejects when it refuses. */
  send(message: Sent): Promise<Done> {
    const id = this.around.id();
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, isWatch: false, resolve, reject });
      if (this.#connection === "open") this.#socket!.send(text);
      else this.connect();
    });
  }

  listen(listener: Listener): void {
    this.#listeners.set(listener.table, listener);
    if (this.#connection === "open") this.#watch(listener);
    else this.connect();
  }

  /** Ask again for what is new at a table, for example after a gap in its numbers. */
  again(table: string): void {
    const listener = this.#listeners.get(table);
    if (listener && this.#connection === "open") this.#watch(listener);
  }

  leave(table: string): void {
    if (!this.#listeners.delete(table)) return;
    if (this.#connection === "open") void this.send({ type: "unwatch", table }).catch(() => {});
  }

  /** Connect now, also if there is a wait before the next try. */
  connect(): void {
    if (this.#connection === "open" || this.#connection === "connecting") return;
    if (this.#timer !== null) this.around.never(this.#timer);
    this.#timer = null;
    this.#set("connecting");
    const socket = this.around.open(this.around.address());
    this.#socket = socket;
    socket.onmessage = (event) => this.#frame(socket, String(event.data));
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  /** Begin anew on a fresh connection, for example to be spoken to in another language. */
  renew(): void {
    if (this.#connection === "resting" || this.#connection === "shut") return;
    const former = this.#socket;
    this.#socket = null;
    this.#forgetWatches();
    this.#set("resting");
    if (former !== null) hangUp(former);
    this.connect();
  }

  /** To be called once in a while: a line that is dead is noticed soon, and not by the next click. */
  beat(): void {
    if (this.#connection !== "open" || this.#listeners.size === 0) return;
    this.#silence = this.#isHeard ? 0 : this.#silence + 1;
    this.#isHeard = false;
    if (this.#silence === 1) this.#socket!.send(JSON.stringify({ type: "ping", id: this.around.id() }));
    else if (this.#silence > this.#patience) {
      this.#patience = Math.min(MOST_PATIENCE, 2 * this.#patience);
      this.lose();
    }
  }

  /** The line is dead, whatever it says: try again. */
  lose(): void {
    const former = this.#socket;
    if (former === null) return;
    this.#closed(former, LOST);
    former.close();
  }

  #frame(socket: WebSocket, frame: string): void {
    if (socket !== this.#socket) return;
    this.#isHeard = true;
    for (const line of frame.split("\n")) {
      if (line) this.#receive(JSON.parse(line) as ServerMessage);
    }
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.#greeted(message);
        break;
      case "done":
        this.#take(message.re)?.resolve(message);
        break;
      case "failed":
        if (message.re === null) break;
        if (PASSING.has(message.error.code) && this.#waiting.has(message.re)) this.#hold(message.re, message.error);
        else this.#take(message.re)?.reject(new HouseError(message.error, 409));
        break;
      case "news":
        this.#listeners.get(message.table)?.news(message);
        break;
      case "drafted":
        this.#listeners.get(message.table)?.drafted(message);
        break;
      case "said":
        this.#listeners.get(message.table)?.said(message);
        break;
    }
  }

  #greeted(hello: Hello): void {
    this.hello = hello;
    this.#tries = this.#unwelcome = 0;
    this.#silence = 0;
    this.#set("open");
    this.onHello(hello);
    for (const listener of this.#listeners.values()) this.#watch(listener);
    for (const waiting of this.#waiting.values()) {
      if (!waiting.isWatch) this.#socket!.send(waiting.text);
    }
  }

  #watch(listener: Listener): void {
    const id = this.around.id();
    const text = JSON.stringify({ ...listener.watch(), id });
    const reject = (error: HouseError): void => listener.refused(error.fault);
    this.#waiting.set(id, { text, isWatch: true, resolve: () => listener.watched?.(), reject });
    this.#socket!.send(text);
  }

  /** On a new connection tables are watched anew, from what is known by then. */
  #forgetWatches(): void {
    if (this.#held.size > 0) this.#relieve(); // all is sent again then
    for (const [id, waiting] of this.#waiting) if (waiting.isWatch) this.#waiting.delete(id);
  }

  #take(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#held.delete(id) && this.#held.size === 0) this.#relieve();
    return found;
  }

  /** The house cannot do it yet: the message stays, and is sent again after a while. */
  #hold(id: string, fault: Fault): void {
    this.#held.add(id);
    this.onTrouble(fault);
    if (this.#again !== null) return;
    const wait = Math.min(LONGEST_HOLD, FIRST_HOLD * 2 ** this.#holds);
    this.#holds += 1;
    this.#again = this.around.later(() => {
      this.#again = null;
      for (const held of this.#held) this.#socket?.send(this.#waiting.get(held)!.text);
    }, wait);
  }

  /** Nothing is held any more. */
  #relieve(): void {
    this.#held.clear();
    this.#holds = 0;
    if (this.#again !== null) this.around.never(this.#again);
    this.#again = null;
    this.onTrouble(null);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#forgetWatches();
    if (code === OTHER_SITE) return this.#set("shut");
    if (code === BANNED) {
      this.#set("shut");
      void this.around.greet().catch(() => {}); // which says why
      return;
    }
    if (code === NOT_SIGNED_IN) return this.#uninvited();
    this.#set("waiting");
    if (this.#listeners.size === 0 && this.#waiting.size === 0) return this.#set("resting");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const wait = code === RESTART ? 700 + Math.random() * 900 : longest * (0.5 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = this.around.later(() => {
      this.#timer = null;
      this.connect();
    }, wait);
  }

  /** No cookie, or one that does not count: ask for one, but not for ever. */
  #uninvited(): void {
    this.#unwelcome += 1;
    this.#set("waiting");
    if (this.#unwelcome > 3) return this.#set("shut");
    void this.around
      .greet()
      .catch(() => {})
      .then(() => this.connect());
  }

  #set(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    this.onConnection(connection);
  }
}

/** Close a socket that is of no more use; one that is not open yet as soon as it is, else the browser complains. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close(GOODBYE);
  else socket.close(GOODBYE);
}
