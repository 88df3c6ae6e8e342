import { wordsOf } from "../../words.svelte.ts";

/** A message of this game, in the language of the page. */
export const say = wordsOf("dice-trip");
