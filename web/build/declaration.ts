// What authors of games in other packages write a board against: `board.d.ts`, beside the built client.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "board", "interface.ts");

/** The interface of boards as a declaration: it has nothing but types, and one constant. */
export function declarationOf(source: string): string {
  return source.replace(/^export const (\w+) = (\d+);$/gm, "export declare const $1: $2;");
}

export function declaration(): Plugin {
  return {
    name: "jacta-declaration",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "board.d.ts", source: declarationOf(readFileSync(SOURCE, "utf-8")) });
    },
  };
}
