// A code has what a camera looks for: three finders, and a quiet zone around all of it.

import { expect, test } from "vitest";
import { drawnCode } from "../../src/parts/links/qr.ts";

function modulesOf(address: string): { size: number; dark: Set<string> } {
  const { size, path } = drawnCode(address);
  const dark = new Set<string>();
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let by = 0; by < Number(long); by += 1) dark.add(`${Number(x) + by} ${y}`);
  return { size, dark };
}

test("the finders stand in three corners, four modules from the edge", () => {
  const { size, dark } = modulesOf("http://house.example/table/e97CFwGbAeTZk2jh");
  const far = size - 4 - 7;
  for (const [left, top] of [[4, 4], [far, 4], [4, far]] as const) {
    const ring = Array.from({ length: 7 }, (_, by) => [`${left + by} ${top}`, `${left} ${top + by}`]).flat();
    expect(ring.every((module) => dark.has(module))).toBe(true);
    expect(dark.has(`${left + 1} ${top + 1}`)).toBe(false);
    expect(dark.has(`${left + 3} ${top + 3}`)).toBe(true);
  }
  expect([...dark].every((module) => module.split(" ").every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(true);
});

test("another address is another code", () => {
  expect(drawnCode("http://house.example/table/a").path).not.toBe(drawnCode("http://house.example/table/b").path);
});
