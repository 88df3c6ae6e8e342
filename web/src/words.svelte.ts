// The words of the page, in the language of the visitor. Sentences about a game come from the house
// with the news; here are the page's own, and the names of colours, options and the like of a game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { untrack } from "svelte";
import loaders from "virtual:catalog/index";
import { recall, remember } from "./keeping.ts";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

function preferred(): Language {
  const chosen = recall<Language>("language");
  if (chosen && LANGUAGES.includes(chosen)) return chosen;
  const wanted = typeof navigator === "undefined" ? [] : [...navigator.languages];
  const found = negotiateLanguages(wanted, [...LANGUAGES], { defaultLocale: "en", strategy: "lookup" });
  return found[0] as Language;
}

async function bundle(name: string, language: Language): Promise<FluentBundle | null> {
  const load = loaders[name];
  if (!load) return null;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource((await load()).default));
  return made;
}

function say(from: FluentBundle | null | undefined, id: string, values?: Values): string | null {
  const pattern = from?.getMessage(id)?.value;
  return pattern ? from!.formatPattern(pattern, values ?? null, []) : null;
}

class Words {
  #language = $state<Language>("en");
  #page = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Record<string, FluentBundle | null>>({});

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
      bundle(language, language),
      ...wanted.map((game) => bundle(`${game}/${language}`, language)),
    ]);
    this.#language = language;
    this.#page = page ?? null;
    const late = Object.keys(this.#games).filter((game) => !wanted.includes(game));
    this.#games = Object.fromEntries(wanted.map((game, place) => [game, games[place] ?? null]));
    document.documentElement.lang = language;
    await Promise.all(late.map((game) => this.learn(game)));
  }

  /** Have the words of a game, if they are part of this build. An effect that asks for them does not wait for them. */
  async learn(game: string): Promise<void> {
    const [games, language] = untrack(() => [this.#games, this.#language]);
    if (game in games) return;
    const found = await bundle(`${game}/${language}`, language);
    if (language === this.#language) this.#games = { ...this.#games, [game]: found };
    else await this.learn(game);
  }

  /** A message of the page. */
  say(id: string, values?: Values): string {
    return say(this.#page, id, values) ?? id;
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

/** A message of the page, with its variables filled in. */
export function t(id: string, values?: Values): string {
  return words.say(id, values);
}

/** What says the words of one game to its board; a message that is not there shows its name. */
export function wordsOf(game: string): (id: string, values?: Values) => string {
  return (id, values) => words.ofGame(game, id, values) ?? id;
}
