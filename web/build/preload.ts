// The fonts are wanted at once, so the page says so before its style sheet does.

import type { Plugin } from "vite";

export function preload(): Plugin {
  return {
    name: "jacta-preload",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith(".woff2"));
        return fonts.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head-prepend" as const,
        }));
      },
    },
  };
}
