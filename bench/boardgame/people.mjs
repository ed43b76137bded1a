// People with boardgame.io's own client, four at each table, of whom one moves at every step of the pace.
//   node people.mjs PORT PROCESS SOCKETS PACE WARM_UP SECONDS   → one line of JSON: what they, and /proc, have seen
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LasVegas } from "./las_vegas.mjs";

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const SEATS = 4;
const AT_ONCE = 16; // tables that are opened at the same time
const [port, server, sockets, pace, warmUp, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server: address });
const measures = { waited: [], counts: false, sent: 0, acknowledged: 0, left: 0 };

const configured = (name) => Number(execSync(`getconf ${name}`));
const TICKS = configured("CLK_TCK");
const PAGE = configured("PAGE_SIZE");
const sleep = (wait) => new Promise((wake) => setTimeout(wake, wait * 1000));

/** Processor seconds of the server so far. */
function processor() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Its resident memory, in bytes. */
const memory = () => Number(readFileSync(`/proc/${server}/statm`, "utf8").split(" ")[1]) * PAGE;

async function open() {
  const { matchID } = await lobby.createMatch(LasVegas.name, { numPlayers: SEATS });
  const chairs = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = { playerID: String(seat), playerName: `Guest ${seat}` };
    chairs.push({ matchID, ...joined, ...(await lobby.joinMatch(LasVegas.name, matchID, joined)) });
  }
  return chairs;
}

/** Somebody at a table; ready when the first state has come. */
function sitDown({ matchID, playerID, playerCredentials }) {
  const client = Client({
    game: LasVegas,
    numPlayers: SEATS,
    matchID,
    playerID,
    credentials: playerCredentials,
    multiplayer: SocketIO({ server: address, socketOpts: { transports: ["websocket"] } }),
    debug: false,
  });
  return new Promise((seated) => {
    client.subscribe((state) => state && seated(client));
    client.start();
  });
}

/** Seconds until whoever moved has the resulting state. */
function move(client, face) {
  const before = client.getState()._stateID;
  const begun = performance.now();
  measures.sent += 1;
  return new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state?._stateID <= before) return;
      stop();
      measures.acknowledged += 1;
      if (measures.counts) measures.waited.push((performance.now() - begun) / 1000);
      done();
    });
    client.moves.place(face);
  });
}

async function play(clients, ends) {
  let due = performance.now() + Math.random() * pace * 1000;
  while (!ends.soon) {
    await sleep(Math.max(due - performance.now(), 0) / 1000);
    const { G, ctx } = clients[0].getState();
    if (ctx.gameover) {
      measures.left += 1;
      return;
    }
    await move(clients[Number(ctx.currentPlayer)], G.roll[Math.floor(Math.random() * G.roll.length)]);
    due += pace * 1000;
  }
}

const empty = memory();
const tables = [];
while (tables.length < sockets / SEATS) tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, open))));
tables.splice(sockets / SEATS);
const opened = memory();
const seated = [];
for (const chairs of tables) seated.push(await Promise.all(chairs.map(sitDown)));
const full = memory();
const ends = { soon: false };
const playing = seated.map((clients) => play(clients, ends));
await sleep(warmUp);
measures.counts = true;
const [spentBefore, begun] = [processor(), performance.now()];
await sleep(seconds);
measures.counts = false;
const [spent, passed] = [processor() - spentBefore, (performance.now() - begun) / 1000];
ends.soon = true;
await Promise.all(playing);
const { counts: _, ...seen } = measures;
const sizes = { table: (opened - empty) / tables.length, socket: (full - opened) / sockets };
console.log(JSON.stringify({ ...seen, ...sizes, spent, passed }));
process.exit();
