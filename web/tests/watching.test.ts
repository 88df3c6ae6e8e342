// What is asked for until it is whole: not by whoever has left, and in spite of a refusal on the way.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HouseError } from "../src/api.ts";
import { AGAIN, watch } from "../src/compare/watching.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = new HouseError({ code: "too-fast", message: "Too fast." }, 429);

test("who has left while the house answers asks no more", async () => {
  const told = vi.fn();
  const ask = vi.fn(async () => ({ whole: false }));
  const leave = watch(ask, { told, refused: vi.fn() });
  leave();
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});

test("a refusal on the way is no end of it", async () => {
  const [told, refused] = [vi.fn(), vi.fn()];
  const ask = vi
    .fn<() => Promise<{ whole: boolean }>>()
    .mockResolvedValueOnce({ whole: false })
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ whole: true });
  watch(ask, { told, refused });
  await vi.advanceTimersByTimeAsync(5 * AGAIN);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(told).toHaveBeenLastCalledWith({ whole: true });
  expect(refused).not.toHaveBeenCalled();
});

test("a refusal at first is told", async () => {
  const refused = vi.fn();
  const ask = vi.fn(() => Promise.reject(refusal));
  watch(ask, { told: vi.fn(), refused });
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledWith(refusal.fault);
});
