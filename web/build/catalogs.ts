// The Fluent catalogs of the client: its own, that of its rooms, and one a game, made of what Python says in it and
// what its board says.
//
//   import own from "virtual:catalog/fr"                     the words of the page and the shelf, with those of the bots
//   import rooms from "virtual:catalog/@rooms/fr"            the words of all other rooms
//   import game from "virtual:catalog/wurfel-express/fr"     the words of a game, with the engine's

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "fr", "de"] as const;

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const python = join(web, "..", "src", "jacta");
const PREFIX = "virtual:catalog/";
/** The catalog of the rooms beside those of games: none of them is called so. */
const ROOMS = "@rooms";

/** The folders of games, by the name that the house uses. */
export function games(): string[] {
  const folder = join(python, "games");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "locale")))
    .map((entry) => entry.name.replaceAll("_", "-"));
}

/** The files whose messages make up a catalog: `fr`, `@rooms/fr` or `wurfel-express/fr`. */
export function files(name: string): string[] {
  const [language, game] = name.split("/").reverse() as [string, string?];
  if (game === undefined) return [join(web, "src"), join(python, "bots")].map((place) => join(place, "locale", `${language}.ftl`));
  if (game === ROOMS) return [join(web, "src", "rooms", "locale", `${language}.ftl`)];
  const places = [join(python, "engine"), join(python, "games", game.replaceAll("-", "_")), join(web, "src", "games", game)];
  return places.map((place) => join(place, "locale", `${language}.ftl`)).filter(existsSync);
}

/** The text of a catalog, without comments and empty lines. */
export function text(name: string): string {
  return files(name)
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .join("\n");
}

export function catalogs(): Plugin {
  const index = `${PREFIX}index`;
  return {
    name: "jacta-catalogs",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      if (id === `\0${index}`) return loaders();
      const name = id.slice(PREFIX.length + 1);
      for (const file of files(name)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(name))};`;
    },
  };
}

/** A table of all catalogs, each loaded when it is first wanted. */
function loaders(): string {
  const names = LANGUAGES.flatMap((l) => [l, ...[ROOMS, ...games()].map((name) => `${name}/${l}`)]);
  const rows = names.map((n) => `${JSON.stringify(n)}: () => import(${JSON.stringify(PREFIX + n)})`);
  return `export default {${rows.join(",")}};`;
}
