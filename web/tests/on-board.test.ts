// A decision that is taken again on the board: what is built, what is tried, and what comes too late.

import { beforeEach, expect, test, vi } from "vitest";
import type { GameAction, PositionTold, ReplayTold } from "../src/wire.ts";

const ask = vi.hoisted(() => vi.fn());
vi.mock("../src/api.ts", async (original) => ({ ...(await original<object>()), ask }));
vi.mock("../src/words.svelte.ts", () => ({ words: { language: "en" }, t: (id: string) => id }));

const { HouseError } = await import("../src/api.ts");
const { OnBoard } = await import("../src/record/on-board.svelte.ts");
const { Rewinding } = await import("../src/record/rewinding.svelte.ts");

const told = { settings: { game: "sledges" }, seats: [{ name: "Anna" }, { name: "Ben" }] } as unknown as ReplayTold;
const here = { position: { here: true } } as unknown as PositionTold;
const action = (type: string): GameAction => ({ type });
const one = (type: string) => ({ action: action(type), notation: type, label: `Do ${type}` });
const DONE = one("done");
const FUTURES = { futures: 200, most: 200 };

/** Whoever asks waits until the test answers. */
interface Asked {
  actions: string[];
  answer: () => void;
  refuse: () => void;
}
let asked: Asked[] = [];
let futures: string[] = [];
let others = [one("left"), one("right"), one("throw")];

const refusal = new HouseError({ code: "rule", message: "Not there.", clause: "SL-R1" }, 409);

/** What the house says to such actions: dice fall after a throw, everything else ends the turn. */
function after(actions: string[]) {
  const throws = actions.at(-1) === "throw";
  return { view: { seat: 1, after: actions }, legal: [], acting: [throws ? 1 : 0], over: false, steps: [{ events: [{ type: "moved" }], says: ["Moved."] }], chosen: [], labels: [], text: [] };
}

beforeEach(() => {
  asked = [];
  futures = [];
  others = [one("left"), one("right"), one("throw")];
  ask.mockReset();
  ask.mockImplementation((name: string, { body, query }: { body?: { actions: GameAction[] }; query?: { action: string } }) => {
    if (name === "decision") return Promise.resolve({ step: 3, seat: 1, done: DONE, others });
    if (name === "futures") {
      futures.push(query!.action);
      return Promise.resolve(FUTURES);
    }
    const actions = body!.actions.map(({ type }) => type);
    return new Promise((resolve, reject) => {
      asked.push({ actions, answer: () => resolve(after(actions)), refuse: () => reject(refusal) });
    });
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The house answers what was asked for last. */
async function answered(): Promise<void> {
  asked.at(-1)!.answer();
  await settled();
}

async function shown() {
  const rewinding = new Rewinding("table", 0, 3);
  await rewinding.read();
  const onboard = new OnBoard(told, here, rewinding);
  const props = () => onboard.props([])!;
  void onboard.show();
  await answered();
  return { rewinding, onboard, props, turn: props().turn! };
}

const afterOf = (props: { view: object }) => (props.view as { after: string[] }).after;

test("what is built lies on the board, and is tried when it is confirmed", async () => {
  const { rewinding, onboard, props, turn } = await shown();
  expect(props().legal.map(({ label }) => label)).toEqual(["Do done", "Do left", "Do right", "Do throw"]);
  const agreed = turn.add(action("left"));
  expect(onboard.busy).toBe(true);
  await answered();
  expect(await agreed).toBe(true);
  expect([afterOf(props()), props().draft?.actions, onboard.built?.label, rewinding.tried]).toEqual([["left"], [action("left")], "Do left", null]);
  expect(await turn.confirm()).toBe(true);
  await onboard.show();
  expect([rewinding.tried?.label, afterOf(props()), props().turn, props().draft]).toEqual(["Do left", ["left"], undefined, null]);
  expect(asked).toHaveLength(2); // it was known how it looks
});

test("one action counts: the new one of several, and the first where nothing is built", async () => {
  const { onboard, turn } = await shown();
  void turn.build([action("left"), action("right")]);
  await answered();
  expect(onboard.built?.notation).toBe("left");
  void turn.build([action("left"), action("right")]);
  await answered();
  expect(onboard.built?.notation).toBe("right");
  void turn.add(action("left"));
  await answered();
  expect(onboard.built?.notation).toBe("left");
  expect(asked.map(({ actions }) => actions)).toEqual([[], ["left"], ["right"], ["left"]]);
});

test("what a board adds to end the turn changes nothing: what is built is tried", async () => {
  const { rewinding, turn } = await shown();
  void turn.add(action("left"));
  await answered();
  expect(await turn.confirm([action("left"), action("end")])).toBe(true);
  expect(rewinding.tried?.notation).toBe("left");
});

test("what is not allowed is asked for, so that the house says why not", async () => {
  const { onboard, props, turn } = await shown();
  void turn.add(action("left"));
  await answered();
  const agreed = turn.add(action("up"));
  expect(asked.at(-1)!.actions).toEqual(["left", "up"]);
  asked.at(-1)!.refuse();
  expect(await agreed).toBe(false);
  expect([props().refused?.message, props().refused?.clause, onboard.built?.notation, onboard.busy]).toEqual(["Not there.", "SL-R1", "left", false]);
  void turn.takeBack();
  await settled();
  expect([props().refused, onboard.built, props().draft]).toEqual([null, null, null]);
});

test("a step that would come after the first is not compared, and what is built stays", async () => {
  const { onboard, turn } = await shown();
  void turn.add(action("left"));
  await answered();
  const agreed = turn.add(action("then"));
  await answered();
  expect([await agreed, onboard.built?.notation, onboard.fault]).toEqual([false, "left", null]);
});

test("a throw waits to be tried, and the board is as it was", async () => {
  const { rewinding, onboard, props, turn } = await shown();
  void turn.add(action("throw"));
  await answered();
  expect([rewinding.tried, onboard.built?.notation, onboard.isUnseen, afterOf(props()), props().draft]).toEqual([null, "throw", true, [], null]);
  expect(props().legal).toHaveLength(4);
  expect(onboard.try()).toBe(true);
  expect(futures.at(-1)).toBe("throw");
});

test("what was done is not tried", async () => {
  const { rewinding, onboard, turn } = await shown();
  void turn.add(action("done"));
  await answered();
  expect([onboard.isDone, await turn.confirm(), rewinding.tried, futures]).toEqual([true, false, null, ["done"]]);
});

test("where nothing else could be done, nothing is", async () => {
  others = [];
  const rewinding = new Rewinding("table", 0, 3);
  await rewinding.read();
  const onboard = new OnBoard(told, here, rewinding);
  void onboard.show();
  await answered();
  expect(onboard.props([])!.turn).toBeUndefined();
});

test("what one had in mind ends with what was tried", async () => {
  const { rewinding, onboard, props, turn } = await shown();
  expect(props().turn).toBe(turn);
  rewinding.try(others[0]!);
  void onboard.show();
  await answered();
  rewinding.forget();
  await onboard.show();
  expect([props().turn === turn, afterOf(props()), props().legal.length, onboard.built]).toEqual([false, [], 4, null]);
});

test("what is chosen and forgotten before the answer is not shown", async () => {
  const { rewinding, onboard, props } = await shown();
  rewinding.try(others[0]!);
  void onboard.show();
  rewinding.forget();
  void onboard.show();
  expect(onboard.busy).toBe(false);
  await answered();
  expect([afterOf(props()), onboard.built, props().legal.length]).toEqual([[], null, 4]);
});

test("what is chosen from the list counts, though something is on its way from the board", async () => {
  const { rewinding, onboard, props, turn } = await shown();
  const agreed = turn.add(action("left"));
  rewinding.try(others[1]!);
  void onboard.show();
  asked[1]!.answer();
  expect([await agreed, onboard.busy]).toEqual([false, true]);
  await answered();
  expect([rewinding.tried?.notation, afterOf(props()), onboard.busy]).toEqual(["right", ["right"], false]);
});

test("nothing is played on for somebody who has left", async () => {
  const { rewinding, onboard, turn } = await shown();
  void turn.add(action("left"));
  await answered();
  const before = futures.length;
  rewinding.stop();
  onboard.try();
  expect([rewinding.tried, futures.length]).toEqual([null, before]);
  await rewinding.read();
  onboard.try();
  expect([rewinding.tried?.notation, futures.at(-1)]).toEqual(["left", "left"]);
});

test("a board that could not be shown is asked for again", async () => {
  const rewinding = new Rewinding("table", 0, 3);
  await rewinding.read();
  const onboard = new OnBoard(told, here, rewinding);
  void onboard.show();
  expect(onboard.isReady).toBe(false);
  asked.at(-1)!.refuse();
  await settled();
  expect([onboard.isReady, onboard.fault?.message, onboard.props([])]).toEqual([false, "Not there.", null]);
  void onboard.show();
  await answered();
  expect([onboard.isReady, onboard.fault]).toEqual([true, null]);
});
