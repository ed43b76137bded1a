/** Builds the boards in these folders and writes nothing: whatever they import is there, and compiles. For script/check. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const input = process.argv.slice(2).flatMap((folder) => globSync(join(folder, "*.{svelte,ts,css}")));
const rollupOptions = { input, preserveEntrySignatures: "strict" };
await build({ root: import.meta.dirname, logLevel: "warn", build: { write: false, minify: false, rollupOptions } });
