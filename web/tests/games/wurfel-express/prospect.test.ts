import { describe, expect, it } from "vitest";
import type { Odds, Prospect, View } from "../../../src/games/wurfel-express/payloads.ts";
import { kept, prospectOf } from "../../../src/games/wurfel-express/prospect.ts";
import type { Plan } from "../../../src/games/wurfel-express/plan.svelte.ts";

const at = (failing: number): Prospect => ({ failing, strips: {} });
const odds: Odds = { throws: 2, kept: { "-": at(0.3), RR: at(0.1) }, discards: [] };
const view = (more: Partial<View>): View => ({ phase: "keep", counting: "", ...more }) as View;
const plan = (more: Partial<Plan>): Plan => ({ keep: null, discard: 0, ...more }) as Plan;

describe("the prospect of the throw that one is about to make", () => {
  it("is that of the dice that are kept", () => {
    expect(prospectOf(odds, view({}), plan({ keep: "RR" }))?.failing).toBe(0.1);
    expect(prospectOf(odds, view({}), plan({ keep: kept("") }))?.failing).toBe(0.3);
  });

  it("is that of the dice that count, for those who only look", () => {
    expect(prospectOf(odds, view({ counting: "RR" }), plan({}))?.failing).toBe(0.1);
  });

  it("is none where all dice are kept, and without odds", () => {
    expect(prospectOf(odds, view({}), plan({ keep: "RRGGWWK" }))).toBeNull();
    expect(prospectOf(undefined, view({}), plan({ keep: "RR" }))).toBeNull();
  });

  it("is by how many strips are discarded before the first throw", () => {
    const discarding: Odds = { throws: 3, kept: {}, discards: [at(0.02), at(0.05)] };
    expect(prospectOf(discarding, view({ phase: "discard" }), plan({ discard: 1 }))?.failing).toBe(0.05);
  });
});
