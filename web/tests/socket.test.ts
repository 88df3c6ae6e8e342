// The socket: answers find their promises, nothing is lost with a connection, nothing is done twice.

import { beforeEach, expect, test } from "vitest";
import { HouseError } from "../src/api.ts";
import { Socket, type Connection, type Listener, type Sent } from "../src/socket.ts";
import type { News } from "../src/wire.ts";

class FakeSocket {
  sent: { type: string; id: string; after?: number }[] = [];
  readyState = 1;
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
    this.onclose?.({ code: 1000 });
  }

  tell(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }

  hello(): void {
    this.tell({ type: "hello", at: 1, version: "0", person: "p", name: "Otter", language: "en" });
  }

  break(code: number): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let timers: { run: () => void; ms: number }[];
let greetings: number;
let socket: Socket;
let connections: Connection[];

beforeEach(() => {
  sockets = [];
  timers = [];
  greetings = 0;
  connections = [];
  let ids = 0;
  socket = new Socket({
    open: () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made as unknown as WebSocket;
    },
    address: () => "ws://house/ws",
    greet: async () => {
      greetings += 1;
    },
    later: (run, ms) => timers.push({ run, ms }),
    never: () => timers.pop(),
    id: () => `id-${(ids += 1)}`,
  });
  socket.onConnection = (connection) => connections.push(connection);
});

const last = (): FakeSocket => sockets.at(-1)!;
const act: Sent = { type: "resume", table: "t" };

function listener(n = 0): Listener & { heard: News[]; faults: string[]; n: number } {
  return {
    table: "t",
    n,
    heard: [],
    faults: [],
    watch() {
      return { type: "watch", table: "t", after: this.n };
    },
    news(news) {
      this.heard.push(news);
    },
    drafted: () => {},
    said: () => {},
    refused(fault) {
      this.faults.push(fault.code);
    },
  };
}

test("a message waits for the hello of the house, and its answer for its promise", async () => {
  const done = socket.send(act);
  expect(last().sent).toEqual([]);
  last().hello();
  expect(last().sent).toEqual([{ type: "resume", table: "t", id: "id-1" }]);
  last().tell({ type: "done", re: "id-1", n: 7 });
  expect((await done).n).toBe(7);
});

test("what is refused is rejected with the fault of the house", async () => {
  const done = socket.send(act);
  last().hello();
  last().tell({ type: "failed", re: "id-1", error: { code: "not-paused", message: "just play on" } });
  await expect(done).rejects.toBeInstanceOf(HouseError);
  await expect(done).rejects.toMatchObject({ fault: { code: "not-paused" } });
});

test("several messages in one frame are all heard, in their order", () => {
  const table = listener();
  socket.listen(table);
  last().hello();
  const news = (n: number): object => ({ type: "news", table: "t", after: n - 1, steps: [], now: { n } });
  last().tell(news(1), news(2), { type: "done", re: "id-1" });
  expect(table.heard.map((heard) => heard.now.n)).toEqual([1, 2]);
});

test("after a lost connection unanswered messages are sent again with the same id, and tables are watched from the last number", async () => {
  const table = listener();
  socket.listen(table);
  last().hello();
  last().tell({ type: "done", re: last().sent[0]!.id });
  const done = socket.send(act);
  const id = last().sent[1]!.id;
  table.n = 12;
  last().break(1006);
  expect(timers).toHaveLength(1);
  timers.pop()!.run();
  last().hello();
  expect(last().sent.map(({ type, after }) => [type, after])).toEqual([["watch", 12], ["resume", undefined]]);
  expect(last().sent[1]!.id).toBe(id);
  last().tell({ type: "done", re: id, n: 13 });
  expect((await done).n).toBe(13);
});

test("a watch that was not answered is not sent again beside the new one", () => {
  socket.listen(listener());
  last().hello();
  last().break(1006);
  timers.pop()!.run();
  last().hello();
  expect(last().sent.filter(({ type }) => type === "watch")).toHaveLength(1);
});

test("each try that fails makes the next wait longer, up to a limit", () => {
  socket.listen(listener());
  const waits = Array.from({ length: 10 }, () => {
    last().break(1006);
    const { run, ms } = timers.pop()!;
    run();
    return ms;
  });
  expect(waits[0]).toBeLessThanOrEqual(400);
  expect(waits[3]).toBeGreaterThan(waits[0]!);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
});

test("when the house restarts everyone comes back after about a second", () => {
  socket.listen(listener());
  last().hello();
  last().break(1012);
  expect(timers[0]!.ms).toBeGreaterThanOrEqual(700);
  expect(timers[0]!.ms).toBeLessThanOrEqual(1_600);
  expect(connections).toEqual(["connecting", "open", "waiting"]);
});

test("without a cookie the page asks for one, but not for ever", async () => {
  socket.listen(listener());
  for (let time = 0; time < 4; time += 1) {
    last().break(4401);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(greetings).toBe(3);
  expect(socket.connection).toBe("shut");
});

test("a watch that is refused is told to its table", async () => {
  const table = listener();
  socket.listen(table);
  last().hello();
  last().tell({ type: "failed", re: last().sent[0]!.id, error: { code: "no-table", message: "" } });
  expect(table.faults).toEqual(["no-table"]);
});

test("a connection that was renewed hears nothing of the former one", () => {
  const table = listener();
  socket.listen(table);
  last().hello();
  const former = last();
  socket.renew();
  former.tell({ type: "news", table: "t", after: 0, steps: [], now: { n: 1 } });
  expect(table.heard).toEqual([]);
  last().hello();
  expect(last()).not.toBe(former);
  expect(socket.connection).toBe("open");
});

test("a connection that is renewed before it is open is closed once it is", () => {
  socket.listen(listener());
  const former = last();
  former.readyState = 0;
  socket.renew();
  expect(former.isClosed).toBe(false);
  former.onopen?.();
  expect(former.isClosed).toBe(true);
  last().hello();
  expect(socket.connection).toBe("open");
});

test("a line that has died is noticed within three beats, and what was asked is asked again", async () => {
  const one = listener();
  socket.listen(one);
  last().hello();
  const answered = socket.send(act);
  socket.beat(); // heard the greeting
  socket.beat(); // silence: asks whether the house is there
  expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
  expect(socket.connection).toBe("open");
  socket.beat();
  expect(socket.connection).toBe("waiting");
  timers.at(-1)!.run();
  last().hello();
  const again = last().sent.find(({ type }) => type === "resume")!;
  last().tell({ type: "done", re: again.id, n: 4 });
  expect((await answered).n).toBe(4);
});

test("a house that answers is not asked more than it is silent", () => {
  socket.listen(listener());
  last().hello();
  socket.beat();
  socket.beat();
  const { id } = last().sent.at(-1)! as { id: string };
  last().tell({ type: "done", re: id });
  socket.beat();
  expect(socket.connection).toBe("open");
  expect(last().sent.filter(({ type }) => type === "ping").length).toBe(1);
});

test("a line that is slow and not dead is given more time after each loss", () => {
  socket.listen(listener());
  const silences = [1, 2, 3, 4, 5].map(() => {
    last().hello();
    socket.beat(); // heard the greeting
    let beats = 0;
    for (; socket.connection === "open" && beats < 20; beats += 1) socket.beat();
    timers.at(-1)!.run();
    return beats;
  });
  expect(silences).toEqual([2, 3, 5, 9, 9]);
});

// -- a house that cannot store

const full = { code: "storage-full", message: "no room" };

test("what the house could not store is sent again with the same id until it can, and only that", async () => {
  const troubles: (string | null)[] = [];
  socket.onTrouble = (fault) => troubles.push(fault?.code ?? null);
  const done = socket.send(act);
  last().hello();
  const other = socket.send({ type: "ask-pause", table: "t" });
  const waits: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    last().tell({ type: "failed", re: "id-1", error: full });
    const { run, ms } = timers.pop()!;
    waits.push(ms);
    run();
  }
  expect(last().sent.map(({ id }) => id)).toEqual(["id-1", "id-2", "id-1", "id-1", "id-1", "id-1", "id-1"]);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 8000]);
  last().tell({ type: "done", re: "id-2", n: 6 }, { type: "done", re: "id-1", n: 7 });
  expect([(await other).n, (await done).n]).toEqual([6, 7]);
  expect(troubles.at(-1)).toBeNull();
  expect(troubles.slice(0, -1)).toEqual(Array(5).fill("storage-full"));
});

test("several that are held are sent again together", () => {
  void socket.send(act);
  last().hello();
  void socket.send(act);
  last().tell({ type: "failed", re: "id-1", error: full }, { type: "failed", re: "id-2", error: full });
  expect(timers).toHaveLength(1);
  timers.pop()!.run();
  expect(last().sent.slice(2).map(({ id }) => id)).toEqual(["id-1", "id-2"]);
});

test("a table that could not be looked up is looked up again, and nobody is told that it is not there", () => {
  const table = listener();
  socket.listen(table);
  last().hello();
  last().tell({ type: "failed", re: "id-1", error: { code: "storage-away", message: "away" } });
  timers.pop()!.run();
  expect(last().sent.map(({ type }) => type)).toEqual(["watch", "watch"]);
  expect(table.faults).toEqual([]);
});

test("a line that breaks meanwhile loses nothing and sends nothing twice", () => {
  let trouble: string | null = "";
  socket.onTrouble = (fault) => (trouble = fault?.code ?? null);
  void socket.send(act);
  last().hello();
  last().tell({ type: "failed", re: "id-1", error: full });
  expect(trouble).toBe("storage-full");
  last().break(1006);
  expect(trouble).toBeNull();
  expect(timers).toHaveLength(1);
  timers.pop()!.run();
  last().hello();
  expect(last().sent.map(({ id }) => id)).toEqual(["id-1"]);
});

test("what is damaged does not come back by itself, and is told", async () => {
  const done = socket.send(act);
  last().hello();
  last().tell({ type: "failed", re: "id-1", error: { code: "table-damaged", message: "damaged" } });
  await expect(done).rejects.toMatchObject({ fault: { code: "table-damaged" } });
});
