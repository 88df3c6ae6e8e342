// What the board says by itself, mostly in the words of the game.

import type { Colour } from "./position.ts";
import { say } from "./say.ts";

/** Such as “curve, red from top to right”. */
export function dieName(die: string): string {
  return say("die", { value: die });
}

export function faceName(face: string): string {
  return say("face", { value: face });
}

export function colourName(colour: Colour): string {
  return say("colour", { value: colour });
}

export function baseName(colour: Colour, side: string): string {
  return say("base-of", { colour, side: say("base", { value: side }) });
}
