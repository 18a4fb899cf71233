// The peer: tic-tac-toe on boardgame.io, as its tutorial has it; state in memory, or in a folder by the
// store that comes with it.
//
//     node server.cjs PORT [FOLDER]
'use strict';
const { INVALID_MOVE } = require('boardgame.io/core');
const { FlatFile, Server } = require('boardgame.io/server');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const mine = (cell) => G.cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(mine))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, dir] = process.argv.slice(2);
const db = dir ? { db: new FlatFile({ dir }) } : {};
Server({ games: [game], origins: ['*'], ...db }).run(Number(port));
