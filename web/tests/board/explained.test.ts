// An explanation stands beside what it explains.

import { describe, expect, test } from "vitest";
import { placeBeside, type Area } from "../../src/board/explained.ts";

const CARD = { width: 300, height: 90 };

function overlaps(one: Area, other: Area): boolean {
  const apart = one.left + one.width <= other.left || other.left + other.width <= one.left || one.top + one.height <= other.top || other.top + other.height <= one.top;
  return !apart;
}

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])("in a window of $width × $height", (room) => {
  const things: Area[] = [];
  for (let left = -20; left < room.width; left += 37) {
    for (let top = 0; top < room.height; top += 41) things.push({ left, top, width: 60, height: 50 });
  }

  test("it is wholly in sight and does not cover the thing", () => {
    for (const thing of things) {
      const card = { ...placeBeside(thing, CARD, room), ...CARD };
      expect(overlaps(card, thing), JSON.stringify(thing)).toBe(false);
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.top).toBeGreaterThanOrEqual(0);
      expect(card.left + card.width).toBeLessThanOrEqual(room.width);
      expect(card.top + card.height).toBeLessThanOrEqual(room.height);
    }
  });

  test("of what fills the window it takes one end", () => {
    const card = placeBeside({ left: 0, top: 0, ...room }, CARD, room);
    expect(card.top).toBe(room.height - CARD.height - 8);
  });
});

test("it stands above if it can, so that a finger does not hide it", () => {
  expect(placeBeside({ left: 400, top: 400, width: 40, height: 40 }, CARD, { width: 1440, height: 900 })).toEqual({ left: 270, top: 300 });
});

test("what is in a hand beside the board is explained beside the hand", () => {
  expect(placeBeside({ left: 1000, top: 400, width: 440, height: 40, isAside: true }, CARD, { width: 1440, height: 900 })).toEqual({ left: 690, top: 375 });
});
