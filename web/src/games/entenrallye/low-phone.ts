// Phones that are too low for a landscape, a hand and all panels at once: what can wait is folded away.

import { MediaQuery } from "svelte/reactivity";
import { MEDIA } from "../../style/media.ts";

/** One's own car is folded to a button; a phone on its side has room for it beside the landscape. */
export const foldsCar = new MediaQuery("(max-width: 999px) and (min-height: 500px) and (max-height: 859px)");
/** The hand stands in a column beside the board, and is high. */
export const desk = new MediaQuery("(min-width: 1000px)");
/** Calendar and all cars are folded to a button, too. */
export const foldsPanel = new MediaQuery(MEDIA["low-narrow"]);
