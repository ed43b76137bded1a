// boardgame.io's own server with everything in memory, as it is by default.   node server.mjs
import { createRequire } from "node:module";
import { LasVegas } from "./las_vegas.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [LasVegas], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(appServer.address().port);
