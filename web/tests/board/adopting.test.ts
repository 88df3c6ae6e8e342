// The board of a game in another package is a module that the house serves.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardModule, BoardProps } from "../../src/board/interface.ts";
import { INTERFACE } from "../../src/board/interface.ts";
import type { GamePage } from "../../src/wire.ts";

vi.mock("../../src/words.svelte.ts", () => ({
  words: { language: "fr", learn: vi.fn(async () => {}), furnish: <Part>(loading: Promise<Part>) => loading },
  wordsOf: (game: string) => (id: string) => `${game}: ${id}`,
  t: (id: string) => id,
}));

const { house } = await import("../../src/house.svelte.ts");
const { boardOf, hasLesson, lessonOf } = await import("../../src/games/index.ts");
const { adopt, OtherInterface } = await import("../../src/board/adopting.ts");
const { Showing } = await import("../../src/board/showing.svelte.ts");

const props: BoardProps = {
  settings: { game: "sledges", version: 1, players: 2, board: "hill", options: {}, advice: true },
  view: { seat: 0, players: 2 }, base: { seat: 0, players: 2 }, seat: 0, seats: [], legal: [], draft: null, chosen: [],
  fresh: [], refused: null, busy: false,
};
const module: BoardModule = {
  interface: INTERFACE,
  mount: () => ({ update: () => {}, destroy: () => {} }),
  prompt: ({ say, language, theme, motion, seat }) => [say("throw"), language, theme, motion, seat].join(" "),
  about: (seat, view, narrow, say) => `${seat} of ${view.players}${narrow ? "" : ` ${say("all")}`}`,
};

/** A module as the house would serve it. */
function served(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** The house has this game, with this page. */
function tells(page: Partial<GamePage>): void {
  house.games = [{
    name: "sledges", title: "Sledges", version: 1, fewest: 2, most: 4, boards: ["hill"], options: [], bots: [], points: false,
    hidden: false, daily: false, hints: false, puzzles: false, strategy: false, compiling: 0, author: "", publisher: "", year: "", about: "", rules: true, page: { board: null, cover: null, lesson: null, words: {}, ...page },
  }];
}

describe("a module", () => {
  test("is asked with all that the page knows", () => {
    const board = adopt(module, "sledges");
    expect(board.prompt!(props)).toBe("sledges: throw fr day full 0");
    expect(board.about!(1, props.view, false)).toBe("1 of 2 sledges: all");
    expect(board.about!(1, props.view, true)).toBe("1 of 2");
    expect(typeof board.Board).toBe("function");
  });

  test("needs no more than a board", () => {
    const board = adopt({ interface: INTERFACE, mount: module.mount }, "sledges");
    expect([board.Hand, board.prompt, board.about]).toEqual([undefined, undefined, undefined]);
  });

  test("of another interface is not taken", () => {
    expect(() => adopt({ ...module, interface: INTERFACE + 1 }, "sledges")).toThrow(OtherInterface);
  });
});

describe("a room", () => {
  const GOOD = served(`export default { interface: ${INTERFACE}, mount: () => ({ update() {}, destroy() {} }), prompt: () => { throw new Error("oh") } };`);
  let showing: InstanceType<typeof Showing>;

  beforeEach(() => {
    showing = new Showing();
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  const found = async (page: Partial<GamePage>): Promise<[boolean, string | null, boolean]> => {
    tells(page);
    await showing.show("sledges");
    return [showing.board !== null, showing.trouble, showing.isKnown];
  };

  test("shows the board that the house serves", async () => {
    expect(await found({ board: GOOD })).toEqual([true, null, true]);
    expect(showing.prompt(props)).toBeNull(); // it throws, and is still shown
    expect(showing.about(0, props.view, false)).toBe("");
  });

  test.each<[string, Partial<GamePage>, string | null]>([
    ["has none", {}, null],
    ["brings a lesson only", { lesson: "/games/sledges/1/lesson.json" }, null],
    ["is for another interface", { board: served(`export default { interface: ${INTERFACE + 1} };`) }, "other"],
    ["is no board", { board: served("export const board = 1;") }, "missing"],
    ["cannot be read", { board: served("export default {") }, "missing"],
  ])("does without the board of a game that %s", async (_, page, trouble) => {
    expect(await found(page)).toEqual([false, trouble, true]);
  });

  test("does without a board that threw", async () => {
    await found({ board: GOOD });
    showing.broke(new Error("oh"));
    expect([showing.board, showing.trouble]).toEqual([null, "broken"]);
  });

  test("that has gone on to another game does not show the last one", async () => {
    tells({ board: GOOD });
    const first = showing.show("sledges");
    await Promise.all([first, showing.show("pearls")]);
    expect(showing.board).toBeNull();
  });
});

test("a lesson comes from the house, too", async () => {
  const script = { seat: 0, names: ["Anna", "Ben"], steps: [{ moves: [], wanted: ["throw"] }] };
  vi.stubGlobal("fetch", vi.fn(async (address: string) => new Response(JSON.stringify(script), { status: address === "/there" ? 200 : 404 })));
  tells({ lesson: "/there" });
  expect(hasLesson("sledges")).toBe(true);
  expect(await lessonOf("sledges")).toEqual(script);
  tells({ lesson: "/nowhere" });
  await expect(lessonOf("sledges")).rejects.toThrow("404");
  tells({ lesson: null });
  expect([hasLesson("sledges"), await lessonOf("sledges"), await boardOf("sledges")]).toEqual([false, null, null]);
});
