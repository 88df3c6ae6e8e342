// The store of a table is made from messages alone.

import { beforeEach, expect, test, vi } from "vitest";
import { HouseError } from "../src/api.ts";
import type { Listener } from "../src/socket.ts";
import type { Done, DraftTold, Facts, GameTold, Happening, News, Now, Said } from "../src/wire.ts";

vi.mock("../src/words.svelte.ts", () => ({
  words: { language: "en", say: (id: string) => id, list: (names: string[]) => names.join(", ") },
  t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(" "),
}));

const { house } = await import("../src/house.svelte.ts");
const { TableStore } = await import("../src/table.svelte.ts");
const { bannerOf } = await import("../src/table/banner.ts");
const { keepLink, forgetLink } = await import("../src/table/menu/seat-link.ts");
const { notation } = await import("../src/table/told.ts");

const paragraph = (text: string): NonNullable<Now["text"]>[number] => ({ type: "paragraph", text });
const chair = (number: number, who: string | null): Facts["chairs"][number] => ({
  chair: number, seat: number, who, name: who, bot: null, is_bot: false, present: true,
  stand_in: null, lost: false, kept_for: null, avatar: null,
});
const facts = (...people: (string | null)[]): Facts => ({
  settings: {
    game: "sledges", version: 1, players: people.length, board: "b", options: {}, stand_in: "random", games: 1,
    public: false, pace: { type: "live", seconds: 60, increment: 0 }, advice: true, hints: false, rated: false, absent: "bot",
    records: "public",
  },
  opened_by: "anna", commitments: [], former: [], salts: [], unsalted: [], chairs: people.map((who, number) => chair(number, who)), games: [],
  match_ranking: null, watching: 0, follows: null, rematch: null, spectators: [],
});
const now = (n: number, more: Partial<Now> = {}): Now => ({
  n, at: 0, state: "running", round: 0, paused: false, pause_asked: [], acting: [0],
  clocks: [60_000_000, 60_000_000], running: [], deadlines: [null, null], ...more,
});
const step = (n: number, more: Partial<Happening> = {}): Happening => ({ n, at: 0, round: 0, what: "acted", seat: 0, ...more });
const news = (after: number, steps: Happening[], state: Now, more: Partial<News> = {}): News => ({
  type: "news", table: "t", chair: -1, after, steps, now: state, ...more,
});
const draft: DraftTold = {
  type: "draft", seat: 0, actions: [{ type: "stop" }], effect: "open", events: [],
  view: { seat: 0, players: 2 }, legal: [{ type: "take", strip: "R2" }], labels: ["Take red 2"], chosen: ["Stop"],
};

let table: InstanceType<typeof TableStore>;
const again = vi.spyOn(house.socket, "again").mockImplementation(() => {});

beforeEach(() => {
  again.mockClear();
  house.person = null;
  house.games = null;
  forgetLink("t");
  table = new TableStore("t");
});

test("what a restored house does not know any more is forgotten, and old news are not heard", () => {
  table.hear(news(0, [step(1), step(2), step(3)], now(3), { facts: facts("anna", "ben") }));
  table.hear(news(1, [step(2)], now(2)));
  expect(table.now?.n).toBe(3);
  table.hear(news(0, [step(1), step(2)], now(2), { facts: facts("anna", "ben") }));
  expect(table.now?.n).toBe(2);
  expect(table.steps.map((one) => one.n)).toEqual([1, 2]);
  table.hear(news(2, [step(3)], now(3)));
  expect(table.steps.map((one) => one.n)).toEqual([1, 2, 3]);
});

test("steps follow each other, and what is known already is skipped", () => {
  table.hear(news(0, [step(1), step(2)], now(2), { facts: facts("anna", "ben") }));
  table.hear(news(1, [step(2), step(3)], now(3)));
  expect(table.steps.map((one) => one.n)).toEqual([1, 2, 3]);
});

test("old news change nothing", () => {
  table.hear(news(0, [step(1), step(2)], now(2)));
  table.hear(news(1, [], now(1, { paused: true })));
  expect(table.now?.n).toBe(2);
  expect(table.now?.paused).toBe(false);
});

test("after a gap the page asks for the rest", () => {
  table.hear(news(0, [step(1)], now(1)));
  table.hear(news(4, [step(5)], now(5)));
  expect(again).toHaveBeenCalledWith("t");
  expect(table.now?.n).toBe(1);
});

test("what happened before one came is not fresh, what comes after is", () => {
  const threw = { type: "threw", seat: 0, dice: "R" };
  table.hear(news(0, [step(1, { events: [threw], says: ["a"] })], now(1)));
  expect(table.fresh).toEqual([]);
  table.hear(news(1, [step(2, { events: [threw], says: ["b"] })], now(2)));
  expect(table.fresh).toEqual([{ n: 2, event: threw, says: "b" }]);
});

test("what happens before the board is there is shown with it, and weighed by it", () => {
  const threw = { type: "threw", seat: 0, dice: "R" };
  table.wait();
  table.hear(news(0, [step(1)], now(1), { chair: 0, facts: facts("anna", "ben") }));
  table.hear(news(1, [step(2, { what: "drew", events: [threw], says: ["a"] })], now(2), { chair: 0 }));
  expect([table.now?.n, table.fresh]).toEqual([1, []]);
  table.weigh = ({ type }) => (type === "threw" ? "throw" : "move");
  table.begin();
  expect([table.now?.n, table.fresh.map(({ says }) => says), table.isForced]).toEqual([2, ["a"], false]);
});

test("the legal actions are those after the draft, with their labels", () => {
  const mine = { legal: [{ type: "stop" }], labels: ["Stop"] };
  table.hear(news(0, [], now(1, mine), { chair: 0, facts: facts("anna", "ben") }));
  expect(table.legal).toEqual([{ action: { type: "stop" }, label: "Stop" }]);
  table.hear(news(1, [], now(1, { ...mine, draft }), { chair: 0 }));
  expect(table.legal).toEqual([{ action: { type: "take", strip: "R2" }, label: "Take red 2" }]);
  expect(table.chosen).toEqual([{ action: { type: "stop" }, label: "Stop" }]);
});

test("a draft is void once its seat has acted or dice have fallen, and not when another acts", () => {
  table.hear(news(0, [], now(0, { legal: [], draft }), { chair: 0 }));
  table.hear(news(0, [step(1, { seat: 1 })], now(1, { legal: [] }), { chair: 0 }));
  expect(table.draft).not.toBeNull();
  table.hear(news(1, [step(2, { seat: 0 })], now(2, { legal: [] }), { chair: 0 }));
  expect(table.draft).toBeNull();
});

test("once one has given up, or the game is over, only what is stored is shown", () => {
  const stored = { view: { seat: 0, players: 2, cell: 3 }, text: [paragraph("stored")] };
  table.hear(news(0, [], now(1, { ...stored, legal: [], draft }), { chair: 0, facts: facts("anna", "ben") }));
  expect(table.view).toEqual(draft.view);
  const left = step(2, { what: "left", chair: 0, why: "gave-up", lost: true });
  table.hear(news(1, [left, step(3, { what: "ended" })], now(3, { ...stored, state: "over", acting: [] }), { chair: 0 }));
  expect([table.draft, table.chosen, table.view, table.text]).toEqual([null, [], stored.view, stored.text]);
});

test("news that tell of no draft leave it as it is, null takes it away", () => {
  table.hear(news(0, [], now(0, { legal: [], draft }), { chair: 0 }));
  expect(table.draft).toEqual(draft);
  table.hear(news(0, [], now(0, { legal: [] }), { chair: 0 }));
  expect(table.draft).toEqual(draft);
  table.hear(news(0, [], now(0, { legal: [], draft: null }), { chair: 0 }));
  expect(table.draft).toBeNull();
});

test("whoever has a chair looks through it", () => {
  house.person = "ben";
  table.hear(news(0, [step(1)], now(1), { facts: facts("anna", "ben") }));
  expect(table.chair).toBe(1);
  expect(table.steps).toEqual([]);
  expect(again).toHaveBeenCalledWith("t");
});

test("of several at one device the one that acts looks", () => {
  house.person = "anna";
  table.hear(news(0, [], now(1, { acting: [1] }), { facts: facts("anna", "anna.x1") }));
  expect(table.chair).toBe(1);
  table.hear(news(0, [], now(2, { acting: [0] }), { chair: 1 }));
  expect(table.chair).toBe(0);
});

test("who plays alone at a device is “you”, several have their names", () => {
  house.person = "anna";
  table.hear(news(0, [], now(1), { chair: 0, facts: facts("anna", "ben") }));
  expect(table.seats.map(({ isYou }) => isYou)).toEqual([true, false]);
  const both = new TableStore("t");
  both.hear(news(0, [], now(1), { chair: 0, facts: facts("anna", "anna.x1") }));
  expect(both.seats.map(({ isMine, isYou }) => [isMine, isYou])).toEqual([[true, false], [true, false]]);
});

test("a screen for the room looks as a spectator until one goes back to one's chair", () => {
  house.person = "ben";
  const screen = new TableStore("t", true);
  screen.hear(news(0, [], now(1), { facts: facts("anna", "ben") }));
  expect([screen.chair, screen.seats.some(({ isYou }) => isYou)]).toEqual([-1, false]);
  screen.share(false);
  expect([screen.chair, screen.isShared]).toEqual([1, false]);
  screen.share(true);
  expect(screen.chair).toBe(-1);
});

const seen: Partial<Now> = { view: { seat: 0, players: 2 }, text: [paragraph("R2")], legal: [{ type: "stop" }], labels: ["Stop"] };
const told = (hidden: boolean): GameTold => ({
  name: "sledges", title: "Sledges", version: 1, fewest: 2, most: 4, boards: ["b"], options: [], bots: [], points: false, hidden, daily: false, hints: false, puzzles: false, strategy: false, compiling: 0, author: "", publisher: "", year: "", about: "", rules: true, page: { board: null, cover: null, lesson: null, words: {} },
});

test("through the eyes of another chair nothing is left of what the last one saw", () => {
  table.hear(news(0, [], now(1, { ...seen, draft }), { chair: 0, facts: facts("anna", "ben") }));
  table.look(1);
  expect([table.view, table.text, table.legal, table.chosen, table.isMyTurn]).toEqual([null, [], [], [], false]);
});

test("a screen for the room shows at once nothing of what its owner saw", () => {
  house.person = "anna";
  house.games = [told(true)];
  table.hear(news(0, [], now(1, seen), { chair: 0, facts: facts("anna", "ben") }));
  table.share(true);
  expect([table.view, table.text]).toEqual([null, []]);
});

test("where nothing is hidden the board stays, and what one may do goes", () => {
  house.games = [told(false)];
  table.hear(news(0, [], now(1, seen), { chair: 0, facts: facts("anna", "ben") }));
  table.look(1);
  expect([table.view, table.text, table.legal]).toEqual([seen.view, seen.text, []]);
});

const said = (n: number, who: string): Said => ({ type: "said", table: "t", n, at: 0, who, name: who, text: "hello" });

/** The table, and what the socket tells it. */
function entered(): Listener {
  let listener: Listener | null = null;
  vi.spyOn(house.socket, "listen").mockImplementationOnce((given) => void (listener = given));
  table.enter();
  table.leave();
  return listener!;
}

test("what was said before one came counts as read, what comes later does not, nor does what one says", () => {
  house.person = "anna";
  const listener = entered();
  for (const n of [1, 2]) listener.said(said(n, "ben"));
  listener.watched!();
  expect(table.talk.unread).toBe(0);
  for (const [n, who] of [[3, "ben"], [4, "anna"]] as const) listener.said(said(n, who));
  listener.watched!();
  expect(table.talk.unread).toBe(1);
});

test("by a link to a chair one speaks as its person", () => {
  keepLink("t", { key: "k", chair: 1 });
  house.person = "phone";
  table = new TableStore("t");
  table.hear(news(0, [], now(1), { chair: 1, facts: facts("ben", "anna.x1") }));
  expect(table.byLink).toBe(true);
  expect(["anna", "anna.x1", "ben", "phone"].map((who) => table.isOwn(who))).toEqual([true, true, false, false]);
});

test("several messages are on their way until the last is answered, and talking is none of them", async () => {
  const answers: ((done: Done) => void)[] = [];
  const send = vi.spyOn(house.socket, "send").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const done: Done = { type: "done", re: "1" };
  const [first, second] = [table.askPause(), table.resume()];
  answers[0]!(done);
  expect([await first, table.busy]).toEqual([true, true]);
  answers[1]!(done);
  expect([await second, table.busy]).toEqual([true, false]);
  table.refused = { code: "paused", message: "It is paused." };
  const talk = table.say("hello");
  expect([table.busy, table.refused?.code]).toEqual([false, "paused"]);
  send.mockRejectedValueOnce(new HouseError({ code: "too-fast", message: "Wait." }, 409));
  expect([await table.say("again"), table.refused?.code]).toEqual([false, "too-fast"]);
  answers[2]!(done);
  expect(await talk).toBe(true);
  send.mockRestore();
});

test("a hint is about what is built, is built upon it, and is gone once something else is", async () => {
  const hints = [{ action: { type: "take", strip: "R2" }, label: "Take red 2", win: 0.4, points: null, because: [] }];
  const sent: unknown[] = [];
  const send = vi.spyOn(house.socket, "send").mockImplementation((message) => {
    sent.push("actions" in message ? message.actions : message.type);
    return Promise.resolve({ type: "done", re: "1", ...(message.type === "hint" ? { hints } : {}) } as Done);
  });
  table.hear(news(0, [], now(1, { legal: [{ type: "stop" }], draft }), { chair: 0, facts: facts("anna", "ben") }));
  await table.askHint(0);
  expect(table.hints).toEqual(hints);
  table.hear(news(1, [], now(1, { legal: [{ type: "stop" }], draft: { ...draft } }), { chair: 0 }));
  expect(table.hints, "the same draft, told again").toEqual(hints);
  table.hear(news(1, [step(2, { seat: 1 })], now(2, { legal: [{ type: "stop" }] }), { chair: 0 }));
  expect(table.hints, "somebody else has acted at the same time").toEqual(hints);
  await table.follow(hints[0]!.action);
  expect(sent).toEqual(["hint", [{ type: "stop" }, { type: "take", strip: "R2" }]]);
  expect(table.hints).toBeNull();
  send.mockRestore();
});

test("where the house has committed to other dice one adds another salt, once, and hears nothing of a refusal", async () => {
  house.person = "anna";
  const send = vi.spyOn(house.socket, "send").mockRejectedValue(new HouseError({ code: "salted", message: "Too late." }, 409));
  const renewed = { ...facts("anna", "ben"), former: [{ until: 1, commitments: [] }], unsalted: [0, 1] };
  table.hear(news(0, [], now(1), { chair: 0, facts: facts("anna", "ben") }));
  expect(send).not.toHaveBeenCalled();
  table.hear(news(1, [step(2, { what: "recommitted" })], now(2), { chair: 0, facts: renewed }));
  table.hear(news(2, [step(3, { what: "salted" })], now(3), { chair: 0, facts: renewed }));
  await Promise.resolve();
  expect(send.mock.calls.map(([message]) => message)).toEqual([{ type: "add-salt", table: "t", chair: 0, salt: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(table.refused).toBe(null);
  send.mockRestore();
});

test("in a later game of a match the winner is found by the seat of that game", () => {
  const match = facts("anna", "ben");
  match.chairs = match.chairs.map((one) => ({ ...one, seat: (one.chair + 1) % 2 }));
  const ranked = (ranking: number[]) => ({ seats: [0, 1], ranking, scores: null }) as unknown as Facts["games"][number];
  match.games = [ranked([1, 2]), ranked([1, 2])];
  table.hear(news(0, [], now(9, { state: "over", round: 1, acting: [] }), { facts: match }));
  expect(bannerOf(table, null).text).toBe("banner-won ben 1");
});

test.each([
  ["you have won it", "anna", [1, 2], [[1, 2], [2, 1]], "match-you-won 2\u00a0:\u00a00"],
  ["another has won it", "ben", [1, 2], [[1, 2], [2, 1]], "match-has-won anna 1 2\u00a0:\u00a00"],
  ["nobody has", "anna", [1, 1], [[1, 2], [1, 2]], "match-drawn 1\u00a0:\u00a01"],
  ["the last game decided", "ben", [1, 2], [[2, 1], [2, 1]], "match-has-won anna 1 none"],
] as const)("the end of a match says who has won it: %s", (_, person, ranking, games, text) => {
  house.person = person;
  const told = facts("anna", "ben");
  told.settings = { ...told.settings, games: 2 };
  told.games = games.map((ranks) => ({ ranking: [...ranks], seed: null }));
  told.chairs = told.chairs.map((one) => ({ ...one, seat: (one.chair + 1) % 2 }));
  table.hear(news(0, [], now(9, { state: "over", round: 1, acting: [] }), { chair: person === "anna" ? 0 : 1, facts: told }));
  expect(bannerOf(table, null).text).not.toMatch(/^match/);
  table.hear(news(9, [], now(9, { state: "over", round: 1, acting: [] }), { chair: table.chair, facts: { ...told, match_ranking: [...ranking] } }));
  expect(bannerOf(table, null)).toEqual({ lead: "banner-match-over", text });
});

test.each(["gave-up", "absent"] as const)("who has lost the game for good is not invited to come back: %s", (why) => {
  house.person = "anna";
  const told = facts("anna", "ben", "cleo");
  told.chairs[0] = { ...told.chairs[0]!, stand_in: "random", lost: true };
  table.hear(news(0, [step(1, { what: "left", chair: 0, why, lost: true })], now(1), { chair: 0, facts: told }));
  expect(bannerOf(table, null)).toEqual({ lead: `banner-lost ${why}`, text: "banner-lost-text" });
});

test.each([
  ["anna", "pause-waits ben, cleo"],
  ["ben", "pause-agree anna 1"],
  [null, "step-pause-asked anna"],
])("of a pause that is asked for, %s reads: %s", (person, text) => {
  house.person = person;
  const chair = ["anna", "ben"].indexOf(person ?? "");
  table.hear(news(0, [], now(1, { pause_asked: [0], acting: [2] }), { chair, facts: facts("anna", "ben", "cleo") }));
  expect(bannerOf(table, null)).toEqual({ lead: "banner-theirs cleo 1", text });
});

test("an action without words is shown as it is written", () => {
  expect(notation({ type: "take", strip: "R2" })).toBe("take R2");
});

test("what others do is shown slowly enough to be seen, and at once when it is skipped", () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  const threw = { events: [{ type: "threw" }], says: ["a"] };
  table.hear(news(0, [step(1)], now(1)));
  for (const n of [2, 3, 4]) table.hear(news(n - 1, [step(n, threw)], now(n)));
  expect([table.now?.n, table.isBehind]).toEqual([2, true]);
  vi.advanceTimersByTime(500);
  expect([table.now?.n, table.isBehind]).toEqual([3, true]);
  table.skip();
  expect([table.now?.n, table.isBehind]).toEqual([4, false]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(["keeper", "nobody", "players"] as const)("a table that was closed says why: %s", (why) => {
  table.hear(news(0, [step(1, { what: "sat" }), step(2, { what: "aborted", why })], now(2, { state: "aborted" }), { facts: facts("anna", null) }));
  expect(table.closed).toBe(why);
  expect(bannerOf(table, null)).toEqual({ lead: "banner-aborted", text: `closed-why ${why}` });
});
