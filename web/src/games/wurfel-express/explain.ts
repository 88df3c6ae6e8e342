// What everything on this table is good for, in one sentence with its rule.

import { inPercent } from "../../board/chance.ts";
import { explainsOf, type Explanation } from "../../board/explaining.svelte.ts";
import type { SeatInfo } from "../../board/interface.ts";
import { colourOf } from "../../pieces.ts";
import { words } from "../../words.svelte.ts";
import type { Lane, Strip, View } from "./payloads.ts";
import { CELLS, colourIn, lengthOf } from "./position.ts";
import { say } from "./say.ts";
import { longestOf } from "./taking.ts";
import { stripName } from "./words.ts";

/** Attached to what is drawn: it explains itself. */
export const explains = explainsOf("wurfel-express");

function whose(info: SeatInfo | undefined): { name: string; you: "yes" | "no" } {
  return { name: info?.name ?? "", you: info?.isYou ? "yes" : "no" };
}

export function trackExplained(info: SeatInfo | undefined, { front }: Lane): Explanation {
  const left = Math.max(0, CELLS - front);
  return { name: say("track-of", whose(info)), text: say("explain-track", { cell: front, left }), clause: "WE-R36" };
}

export function goalExplained(): Explanation {
  return { name: say("goal"), text: say("explain-goal"), clause: "WE-R36" };
}

export function lanternExplained(): Explanation {
  return { name: say("lantern"), text: say("explain-lantern"), clause: "WE-R34" };
}

export function markerExplained(info: SeatInfo | undefined): Explanation {
  return { name: say("marker-of", whose(info)), text: say("explain-marker"), clause: "WE-R27" };
}

/** A strip on a track: of what use it is to its owner, and whether it can be stolen. */
export function stripExplained(strip: Strip, info: SeatInfo | undefined, { strips }: Lane, chance?: number): Explanation {
  const [is, clause] = info?.isYou
    ? ["own", "WE-R24"]
    : strips.length === 1
      ? ["only", "WE-R28"]
      : [strips[0] === strip ? "rear" : "within", "WE-R27"];
  return { name: stripName(strip), text: withChance(say("explain-strip", { is, ...valuesOf(strip), ...whose(info) }), chance), clause };
}

const STOCK_CLAUSES = { here: "WE-R18", taken: "WE-R20", out: "WE-R5", gone: "WE-R21" } as const;

/** A strip's place in the stock. */
export function stockExplained(strip: Strip, state: keyof typeof STOCK_CLAUSES, chance?: number): Explanation {
  return { name: stripName(strip), text: withChance(say("explain-stock", { state, ...valuesOf(strip) }), chance), clause: STOCK_CLAUSES[state] };
}

/** A sentence, and after it how likely the strip is for whoever throws for it. */
function withChance(text: string, chance: number | undefined): string {
  return chance === undefined ? text : `${text} ${say("explain-chance", { chance: inPercent(chance) })}`;
}

/** How likely it is that nothing can be taken in the end. */
export function riskExplained(chance: number): Explanation {
  return { name: say("risk", { chance: inPercent(chance) }), text: say("explain-risk"), clause: "WE-R31" };
}

export function colourExplained(code: string): Explanation {
  return { name: colourOf(code), text: say("explain-colour"), clause: "WE-R24" };
}

/** A die before one throws again: what it counts for, or why it is of no use. */
export function dieExplained(code: string, { dice, dead, takeable, tracks, active }: View): Explanation {
  const count = [...dice].filter((other) => other === code).length;
  const longest = longestOf(takeable.filter((strip) => colourIn(strip) === code))[0];
  const isDead = dead[0]?.includes(code) ?? false;
  const isHeld = tracks[active ?? 0]?.closed.includes(code) ?? false;
  const [is, clause] = isHeld ? ["held", "WE-R24"] : isDead ? ["none", "WE-R22"] : longest ? ["takes", "WE-R18"] : [count < 2 ? "one" : "few", "WE-R18"];
  return { name: say("dice", { symbol: code, count }), text: say("explain-die", { is, strip: longest ? stripName(longest) : "" }), clause };
}

/** The colours of which no dice help in this turn. */
export function deadExplained(dead: string): Explanation | null {
  return dead ? { name: say("of-no-use", { colours: words.list([...dead].map(colourOf)) }), text: say("explain-dead"), clause: "WE-R24" } : null;
}

export function throwsExplained(name: string): Explanation {
  return { name, text: say("explain-throws"), clause: "WE-R15" };
}

export function fewerDiceExplained(count: number): Explanation {
  return { name: say("dice-left", { count }), text: say("explain-fewer-dice"), clause: "WE-R12" };
}

function valuesOf(strip: Strip): { colour: string; length: number } {
  return { colour: colourIn(strip), length: lengthOf(strip) };
}
