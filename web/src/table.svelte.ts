// One table as this page knows it, made from nothing but the messages of the house.

import type { Choice, GameView, Happened, SeatInfo } from "./board/interface.ts";
import { house } from "./house.svelte.ts";
import { faceOf } from "./new-table/bots.ts";
import { dress } from "./pieces.ts";
import { preferences } from "./preferences.svelte.ts";
import type { Sent } from "./socket.ts";
import { Commands } from "./table/commands.svelte.ts";
import { momentsOf, type Moment, type Weigh } from "./table/clock/moments.ts";
import { Playback } from "./table/clock/playback.ts";
import { Rolling } from "./table/clock/rolling.svelte.ts";
import { forgetLink, recallLink, type SeatLink } from "./table/menu/seat-link.ts";
import { Talk } from "./table/side/talk.svelte.ts";
import { drawn, notation, SPECTATOR } from "./table/told.ts";
import type { ChairTold, Drafted, DraftTold, Facts, Fault, GameAction, Happening, News, Now } from "./wire.ts";
import { compareFacts, isSuspicion, noteFacts, type Suspicion } from "./witness.ts";
import { words } from "./words.svelte.ts";

export class TableStore extends Commands {
  facts = $state.raw<Facts | null>(null);
  now = $state.raw<Now | null>(null);
  steps = $state.raw<Happening[]>([]);
  /** What is shown just now, to be animated and said aloud; empty after the first news. */
  fresh = $state.raw<Happened[]>([]);
  /** There was nothing to choose in what is shown just now: it is one's own, and stays until it was read. */
  isForced = $state(false);
  /** Whose eyes: a chair, or −1. */
  chair = $state(SPECTATOR);
  /** The table cannot be shown at all. */
  trouble = $state.raw<Fault | null>(null);
  /** The page is a screen for the whole room: it shows what a spectator sees, whoever opened it. */
  isShared = $state(false);
  /** The house tells other dice than it did before. */
  suspicion = $state<Suspicion | null>(null);
  #found: Suspicion | null = null;
  readonly #salted = new Set<string>();
  /** News that came before the board; null once it is there. */
  #early: News[] | null = null;
  #built = $state.raw<DraftTold | null>(null);
  #link = $state.raw<SeatLink | null>(null);
  /** The time of the house, four times a second while a clock runs. */
  #tick = $state(0);

  readonly chairs = $derived<ChairTold[]>(this.facts?.chairs ?? []);
  readonly mine = $derived(this.chairs.filter((chair) => this.#isMine(chair)));
  readonly own = $derived(this.chairs[this.chair] ?? null);
  /** One is here by a link to a chair: good for playing, not for what needs the person. */
  readonly byLink = $derived(this.#link !== null);
  /** The key of that link. */
  readonly linkKey = $derived(this.#link?.key ?? null);
  readonly seat = $derived(this.own?.seat ?? SPECTATOR);
  readonly isOpen = $derived(this.now?.state === "open");
  readonly isRunning = $derived(this.now?.state === "running");
  readonly isOver = $derived(this.now?.state === "over" || this.now?.state === "aborted");
  /** The game that is shown has ended, though perhaps not the match. */
  readonly gameIsOver = $derived(this.facts !== null && this.now !== null && this.facts.games.length > this.now.round);
  /** Why the table was closed before its end, if it was. */
  readonly closed = $derived(this.steps.findLast((step) => step.what === "aborted")?.why ?? null);
  /** The seat that one sees through is to act, and it is not a bot that decides. */
  readonly isMyTurn = $derived(this.now?.legal !== undefined);
  /** What one builds, as long as one is to act: once a game is given up or over, only what is stored counts. */
  readonly draft = $derived(this.isMyTurn ? this.#built : null);
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
  /** What the master would do, for whoever asked, until somebody has done something or built something else. */
  readonly hints = $derived.by(() => {
    const { hinted } = this;
    if (!hinted || !this.isMyTurn || hinted.after !== this.built()) return null;
    const isOver = this.steps.some(({ n, what, seat }) => n > hinted.n && (what === "drew" || (what === "acted" && seat === this.seat)));
    return isOver ? null : hinted.hints;
  });
  /** The seat that is to act may ask what the master would do. */
  readonly mayAsk = $derived.by(() => this.isMyTurn && !this.isBehind && (this.facts?.settings.hints ?? false));
  /** What the next throw may bring after the draft, where the house tells it. */
  readonly odds = $derived(this.isMyTurn ? (this.draft ?? this.now)?.odds : undefined);
  readonly text = $derived(this.draft?.text ?? this.now?.text ?? []);
  /** By seat, in the order of the turns. */
  readonly seats = $derived.by<SeatInfo[]>(() => {
    const view = this.now?.view;
    const worn = dress(this.chairs, view ? this.pieces(view) : null);
    return this.chairs
      .map((chair) => ({
        seat: chair.seat,
        chair: chair.chair,
        name: chair.name ?? "",
        ...worn.get(chair.seat)!,
        isBot: chair.is_bot,
        bot: chair.stand_in ?? chair.bot,
        face: faceOf(this.chairs, chair),
        isAway: chair.stand_in !== null,
        isMine: this.#isMine(chair),
        isYou: this.#isMine(chair) && this.mine.length === 1 && !this.isShared,
        isPresent: chair.present,
        isActing: this.now?.acting.includes(chair.seat) ?? false,
        isLost: chair.lost,
      }))
      .sort((one, other) => one.seat - other.seat);
  });

  /** What happened is still being shown, one thing after the other. */
  isBehind = $state(false);
  /** The game has ended and its end is still being shown: nobody names the winner yet. */
  isUndecided = $state(false);
  readonly rolling = new Rolling();
  readonly talk = new Talk((who) => this.isOwn(who));
  /** The steps that may be spoken of: all, but for dice that are still in the air. */
  readonly told = $derived.by<Happening[]>(() => {
    const from = this.fresh[0]?.n ?? Infinity;
    return this.rolling.isOn ? this.steps.filter(({ n }) => n < from) : this.steps;
  });
  /** How much there is to see of an event, as the board of the game says. */
  weigh: Weigh = () => "move";
  /** By seat: the colours of the pieces, as the board of the game says. */
  pieces = $state.raw<(view: GameView) => readonly string[] | null>(() => null);

  /** The last number that was heard, and the last that is shown. */
  #heard = 0;
  #n = 0;
  #playback = new Playback(
    (moment) => this.#show(moment),
    (isBehind) => (this.isBehind = isBehind),
  );
  #waiting: { n: number; resolve: () => void }[] = [];
  #timer: ReturnType<typeof setInterval> | null = null;
  #isFirst = true;

  constructor(id: string, isShared = false) {
    super(id);
    this.#link = recallLink(id);
    this.isShared = isShared;
    this.chair = isShared ? SPECTATOR : this.#ownChair();
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
      said: (said) => this.talk.hear(said),
      watched: () => this.talk.come(),
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
    this.rolling.rest();
  }

  /** Look through the eyes of another chair; what that one may not see is forgotten. */
  look(chair: number): void {
    if (chair === this.chair) return;
    this.chair = chair;
    this.#built = null;
    this.#shut();
    this.#forget();
    house.socket.again(this.id);
  }

  /** Nothing of what one eye saw is shown to another; where nothing is hidden, the board may stay. */
  #shut(): void {
    if (!this.now) return;
    const { view, text, legal: _legal, labels: _labels, draft: _draft, ...open } = this.now;
    const game = house.games?.find((known) => known.name === this.facts?.settings.game);
    const board = { ...(view ? { view } : {}), ...(text !== undefined ? { text } : {}) };
    this.now = game && !game.hidden ? { ...open, ...board } : open;
  }

  /** Show the table to the whole room, without anybody's secrets, or go back to one's own chair. */
  share(on: boolean): void {
    this.isShared = on;
    this.look(on ? SPECTATOR : (this.mine[0]?.chair ?? this.#ownChair()));
  }

  /** Hear everything again, for example in another language. */
  anew(): void {
    this.#forget();
    house.socket.again(this.id);
  }

  #forget(): void {
    this.#heard = this.#n = 0;
    if (this.#early) this.#early = [];
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
      ...this.key(),
    };
  }

  protected override key(): { key?: string } {
    return this.#link ? { key: this.#link.key } : {};
  }

  #ownChair(): number {
    return this.#link?.chair ?? TableStore.#expected.get(this.id) ?? SPECTATOR;
  }

  #isMine(chair: ChairTold): boolean {
    if (this.#link) return chair.chair === this.#link.chair;
    return house.isMe(chair.who);
  }

  /** Whether it was oneself who spoke; by a link to a chair, one speaks as its person. */
  isOwn(who: string): boolean {
    const person = this.#link ? (this.chairs[this.#link.chair]?.who ?? null) : house.person;
    return person !== null && (person === who || person.startsWith(`${who}.`));
  }

  /** The chair or the link is not good any more: look as a spectator, or say what is wrong. */
  #unseen(fault: Fault): void {
    if ((fault.code === "not-yours" || fault.code === "bad-link") && this.chair !== SPECTATOR) {
      this.#link = null;
      forgetLink(this.id);
      this.look(SPECTATOR);
    } else if (fault.code !== "too-fast") this.trouble = fault;
  }

  // -- hearing

  /** Until `begin`, show but how things stand: what happens meanwhile would not be seen, nor be known for what it is. */
  wait(): void {
    this.#early = [];
  }

  /** The board is there: what has happened meanwhile is shown, and all that follows. */
  begin(): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const news of early) this.hear(news);
  }

  /** News are shown in their order, and what others do slowly enough to be seen. */
  hear(news: News): void {
    if (this.#early && this.#heard > 0) {
      this.#early.push(news);
      return;
    }
    if (news.now.n < this.#heard) {
      if (news.after > 0) return;
      this.#forget(); // the keeper has brought back a backup: what happened since then is gone
    }
    if (news.after > this.#heard) return house.socket.again(this.id);
    const moments = momentsOf(news, this.#heard, this.seat, this.weigh);
    this.#heard = news.now.n;
    this.#playback.push(moments);
  }

  /** Show at once all that is still to be shown. */
  skip(): void {
    this.#playback.skip();
  }

  /** What is shown just now has been seen. */
  next(): void {
    this.#playback.next();
  }

  /** The board tells something by itself, such as the final count: nothing is said before it has. */
  readonly hold = (isHeld: boolean): void => this.#playback.hold(isHeld);

  /** Compare what is told of the dice with what was seen before, and note what is new. */
  #witness(facts: Facts, state: Now["state"]): void {
    if (state === "open" || state === "running") noteFacts(this.id, facts);
    const finding = compareFacts(this.id, facts);
    const found = isSuspicion(finding) ? finding : null;
    if (found !== this.#found) this.suspicion = found;
    this.#found = found;
    for (const { chair } of this.mine) this.#salt(facts, chair);
  }

  /** Add another salt, once, where the house has committed to other dice: it knew the one of before by then. */
  #salt({ former, unsalted }: Facts, chair: number): void {
    const name = `${former.length}/${chair}`;
    if (!unsalted.includes(chair) || this.#salted.has(name)) return;
    this.#salted.add(name);
    void this.addSalt(chair);
  }

  #show(moment: Moment): void {
    const { news, steps } = moment;
    if (news.now.n < this.#n) return;
    if (this.#built && steps.some((step) => this.#endsDraft(step))) this.#built = null;
    if (moment.isLast) this.#tell(news);
    else this.#between(moment);
    if (steps.length > 0) {
      const from = steps[0]!.n; // of which a part may have been told
      this.steps = [...this.steps.filter(({ n }) => n < from), ...steps];
      this.refused = null;
    }
    if (moment.fresh.length > 0) this.fresh = this.#isFirst ? [] : moment.fresh;
    this.rolling.begin(this.#isFirst ? [] : moment.weights);
    this.isForced = moment.isForced && !this.#isFirst;
    this.isUndecided = moment.endsGame;
    if (!moment.isLast) return;
    this.#isFirst = false;
    this.#tick = house.now();
    this.#waiting = this.#waiting.filter(({ n, resolve }) => n > this.#n || void resolve());
    this.#choose();
  }

  /** Something has happened and more follows: nobody is to act yet. */
  #between({ view }: Moment): void {
    if (!this.now) return;
    const { legal: _legal, labels: _labels, ...shown } = this.now;
    this.now = { ...shown, acting: [], ...(view ? { view } : {}) };
  }

  /** All of the news has happened: how things stand now. */
  #tell(news: News): void {
    if (news.chair !== this.chair) this.chair = news.chair;
    if (news.facts) this.facts = news.facts;
    if (news.facts) this.#witness(news.facts, news.now.state);
    if (news.now.draft !== undefined) this.#built = drawn(news.now.draft);
    this.now = news.now;
    this.#n = news.now.n;
  }

  /** Until the page shows what happened up to a number. */
  protected override shown(n: number): Promise<void> {
    if (n <= this.#n) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ n, resolve }));
  }

  #endsDraft(step: Happening): boolean {
    return step.what !== "acted" ? step.what === "drew" || step.what === "began" : step.seat === this.#built?.seat;
  }

  /** Somebody who has a chair here looks through it; who has several, through the one that acts. */
  #choose(): void {
    const mine = this.mine;
    if (mine.length === 0 || this.#link || this.isShared) return;
    const acting = mine.find((chair) => this.now?.acting.includes(chair.seat) && !chair.stand_in);
    const isOwn = mine.some((chair) => chair.chair === this.chair);
    if (!isOwn) this.look((acting ?? mine[0]!).chair);
    else if (acting && mine.length > 1 && !this.isMyTurn) this.look(acting.chair);
  }

  #drafted(message: Drafted): void {
    this.#built = drawn(message.draft);
  }

  // -- building a turn

  /** Add a small action to what is built; a throw is carried out at once. */
  add(action: GameAction): Promise<boolean> {
    return this.build([...(this.draft?.actions ?? []), action]);
  }

  /** Build what a hint says upon what it was asked about: that is the whole turn where it waits to be confirmed. */
  follow(action: GameAction): Promise<boolean> {
    return this.draft?.effect === "open" ? this.add(action) : this.build([action]);
  }

  protected override built(): string {
    return JSON.stringify(this.draft?.actions ?? []);
  }

  takeBack(): Promise<boolean> {
    return this.build((this.draft?.actions ?? []).slice(0, -1));
  }

  /** Build exactly these small actions, in place of what was built before; who likes it so confirms with it. */
  build(actions: GameAction[]): Promise<boolean> {
    const confirm = preferences.autoConfirm ? { confirm: true } : {};
    return this.send({ type: "draft", table: this.id, seat: this.seat, actions, ...confirm }, (done) => {
      this.#built = done.draft ? drawn(done.draft) : null;
    });
  }

  /** Confirm what is built, or these small actions. */
  confirm(actions: GameAction[] = this.draft?.actions ?? []): Promise<boolean> {
    return this.send({ type: "act", table: this.id, seat: this.seat, actions }, () => {
      this.#built = null;
    });
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
