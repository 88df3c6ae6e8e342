// The data of games, as Python reads them: maps, roads, grids, cards.
//
//   import maps from "virtual:data/dice-trip"     what is in src/jacta/games/dice_trip/data, by name

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const python = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "jacta");
const PREFIX = "virtual:data/";

/** The files of a game's data. */
function files(game: string): string[] {
  const folder = join(python, "games", game.replaceAll("-", "_"), "data");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).sort().filter((name) => name.endsWith(".json")).map((name) => join(folder, name));
}

export function data(): Plugin {
  return {
    name: "jacta-data",
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
