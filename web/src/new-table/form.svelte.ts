// The form for a table: what is chosen, and the proposal that it makes.

import type { ChallengeProposal, GameTold, Proposal, Settings } from "../wire.ts";
import { characters } from "./characters.svelte.ts";
import { bestBot } from "./opening.ts";

export type PaceKind = Settings["pace"]["type"];

export const MINUTES = [3, 5, 10, 15, 20, 30, 60, 90] as const;
export const INCREMENTS = [0, 5, 10, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
const GAMES = [1, 2, 3, 5, 7, 9] as const;
/** What stands in place of a bot's name where a chair is for a person. */
export const PERSON = "";
/** What stands there where somebody beside one plays, at the same device. */
export const BESIDE = "beside";

/** How many games a table may have; a game with a match of its own has that one. */
export function gamesOf(game: GameTold): readonly number[] {
  return game.match ? [1, game.match] : GAMES;
}

export class TableForm {
  players = $state(0);
  /** By chair: a bot, a person, or somebody beside one. */
  chairs = $state<string[]>([]);
  /** By chair: what whoever is beside one is called. */
  names = $state<string[]>([]);
  #own = $state(0);
  pace = $state<PaceKind>("free");
  minutes = $state<number>(10);
  increment = $state<number>(10);
  days = $state<number>(3);
  absent = $state<Settings["absent"]>("bot");
  isPublic = $state(false);
  games = $state<number>(1);
  rated = $state(false);
  advice = $state(true);
  /** Whether one may ask what the master would do; null as long as nobody has said. */
  hints = $state<boolean | null>(null);
  records = $state<Settings["records"]>("public");
  board = $state("");
  options = $state<Record<string, string>>({});
  /** Not a table but a challenge: the same dice for whoever has the link. */
  #isChallenge = $state(false);
  master = $state(false);

  constructor(readonly game: GameTold) {
    this.players = Math.max(game.fewest, Math.min(4, game.most));
    this.chairs = Array.from({ length: game.most }, () => PERSON);
    this.names = Array.from({ length: game.most }, () => "");
    this.board = game.boards[0] ?? "";
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.choices[0]!]));
  }

  /** Somebody else may still come. */
  readonly hasFreeChair = $derived.by(() => this.chairs.slice(0, this.players).some((who, chair) => who === PERSON && chair !== this.own));

  /** A game that is played alone, or by several at one device, is not rated. */
  readonly canBeRated = $derived.by(() => this.players > 1 && !this.companions.some((name) => name !== null));
  readonly isRated = $derived(this.rated && this.canBeRated);
  /** A rated game is played without advice. */
  readonly isAdvised = $derived(this.advice && !this.isRated);

  /** A rated game has hints only where somebody says so. */
  readonly hasHints = $derived.by(() => this.game.hints && (this.hints ?? this.isAdvised));

  /** One's own chair; where there are fewer than before, the last one. */
  get own(): number {
    return Math.min(this.#own, this.players - 1);
  }

  /** Take another chair; who was to sit there gets one's old one. */
  sit(chair: number): void {
    this.chairs[this.own] = this.chairs[chair]!;
    this.names[this.own] = this.names[chair]!;
    this.#own = chair;
  }

  /** Give all chairs but one's own to the bot that fits one, or to people. */
  fill(withBots: boolean): void {
    const bot = characters.fits(this.game.name) ?? bestBot(this.game);
    this.chairs = this.chairs.map((_, chair) => (withBots && chair !== this.own ? bot : PERSON));
  }

  get bots(): (string | null)[] {
    return this.chairs.slice(0, this.players).map((bot, chair) => (bot === PERSON || bot === BESIDE || chair === this.own ? null : bot));
  }

  /** By chair: the name of whoever is beside one, null for all others. */
  get companions(): (string | null)[] {
    return this.chairs.slice(0, this.players).map((who, chair) => (who === BESIDE && chair !== this.own ? this.names[chair]!.trim() : null));
  }

  get isChallenge(): boolean {
    return this.#isChallenge;
  }

  /** Whoever takes a challenge up plays alone, or against bots. */
  set isChallenge(wanted: boolean) {
    this.#isChallenge = wanted;
    const isOpen = this.chairs.some((who) => who === PERSON || who === BESIDE);
    if (wanted && isOpen) this.fill(true);
  }

  get challenge(): ChallengeProposal {
    const bots = this.chairs.slice(0, this.players).filter((_, chair) => chair !== this.own);
    return { game: this.game.name, board: this.board || null, options: { ...this.options }, chair: this.own, bots, master: this.master };
  }

  get proposal(): Proposal {
    return {
      game: this.game.name,
      players: this.players,
      board: this.board || null,
      options: { ...this.options },
      games: this.games,
      public: this.isPublic && this.hasFreeChair,
      pace: this.#pace,
      rated: this.isRated,
      advice: this.isAdvised,
      hints: this.hasHints,
      absent: this.absent,
      records: this.records,
    };
  }

  get #pace(): Settings["pace"] {
    switch (this.pace) {
      case "live":
        return { type: "live", seconds: this.minutes * 60, increment: this.increment };
      case "days":
        return { type: "days", days: this.days };
      case "free":
        return { type: "free" };
    }
  }
}
