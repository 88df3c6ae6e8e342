import { describe, expect, it } from "vitest";
import { inHundredths, inPercent } from "../../src/board/chance.ts";

describe("a chance", () => {
  it("is never nothing where something can happen, and never sure where it can fail", () => {
    expect([0, 0.001, 0.42, 0.995, 1].map(inHundredths)).toEqual(["0", "<1", "42", ">99", "100"]);
  });

  it("has its sign", () => {
    expect(inPercent(1 / 6)).toBe("17%");
  });
});
