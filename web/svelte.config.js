import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { writtenOut } from "./src/style/media.ts";

export default {
  preprocess: [vitePreprocess(), { style: ({ content }) => ({ code: writtenOut(content) }) }],
  compilerOptions: { runes: true },
};
