// The words of the page, in the language of the visitor. Sentences about a game come from the house
// with the news; here are the page's own, and the names of colours, options and the like of a game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import loaders from "virtual:catalog/index";
import { at, of } from "./french.ts";
import { recall, remember } from "./storage.ts";

export const LANGUAGES = ["en", "fr", "de"] as const;
/** Under this name the words of the rooms are learned, like those of a game: the shelf does without. */
const ROOMS = "@rooms";
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

function preferred(): Language {
  const chosen = recall<Language>("language");
  if (chosen && LANGUAGES.includes(chosen)) return chosen;
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return wanted.map((tag) => tag.split("-")[0]!.toLowerCase() as Language).find((one) => LANGUAGES.includes(one)) ?? "en";
}

function bundle(text: string, language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { AT: ([name]) => at(name), OF: ([name]) => of(name) } });
  made.addResource(new FluentResource(text));
  return made;
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

function say(from: FluentBundle | null | undefined, id: string, values?: Values): string | null {
  const pattern = from?.getMessage(id)?.value;
  // Intl writes a hyphen before what is below zero.
  return pattern ? from!.formatPattern(pattern, values ?? null, []).replace(/(?<![^\s(])-(?=\d)/g, "−") : null;
}

class Words {
  #language = $state<Language>("en");
  #page = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Record<string, FluentBundle>>({});
  /** Where the house has the catalogs of games that are not part of this build, by game and language. */
  #elsewhere = new Map<string, Record<string, string>>();

  get language(): Language {
    return this.#language;
  }

  async start(): Promise<void> {
    await this.#load(preferred());
  }

  async speak(language: Language): Promise<void> {
    remember("language", language);
    await this.#load(language);
  }

  async #load(language: Language): Promise<void> {
    const wanted = Object.keys(this.#games);
    const [page, ...games] = await Promise.all([
      loaders[language]!(),
      ...wanted.map((game) => this.#ofGame(game, language).catch((error: unknown) => {
        // The page speaks another language, even if a package does not.
        if (!this.#elsewhere.has(game)) throw error;
        return null;
      })),
    ]);
    this.#language = language;
    this.#page = bundle(page.default, language);
    const late = Object.keys(this.#games).filter((game) => !wanted.includes(game));
    this.#games = Object.fromEntries(wanted.flatMap((game, place) => (games[place] ? [[game, games[place]]] : [])));
    document.documentElement.lang = language;
    await Promise.all(late.map((game) => this.learn(game)));
  }

  /** The words of a game in a language; null where neither this build nor the house has them. */
  async #ofGame(game: string, language: Language): Promise<FluentBundle | null> {
    const load = loaders[`${game}/${language}`];
    if (load) return bundle((await load()).default, language);
    const address = this.#elsewhere.get(game)?.[language];
    return address === undefined ? null : bundle(await fetched(address), language);
  }

  /** The house has the catalogs of a game, at these addresses by language. */
  find(game: string, addresses: Record<string, string>): void {
    this.#elsewhere.set(game, addresses);
  }

  /** Have the words of a game, if there are any. An effect that asks for them does not wait for them. */
  async learn(game: string): Promise<void> {
    const [games, language] = untrack(() => [this.#games, this.#language]);
    if (game in games) return;
    const found = await this.#ofGame(game, language);
    if (language !== this.#language) await this.learn(game);
    else if (found) this.#games = { ...this.#games, [game]: found };
  }

  /** What is loaded of a game, or of the rooms, comes together with its words. */
  async furnish<Part>(loading: Promise<Part>, of = ROOMS): Promise<Part> {
    const [found] = await Promise.all([loading, this.learn(of)]);
    return found;
  }

  /** A message of the page or of its rooms. */
  say(id: string, values?: Values): string {
    return say(this.#page, id, values) ?? say(this.#games[ROOMS], id, values) ?? id;
  }

  /** Names as a list in a sentence: “Anna, Ben and Ada”. */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.#language).format(names);
  }

  /** A message of a game; null where its catalog is not here or lacks it. */
  ofGame(game: string, id: string, values?: Values): string | null {
    return say(this.#games[game], id, values);
  }
}

export const words = new Words();

/** A number as it stands in the page: below zero with a minus; a dash where there is none. */
export function inFigures(value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  return value < 0 ? `−${-value}` : String(value);
}

/** A message of the page, with its variables filled in. */
export function t(id: string, values?: Values): string {
  return words.say(id, values);
}

/** What says the words of one game to its board; a message that is not there shows its name. */
export function wordsOf(game: string): (id: string, values?: Values) => string {
  return (id, values) => words.ofGame(game, id, values) ?? id;
}
