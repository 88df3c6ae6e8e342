import { expect, test } from "vitest";
import { curveOf, figure, partsOf, rowsOf } from "../src/record/luck.ts";
import type { BalanceTold } from "../src/wire.ts";

function balance(parts: Partial<BalanceTold>): BalanceTold {
  const { expected = 0, luck = 0, own = 0, others = 0, revision = 0 } = parts;
  return { expected, luck, own, others, revision, result: expected + luck + own + others + revision, doubt: 0 };
}

test("bars begin where the one before ended, and lead from what was expected to the result", () => {
  const [one, other] = rowsOf([balance({ expected: 0.2, luck: 1.3, own: -0.4, others: 0.1, revision: -0.2 }), balance({ expected: -0.2, luck: -1.3 })]);
  const ends = one!.bars.map(({ from, to }) => [from, to]);
  expect(ends[0]![0]).toBeCloseTo(one!.expected);
  for (const [place, [from]] of ends.slice(1).entries()) expect(from).toBeCloseTo(ends[place]![1]!);
  expect(ends.at(-1)![1]).toBeCloseTo(one!.result);
  expect(other!.result).toBeCloseTo(0);
  expect(Math.max(...ends.flat())).toBeCloseTo(1);
});

test("where nothing happened nothing is divided by nothing", () => {
  expect(rowsOf([balance({})])[0]!.result).toBe(0);
});

test("who plays alone has no others", () => {
  expect(partsOf([balance({})])).not.toContain("others");
  expect(partsOf([balance({}), balance({})])).toContain("others");
});

test("figures have a minus, and nothing has no sign", () => {
  expect(figure(-0.256, 2)).toBe("−0.26");
  expect(figure(0.256, 2, true)).toBe("+0.26");
  expect(figure(-0.001, 2, true)).toBe("0.00");
});

test("a curve goes from the first step to the last, and up with the chance", () => {
  const moments = [{ step: 0, chances: [0.5] }, { step: 10, chances: [0.25] }, { step: 40, chances: [1] }];
  expect(curveOf(moments, 0)).toEqual([
    [0, 0.5],
    [0.25, 0.75],
    [1, 0],
  ]);
});
