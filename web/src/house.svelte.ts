// The house as this page knows it: the connection to it, its time, who one is here, and its games.

import { untrack } from "svelte";
import { ask, HouseError } from "./api.ts";
import { BEAT, Socket, type Connection } from "./socket.ts";
import { forget, forgetSeats } from "./storage.ts";
import type { Avatar, Fault, GameTold, Me, NoticeTold } from "./wire.ts";
import { NOTES } from "./witness.ts";
import { words, type Language } from "./words.svelte.ts";

function address(): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws?lang=${words.language}`;
}

/** A random id of 32 hexadecimal digits, for messages. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

class House {
  connection = $state<Connection>("resting");
  /** The line was lost and is not back yet, though it may be tried again just now. */
  isCut = $state(false);
  /** What keeps the house from storing anything; what was asked for meanwhile is sent again. */
  trouble = $state.raw<Fault | null>(null);
  me = $state.raw<Me | null>(null);
  person = $state<string | null>(null);
  games = $state.raw<GameTold[] | null>(null);
  /** What happened to one's account on other devices, and was not seen here yet; the last first. */
  notices = $state.raw<NoticeTold[]>([]);
  /** Why the keeper does not let one in; empty for everybody else. */
  banned = $state("");
  readonly socket: Socket;
  /** By how many microseconds the clock of the house is ahead of this device's. */
  #ahead = 0;
  #meeting: Promise<Me> | null = null;

  constructor() {
    this.socket = new Socket({
      open: (where) => new WebSocket(where),
      address,
      greet: () => this.meet(),
      later: (run, ms) => window.setTimeout(run, ms),
      never: (timer) => window.clearTimeout(timer),
      id: randomId,
    });
    this.socket.onConnection = (connection) => {
      this.connection = connection;
      if (connection !== "connecting") this.isCut = connection === "waiting";
    };
    this.socket.onTrouble = (fault) => (this.trouble = fault);
    this.socket.onHello = (hello) => {
      this.#ahead = hello.at - Date.now() * 1000;
      this.person = hello.person;
    };
    if (typeof window === "undefined") return;
    setInterval(() => this.socket.beat(), BEAT);
    addEventListener("offline", () => this.socket.lose());
    addEventListener("online", () => this.socket.connection === "waiting" && this.socket.connect());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.socket.connection === "waiting") this.socket.connect();
    });
  }

  /** What the clock of the house shows now, in microseconds. */
  now(): number {
    return Date.now() * 1000 + this.#ahead;
  }

  /** Who one is here; the answer also sets the cookie that the socket wants. */
  meet(): Promise<Me> {
    const meeting = (this.#meeting ??= this.#meet().finally(() => {
      if (this.#meeting === meeting) this.#meeting = null;
    }));
    return meeting;
  }

  async #meet(): Promise<Me> {
    this.me = await ask("whoAmI").catch((error: unknown) => {
      // Signed out elsewhere: the house has taken the cookie back, and knows one as a new guest.
      if (error instanceof HouseError && error.fault.code === "expired") return ask("whoAmI");
      if (error instanceof HouseError && error.fault.code.startsWith("banned")) this.banned = error.fault.message;
      throw error;
    });
    this.person = this.me.person;
    void this.#listNotices();
    return this.me;
  }

  async #listNotices(): Promise<void> {
    if (!this.me || this.me.guest) this.notices = [];
    else this.notices = await ask("listNotices").then(({ notices }) => notices, () => this.notices);
  }

  /** What was shown need not be shown here again. */
  async seeNotices(): Promise<void> {
    const until = this.notices[0]?.at;
    this.notices = [];
    if (until !== undefined) await ask("seeNotices", { body: { until } }).catch(() => {});
  }

  /** Oneself, or somebody who plays beside one at this device. */
  isMe(who: string | null): boolean {
    return who !== null && this.person !== null && (who === this.person || who.startsWith(`${this.person}.`));
  }

  async rename(name: string): Promise<void> {
    this.me = await ask("renameMe", { body: { name } });
  }

  /** Have another avatar, at all tables. */
  async dress(avatar: Avatar): Promise<void> {
    this.me = await ask("dressMe", { body: avatar });
  }

  /** Have no page that others may see, or have one again. */
  async hide(isPrivate: boolean): Promise<void> {
    this.me = await ask("hideMe", { body: { private: isPrivate } });
  }

  /** Be spoken to in another language, here and on one's other devices. */
  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.socket.renew();
    if (this.games) void this.#listAgain().catch(() => {});
    if (!this.me || this.me.language === language) return;
    try {
      this.me = await ask("speak", { body: { language } });
    } catch (error) {
      // The page speaks it all the same.
      if (!(error instanceof HouseError)) throw error;
    }
  }

  /** Have a login from now on, and keep everything; gives recovery codes, told this once. */
  async makeAccount(login: string, password: string): Promise<string[]> {
    const { codes } = await ask("makeAccount", { body: { login, password } });
    // Whatever comes after this: the codes are told this once.
    if (this.me) this.me = { ...this.me, login, guest: false };
    void this.meet().catch(() => {});
    // The guest's own connection has ended with the guest.
    this.socket.renew();
    return codes;
  }

  /** Whoever has a second factor needs a code of that, too. */
  async signIn(login: string, password: string, code: string | null = null): Promise<void> {
    await this.#become(await ask("signIn", { body: { login, password, code } }));
  }

  /** Sign in by a recovery code, with a new password; whoever has a second factor proves that, too. */
  async recover(login: string, code: string, password: string, second: string | null = null): Promise<void> {
    await this.#become(await ask("recover", { body: { login, code, password, second } }));
  }

  async signOut(everywhere = false): Promise<void> {
    await ask(everywhere ? "signOutEverywhere" : "signOut");
    await this.#leave();
  }

  /** Be forgotten by the house; who has an account says its password. */
  async erase(password: string | null): Promise<void> {
    await ask("erase", { body: { password } });
    await this.#leave();
  }

  async #become(me: Me): Promise<void> {
    this.me = me;
    this.person = me.person;
    void this.#listNotices();
    await words.speak(me.language as Language);
    this.socket.renew();
    if (this.games) void this.#listAgain().catch(() => {});
  }

  /** Nothing of the person who was here stays on this device; whoever comes next is a new guest. */
  async #leave(): Promise<void> {
    forgetSeats();
    forget(NOTES);
    this.me = null;
    this.person = null;
    this.notices = [];
    this.#meeting = null;
    try {
      await this.meet();
    } finally {
      this.socket.renew();
    }
  }

  /** The games of the house, in its order and in one's language; asked again while some are being compiled. */
  async listGames(): Promise<GameTold[]> {
    // Whoever asks in an effect does not ask again because of the answer.
    const known = untrack(() => this.games);
    return known?.every(({ compiling }) => compiling === 0) ? known : this.#listAgain();
  }

  async #listAgain(): Promise<GameTold[]> {
    const { games } = await ask("listGames");
    for (const { name, page } of games) words.find(name, page.words);
    this.games = games;
    return games;
  }
}

export const house = new House();
