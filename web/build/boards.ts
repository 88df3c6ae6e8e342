// The boards of games, as Python reads them: maps, roads, grids, cards.
//
//   import maps from "virtual:boards/dice-trip"     what is in src/jacta/games/dice_trip/boards, by name
//
// A game that has one board and not a choice of them keeps it in `data` instead.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const python = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "jacta");
const PREFIX = "virtual:boards/";
const FOLDERS = ["boards", "data"];

/** The files of a game's boards. */
export function files(game: string): string[] {
  const own = join(python, "games", game.replaceAll("-", "_"));
  return FOLDERS.map((name) => join(own, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).sort().map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".json"));
}

export function boards(): Plugin {
  return {
    name: "jacta-boards",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const found = files(id.slice(PREFIX.length + 1));
      for (const file of found) this.addWatchFile(file);
      const read = found.map((file) => [basename(file, ".json"), JSON.parse(readFileSync(file, "utf-8"))]);
      return `export default ${JSON.stringify(Object.fromEntries(read))};`;
    },
  };
}
