import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogs } from "./build/catalogs.ts";
import { compress } from "./build/compress.ts";
import { data } from "./build/data.ts";
import { declaration } from "./build/declaration.ts";
import { gather } from "./build/gather.ts";
import { preload } from "./build/preload.ts";

const house = process.env.JACTA_HOUSE ?? "http://127.0.0.1:8330";

export default defineConfig({
  plugins: [svelte(), catalogs(), data(), declaration(), preload(), compress()],
  build: {
    target: "es2022",
    // No file is put into another as data: the house's policy allows no inline script or style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { manualChunks: gather(join(import.meta.dirname, "src", "main.ts")) },
    },
  },
  server: {
    // Not the short form: it changes the host, and the house takes pages of its own host only.
    proxy: { "/api": { target: house }, "/games": { target: house }, "/ws": { target: house, ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
