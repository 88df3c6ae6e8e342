// Who one is here: met once at a time, and gone with whoever leaves.

import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../src/wire.ts";

const ask = vi.hoisted(() => vi.fn());
vi.mock("../src/api.ts", async (original) => ({ ...(await original<object>()), ask }));
vi.mock("../src/words.svelte.ts", () => ({ words: { language: "en" }, t: (id: string) => id }));

const { HouseError } = await import("../src/api.ts");
const { house } = await import("../src/house.svelte.ts");

const guest: Me = { person: "anna", name: "Anna", proposed: false, language: "en", login: null, guest: true, avatar: { colour: "red", shape: "disc" }, private: false };
const offline = new HouseError({ code: "offline", message: "" }, 0);

/** What the house answers to each question. */
function answers(told: Record<string, unknown>): void {
  ask.mockImplementation(async (name: string) => {
    const answer = told[name];
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

beforeEach(() => {
  ask.mockReset();
  house.me = guest;
  house.person = "anna";
});

test("the codes of an account are told whatever comes after", async () => {
  answers({ makeAccount: { codes: ["A", "B"] }, whoAmI: offline });
  expect(await house.makeAccount("anna", "secret")).toEqual(["A", "B"]);
  expect([house.me?.login, house.me?.guest]).toEqual(["anna", false]);
});

test("who leaves is nobody here, also where nobody new can be met", async () => {
  answers({ signOut: undefined, whoAmI: offline });
  await expect(house.signOut()).rejects.toBe(offline);
  expect([house.me, house.person]).toEqual([null, null]);
  answers({ whoAmI: { ...guest, person: "ben" } });
  await house.meet();
  expect(house.person).toBe("ben");
});

test("who asks twice at once is met once", async () => {
  answers({ whoAmI: guest });
  expect(await Promise.all([house.meet(), house.meet()])).toEqual([guest, guest]);
  expect(ask).toHaveBeenCalledTimes(1);
  await house.meet();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("oneself is also who plays beside one, and nobody else", () => {
  expect(["anna", "anna.x1", "annabel", null].map((who) => house.isMe(who))).toEqual([true, true, false, false]);
  house.person = null;
  expect([house.isMe("anna"), house.isMe(null)]).toEqual([false, false]);
});
