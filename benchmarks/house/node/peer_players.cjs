// People at the tables of the peer, each with its own client, over WebSocket from the beginning.
//
// A move counts when the other player is told of it by the server: its client shows a move to the
// one who makes it before it is sent.

const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { measure, now } = require("./round.cjs");
const { Stones } = require("./stones.cjs");

async function play(address, tally) {
  const lobby = new LobbyClient({ server: address });
  while (!tally.isOver) {
    const { matchID } = await lobby.createMatch(Stones.name, { numPlayers: 2 });
    const clients = [];
    for (const playerID of ["0", "1"]) {
      const joined = await lobby.joinMatch(Stones.name, matchID, { playerID, playerName: playerID });
      const multiplayer = SocketIO({ server: address, socketOpts: { transports: ["websocket"] } });
      const credentials = joined.playerCredentials;
      clients.push(Client({ game: Stones, matchID, playerID, credentials, multiplayer, debug: false }));
    }
    await new Promise((resolve) => {
      let sent = null;
      for (const client of clients) {
        let seen = -1;
        client.subscribe((state) => {
          if (state === null || !state.isConnected) return;
          if (state.ctx.gameover || tally.isOver) return resolve();
          if (!state.isActive || state._stateID <= seen) return;
          seen = state._stateID + 1; // as its client shows it, before the server has told who is next
          if (sent !== null) tally.add(sent);
          sent = now();
          client.moves.put(1 + Math.floor(3 * Math.random()));
        });
        client.start();
      }
    });
    for (const client of clients) client.stop();
  }
}

void measure(play);
