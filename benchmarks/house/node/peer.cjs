// The peer: a server of boardgame.io, in memory, or with its files in a folder.
//
//     node peer.cjs PORT [FOLDER]

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Stones } = require("./stones.cjs");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Stones],
  origins: [Origins.LOCALHOST],
  ...(folder && { db: new FlatFile({ dir: folder }) }),
});
// Node takes an address where it takes a port: nobody from outside is let in.
void server.run({ port: { host: "127.0.0.1", port: Number(port) } });
