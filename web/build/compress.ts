// Every text file of the build also as .br and .gz, so that the house need not compress anything.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const WORTH = 600;

export function compress(): Plugin {
  let folder = "dist";
  return {
    name: "jacta-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        const file = join(folder, name);
        if (!TEXT.test(name) || statSync(file).size < WORTH) continue;
        const content = readFileSync(file);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
