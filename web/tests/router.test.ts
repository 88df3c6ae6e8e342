import { expect, test } from "vitest";
import { roomAt } from "../src/router.svelte.ts";

test.each([
  ["/", { room: "shelf" }],
  ["/you", { room: "you" }],
  ["/person/0f1e2d3c4b5a69788796", { room: "person", person: "0f1e2d3c4b5a69788796" }],
  ["/person/bot:greedy", { room: "person", person: "bot:greedy" }],
  ["/ladder", { room: "ladders" }],
  ["/ladder/dice-trip", { room: "ladder", game: "dice-trip" }],
  ["/dice", { room: "dice" }],
  ["/tables/wurfel-express", { room: "tables", game: "wurfel-express" }],
  ["/daily/dice-trip", { room: "daily", game: "dice-trip" }],
  ["/table/e97CFwGbAeTZk2jh", { room: "table", table: "e97CFwGbAeTZk2jh" }],
  ["/seat/e97CFwGbAeTZk2jh/a-b_C", { room: "seat", table: "e97CFwGbAeTZk2jh", key: "a-b_C" }],
  ["/record/e97CFwGbAeTZk2jh/0", { room: "record", table: "e97CFwGbAeTZk2jh", round: 0 }],
  ["/rules/wurfel-express", { room: "rules", game: "wurfel-express", clause: "" }],
  ["/table/", { room: "not-found" }],
  ["/table/a/b", { room: "not-found" }],
  ["/record/a/x", { room: "not-found" }],
  ["/anything", { room: "not-found" }],
  ["/games/nonsense", { room: "not-found" }],
  ["/tables/Nonsense", { room: "not-found" }],
  ["/you/", { room: "you" }],
  ["//", { room: "not-found" }],
])("%s", (path, room) => {
  expect(roomAt(path)).toEqual(room);
});

test("a link into the rules names its clause", () => {
  expect(roomAt("/rules/wurfel-express", "#WE-R17")).toEqual({ room: "rules", game: "wurfel-express", clause: "WE-R17" });
});
