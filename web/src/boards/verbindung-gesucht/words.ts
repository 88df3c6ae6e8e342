// What the board says by itself, mostly in the words of the game.

import { t, words } from "../../words.svelte.ts";
import type { Colour } from "./position.ts";

const GAME = "verbindung-gesucht";

/** Such as “curve, red from top to right”. */
export function dieName(die: string): string {
  return words.ofGame(GAME, "die", { value: die }) ?? die;
}

export function faceName(face: string): string {
  return words.ofGame(GAME, "face", { value: face }) ?? face;
}

export function colourName(colour: Colour): string {
  return words.ofGame(GAME, "colour", { value: colour }) ?? colour;
}

export function baseName(colour: Colour, side: string): string {
  return t("vg-base", { colour, side: words.ofGame(GAME, "base", { value: side }) ?? side });
}
