// Stones for boardgame.io: the same game as benchmarks/house/stones.py.

const { INVALID_MOVE } = require("boardgame.io/core");

const STONES = 20_000;

exports.Stones = {
  name: "stones",
  setup: () => ({ stones: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G }, number) => {
      if (![1, 2, 3].includes(number)) return INVALID_MOVE;
      G.stones += number;
    },
  },
  endIf: ({ G, ctx }) => (G.stones >= STONES ? { winner: ctx.currentPlayer } : undefined),
};
