// The board of Nenuphar for the page of any house of Jacta: the module that docs/boards.md asks for.
//
// Plain JavaScript, so that this example needs nothing to be built. Any framework will do whose build
// makes an ES module of this shape.

import { Hand } from "./hand.js";
import { placeName, Pond } from "./pond.js";

/** The styles are there before the first board is drawn. */
function dressed() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("./board.css", import.meta.url).href;
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

await dressed();

export default {
  interface: 1,

  mount(element, props) {
    return new Pond(element, props);
  },

  mountHand(element, props) {
    return new Hand(element, props);
  },

  prompt({ view, draft, say }) {
    if (draft !== null && draft.effect !== "open") return say("prompt-confirm");
    return view.phase === "over" ? null : say(`prompt-${view.phase}`);
  },

  about(seat, view, narrow, say) {
    const cell = view.cells[seat];
    return narrow ? String(cell) : placeName(cell, { view, say });
  },
};
