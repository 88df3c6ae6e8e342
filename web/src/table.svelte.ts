// One table as this page knows it, made from nothing but the messages of the house.

import { Refused } from "./api.ts";
import { house, randomId } from "./house.svelte.ts";
import { forget, recall, remember } from "./keeping.ts";
import { preferences } from "./preferences.svelte.ts";
import type { Sent } from "./socket.ts";
import { SHAPES, type Shape } from "./pieces.ts";
import { Playback } from "./table/playback.ts";
import type {
  ChairTold,
  Done,
  Drafted,
  DraftTold,
  Facts,
  Fault,
  GameAction,
  GameEvent,
  Happening,
  News,
  Now,
  Said,
} from "./wire.ts";
import { words } from "./words.svelte.ts";

export const SPECTATOR = -1;

/** A legal action, and what its button says. */
export interface Choice {
  action: GameAction;
  label: string;
}

/** An event of a game, its sentence, and the number of the step it belongs to. */
export interface Happened {
  n: number;
  event: GameEvent;
  says: string;
}

/** Who has a seat, as a board needs it. */
export interface SeatInfo {
  seat: number;
  chair: number;
  name: string;
  shape: Shape;
  isBot: boolean;
  isMine: boolean;
  isPresent: boolean;
  isActing: boolean;
  isLost: boolean;
}

/** The link to a chair, as this device keeps it. */
interface SeatLink {
  key: string;
  chair: number;
}

export class TableStore {
  facts = $state.raw<Facts | null>(null);
  now = $state.raw<Now | null>(null);
  steps = $state.raw<Happening[]>([]);
  /** What happened in the last news, to be animated and said aloud; empty after the first news. */
  fresh = $state.raw<Happened[]>([]);
  chat = $state.raw<Said[]>([]);
  draft = $state.raw<DraftTold | null>(null);
  /** Whose eyes: a chair, or −1. */
  chair = $state(SPECTATOR);
  /** A message is on its way. */
  busy = $state(false);
  /** Why the last thing was not done. */
  refused = $state.raw<Fault | null>(null);
  /** The table cannot be shown at all. */
  trouble = $state.raw<Fault | null>(null);
  /** The time of the house, four times a second while a clock runs. */
  #tick = $state(0);

  readonly chairs = $derived<ChairTold[]>(this.facts?.chairs ?? []);
  readonly mine = $derived(this.chairs.filter((chair) => this.#isMine(chair)));
  readonly own = $derived(this.chairs[this.chair] ?? null);
  readonly seat = $derived(this.own?.seat ?? SPECTATOR);
  readonly isOpen = $derived(this.now?.state === "open");
  readonly isRunning = $derived(this.now?.state === "running");
  readonly isOver = $derived(this.now?.state === "over" || this.now?.state === "aborted");
  /** The seat that one sees through is to act, and it is not a bot that decides. */
  readonly isMyTurn = $derived(this.now?.legal !== undefined);
  readonly legal = $derived.by<Choice[]>(() => {
    const from = this.draft ?? this.now;
    return (from?.legal ?? []).map((action, place) => ({
      action,
      label: from?.labels?.[place] ?? notation(action),
    }));
  });
  readonly chosen = $derived.by<Choice[]>(() =>
    (this.draft?.actions ?? []).map((action, place) => ({
      action,
      label: this.draft?.chosen?.[place] ?? notation(action),
    })),
  );
  readonly view = $derived(this.draft?.view ?? this.now?.view ?? null);
  readonly text = $derived(this.draft?.text ?? this.now?.text ?? "");
  /** By seat, in the order of the turns. */
  readonly seats = $derived.by<SeatInfo[]>(() =>
    this.chairs
      .map((chair) => ({
        seat: chair.seat,
        chair: chair.chair,
        name: chair.name ?? "",
        shape: SHAPES[chair.chair % SHAPES.length]!,
        isBot: chair.is_bot,
        isMine: this.#isMine(chair),
        isPresent: chair.present,
        isActing: this.now?.acting.includes(chair.seat) ?? false,
        isLost: chair.lost,
      }))
      .sort((one, other) => one.seat - other.seat),
  );

  /** What others did is still being shown, one thing after the other. */
  isBehind = $state(false);

  #link: SeatLink | null;
  /** The last number that was heard, and the last that is shown. */
  #heard = 0;
  #n = 0;
  #playback = new Playback(
    (news) => this.#show(news),
    (isBehind) => (this.isBehind = isBehind),
  );
  #waiting: { n: number; resolve: () => void }[] = [];
  #timer: ReturnType<typeof setInterval> | null = null;
  #isFirst = true;

  constructor(readonly id: string) {
    this.#link = recall<SeatLink>(`link.${id}`);
    this.chair = this.#link?.chair ?? TableStore.#expected.get(id) ?? SPECTATOR;
  }

  /** The chair through which one will look at a table, known before the first news. */
  static expect(table: string, chair: number): void {
    TableStore.#expected.set(table, chair);
  }

  static #expected = new Map<string, number>();

  // -- coming and going

  enter(): void {
    house.socket.listen({
      table: this.id,
      watch: () => this.#watch(),
      news: (news) => this.hear(news),
      drafted: (message) => this.#drafted(message),
      said: (said) => this.#said(said),
      refused: (fault) => this.#unseen(fault),
    });
    this.#timer = setInterval(() => {
      if (this.now?.running.length) this.#tick = house.now();
    }, 250);
  }

  leave(): void {
    house.socket.leave(this.id);
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#playback.clear();
  }

  /** Look through the eyes of another chair; what that one may not see is forgotten. */
  look(chair: number, anew = true): void {
    if (chair === this.chair) return;
    this.chair = chair;
    this.draft = null;
    if (anew) this.#forget();
    house.socket.again(this.id);
  }

  /** Hear everything again, for example in another language. */
  anew(): void {
    this.#forget();
    house.socket.again(this.id);
  }

  #forget(): void {
    this.#heard = this.#n = 0;
    this.#playback.clear();
    this.#isFirst = true;
    this.steps = [];
    this.fresh = [];
  }

  #watch(): Sent {
    return {
      type: "watch",
      table: this.id,
      chair: this.chair,
      after: this.#heard,
      lang: words.language,
      ...this.#key(),
    };
  }

  #key(): { key?: string } {
    return this.#link ? { key: this.#link.key } : {};
  }

  #isMine(chair: ChairTold): boolean {
    if (this.#link) return chair.chair === this.#link.chair;
    const person = house.person;
    return person !== null && (chair.who === person || (chair.who?.startsWith(`${person}.`) ?? false));
  }

  /** The chair or the link is not good any more: look as a spectator, or say what is wrong. */
  #unseen(fault: Fault): void {
    if ((fault.code === "not-yours" || fault.code === "bad-link") && this.chair !== SPECTATOR) {
      this.#link = null;
      forget(`link.${this.id}`);
      this.look(SPECTATOR);
    } else if (fault.code !== "too-fast") this.trouble = fault;
  }

  // -- hearing

  /** News are shown in their order, and what others do slowly enough to be seen. */
  hear(news: News): void {
    if (news.now.n < this.#heard) return;
    if (news.after > this.#heard) return house.socket.again(this.id);
    this.#heard = news.now.n;
    this.#playback.push(news);
  }

  /** Show at once all that is still to be shown. */
  skip(): void {
    this.#playback.skip();
  }

  #show(news: News): void {
    if (news.now.n < this.#n) return;
    const steps = news.steps.filter((step) => step.n > this.#n);
    if (news.chair !== this.chair) this.chair = news.chair;
    if (news.facts) this.facts = news.facts;
    if (this.draft && steps.some((step) => this.#endsDraft(step))) this.draft = null;
    if (news.now.draft !== undefined) this.draft = drawn(news.now.draft);
    this.now = news.now;
    this.#n = news.now.n;
    if (steps.length > 0) {
      this.steps = [...this.steps, ...steps];
      this.fresh = this.#isFirst ? [] : steps.flatMap(happened);
      this.refused = null;
    }
    this.#isFirst = false;
    this.#tick = house.now();
    this.#waiting = this.#waiting.filter(({ n, resolve }) => n > this.#n || void resolve());
    this.#choose();
  }

  /** Until the page shows what happened up to a number. */
  #shown(n: number): Promise<void> {
    if (n <= this.#n) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ n, resolve }));
  }

  #endsDraft(step: Happening): boolean {
    return step.what !== "acted" ? step.what === "drew" || step.what === "began" : step.seat === this.draft?.seat;
  }

  /** Somebody who has a chair here looks through it; who has several, through the one that acts. */
  #choose(): void {
    const mine = this.mine;
    if (mine.length === 0 || this.#link) return;
    const acting = mine.find((chair) => this.now?.acting.includes(chair.seat) && !chair.stand_in);
    const isOwn = mine.some((chair) => chair.chair === this.chair);
    if (!isOwn) this.look((acting ?? mine[0]!).chair);
    else if (acting && mine.length > 1 && !this.isMyTurn) this.look(acting.chair);
  }

  #drafted(message: Drafted): void {
    this.draft = drawn(message.draft);
  }

  #said(said: Said): void {
    const others = this.chat.filter((message) => message.n !== said.n);
    this.chat = [...others, said].sort((one, other) => one.n - other.n);
  }

  /** What somebody said is not shown any more: one ignores them. */
  unhear(who: string): void {
    this.chat = this.chat.filter((message) => message.who !== who);
  }

  // -- building a turn

  /** Add a small action to what is built; a throw is carried out at once. */
  add(action: GameAction): Promise<boolean> {
    return this.build([...(this.draft?.actions ?? []), action]);
  }

  takeBack(): Promise<boolean> {
    return this.build((this.draft?.actions ?? []).slice(0, -1));
  }

  /** Build exactly these small actions, in place of what was built before. */
  build(actions: GameAction[]): Promise<boolean> {
    return this.#do({ type: "draft", table: this.id, seat: this.seat, actions }, async (done) => {
      this.draft = done.draft ? drawn(done.draft) : null;
      const waits = this.draft !== null && this.draft.effect !== "open";
      if (waits && preferences.autoConfirm) await this.#act(this.draft!.actions);
    });
  }

  /** Confirm what is built, or these small actions. */
  confirm(actions: GameAction[] = this.draft?.actions ?? []): Promise<boolean> {
    return this.#do({ type: "act", table: this.id, seat: this.seat, actions }, () => {
      this.draft = null;
    });
  }

  async #act(actions: GameAction[]): Promise<void> {
    const message: Sent = { type: "act", table: this.id, seat: this.seat, actions, ...this.#key() };
    const done = await house.socket.send(message);
    this.draft = null;
    await this.#shown(done.n ?? 0);
  }

  // -- everything else

  sit(chair: number, companion?: string): Promise<boolean> {
    const salt = randomId();
    remember(`salt.${this.id}.${chair}`, salt);
    return this.#do({ type: "sit", table: this.id, chair, salt, ...(companion ? { companion } : {}) });
  }

  seatBot(chair: number, bot: string): Promise<boolean> {
    return this.#do({ type: "seat-bot", table: this.id, chair, bot });
  }

  stand(chair: number): Promise<boolean> {
    return this.#do({ type: "stand", table: this.id, chair });
  }

  abort(): Promise<boolean> {
    return this.#do({ type: "abort", table: this.id });
  }

  giveUp(chair: number): Promise<boolean> {
    return this.#do({ type: "give-up", table: this.id, chair });
  }

  comeBack(chair: number): Promise<boolean> {
    return this.#do({ type: "come-back", table: this.id, chair });
  }

  askPause(): Promise<boolean> {
    return this.#do({ type: "ask-pause", table: this.id });
  }

  resume(): Promise<boolean> {
    return this.#do({ type: "resume", table: this.id });
  }

  nextGame(): Promise<boolean> {
    return this.#do({ type: "next-game", table: this.id });
  }

  say(text: string): Promise<boolean> {
    return this.#do({ type: "say", table: this.id, text });
  }

  /** Go on elsewhere with the same people; gives the table, or null where it is refused. */
  async rematch(): Promise<string | null> {
    let elsewhere: string | null = null;
    await this.#do({ type: "rematch", table: this.id }, (done) => {
      elsewhere = done.table ?? null;
    });
    return elsewhere;
  }

  async #do(message: Sent, then: (done: Done) => void | Promise<void> = () => {}): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    try {
      const done = await house.socket.send({ ...message, ...this.#key() } as Sent);
      await then(done);
      await this.#shown(done.n ?? 0);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.fault;
      return false;
    } finally {
      this.busy = false;
    }
  }

  // -- time

  /** How long a chair has left, in seconds; null where no clock runs for it. */
  left(chair: number): number | null {
    const now = this.now;
    if (!now || !this.facts || this.facts.settings.pace.type === "free") return null;
    const end = now.deadlines[chair];
    if (end !== null && end !== undefined) return Math.max(0, (end - this.#tick) / 1e6);
    return (now.clocks[chair] ?? 0) / 1e6;
  }
}

/** Keep the key of a seat link on this device, and with it the chair it leads to. */
export function keepLink(table: string, link: SeatLink): void {
  remember(`link.${table}`, link);
}

function drawn(draft: DraftTold | null): DraftTold | null {
  return draft && draft.actions.length > 0 ? draft : null;
}

function happened(step: Happening): Happened[] {
  return (step.events ?? []).map((event, place) => ({ n: step.n, event, says: step.says?.[place] ?? "" }));
}

/** An action as one line, where the house has no words for it. */
export function notation(action: GameAction): string {
  return Object.values(action).join(" ");
}
