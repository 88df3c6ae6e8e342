// People at the tables of the house, each with the socket of its pages (web/src/socket.ts), on the
// same WebSocket of Node as the client of the peer.
//
// A move counts when it is acknowledged, which is after it was stored.

const { registerHooks } = require("node:module");
const { WebSocket } = require("ws");
const { measure, now } = require("./round.cjs");

// The words of the pages are made by Svelte, and nobody here reads any.
const wordless = { url: "data:text/javascript,export const words = {}", shortCircuit: true };
registerHooks({
  resolve: (name, context, next) => (name === "./words.svelte.ts" ? wordless : next(name, context)),
});

const sockets = import("../../../web/src/socket.ts");

/** A guest: the cookie, and the socket of a page. */
async function arrive(address) {
  const { Socket } = await sockets;
  const answer = await fetch(`${address}/api/games`);
  const [cookie] = answer.headers.getSetCookie()[0].split(";");
  let number = 0;
  const socket = new Socket({
    open: (at) => new WebSocket(at, { headers: { cookie } }),
    address: () => `${address.replace("http", "ws")}/ws`,
    greet: async () => {},
    later: setTimeout,
    never: clearTimeout,
    id: () => String((number += 1)),
  });
  return { cookie, socket };
}

async function play(address, tally) {
  const people = [await arrive(address), await arrive(address)];
  while (!tally.isOver) {
    const opened = await fetch(`${address}/api/tables`, {
      method: "POST",
      headers: { cookie: people[0].cookie, "content-type": "application/json" },
      body: JSON.stringify({ game: "stones", players: 2 }),
    });
    const { table } = await opened.json();
    await Promise.all(people.map(({ socket }, chair) => sit(socket, table, chair, tally)));
  }
}

/** Sit down, and play until the game or the time is over. */
async function sit(socket, table, chair, tally) {
  await socket.send({ type: "sit", table, chair });
  await new Promise((resolve, reject) => {
    let seen = 0;
    socket.listen({
      table,
      watch: () => ({ type: "watch", table, chair, after: seen }),
      news: ({ now: { n, state, legal } }) => {
        if (state === "over" || tally.isOver) return resolve();
        if (!legal?.length || n <= seen) return;
        seen = n;
        const sent = now();
        const action = legal[Math.floor(legal.length * Math.random())];
        socket.send({ type: "act", table, seat: chair, actions: [action] }).then(() => tally.add(sent), reject);
      },
      drafted: () => {},
      said: () => {},
      refused: reject,
    });
  });
  socket.leave(table);
}

void measure(play);
