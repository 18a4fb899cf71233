// Scripted people at many tables of the peer, over real sockets; what `archipel bench server` does.
//
//     node players.cjs PORT TABLES SECONDS THINK_FROM THINK_TO SERVER
//
// Prints one line of JSON: moves per second, the time from one player's send to the other's receipt,
// and what a move costs the process SERVER and us, in microseconds of the processor. When a game is over the two go on at the next table, on the same connections.
'use strict';
const fs = require('fs');
const { io } = require('socket.io-client');

const [port, tables, seconds, from, to, server] = process.argv.slice(2).map(Number);
let counting = false;
let moves = 0;
let opened = 0;
const times = [];

class Player {
  constructor(id) {
    this.id = id;
    this.sentAt = 0;
    this.socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'] });
    this.socket.on('sync', (match, info) => match === this.match && this.hear(info.state));
    this.socket.on('update', (match, state) => match === this.match && this.hear(state));
    this.ready = new Promise((done) => this.socket.once('connect', done));
  }
  sit(match) {
    this.match = match;
    this.sentAt = 0;
    this.known = -1;
    this.socket.emit('sync', match, this.id, undefined, 2);
  }
  hear(state) {
    const now = performance.now();
    if (state._stateID <= this.known) return;
    this.known = state._stateID;
    const { other } = this;
    if (other.sentAt && state._stateID > other.sentState) {
      if (counting) times.push(now - other.sentAt);
      other.sentAt = 0;
    }
    if (state.ctx.gameover) {
      if (this.id === '1') seat([other, this]);
    } else if (state.ctx.currentPlayer === this.id) {
      if (to > 0) setTimeout(() => this.play(state), 1000 * (from + Math.random() * (to - from)));
      else this.play(state);
    }
  }
  play(state) {
    const free = [...state.G.cells.keys()].filter((cell) => state.G.cells[cell] === null);
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: 'clickCell', args: [cell], playerID: this.id };
    if (counting) moves++;
    this.sentState = state._stateID;
    this.sentAt = performance.now();
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, this.id);
  }
}

function seat(pair) {
  const match = `match-${opened++}`;
  for (const player of pair) player.sit(match);
}

/** Microseconds of the processor that a process has used; the kernel counts in hundredths. */
function used(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return 1e4 * (Number(fields[11]) + Number(fields[12]));
}

const pause = (s) => new Promise((done) => setTimeout(done, 1000 * s));

async function main() {
  const pairs = Array.from({ length: tables }, () => [new Player('0'), new Player('1')]);
  for (const [a, b] of pairs) [a.other, b.other] = [b, a];
  await Promise.all(pairs.flat().map((player) => player.ready));
  pairs.forEach(seat);
  await pause(Math.max(1, 2 * to));
  counting = true;
  const start = performance.now();
  const before = [used(server), used(process.pid)];
  await pause(seconds);
  const spent = (performance.now() - start) / 1000;
  const [server_us, people_us] = [used(server), used(process.pid)].map(
    (after, n) => (after - before[n]) / moves,
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  const told = { moves_per_second: moves / spent, p50_ms: at(0.5), p99_ms: at(0.99) };
  console.log(JSON.stringify({ ...told, server_us, people_us }));
  process.exit(0);
}

main();
