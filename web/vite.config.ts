import { readFileSync, readdirSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";
import { fileOf, languages, textsOf } from "./texts";

const here = import.meta.dirname;
const source = resolve(here, "../src/croupier");
const games = resolve(source, "games");
const house = process.env.CROUPIER_HOUSE ?? "http://127.0.0.1:8765"; // behind the development server

/** `texts:en`: every line of a language, by place: each game, the kit, and the pages themselves.
 * `texts:languages`: those that are spoken, and how to load them. */
function texts(): Plugin {
  const places = new Map([
    ...readdirSync(games)
      .filter((name) => existsSync(resolve(games, name, "texts")))
      .map((name): [string, string] => [name, resolve(games, name, "texts")]),
    ["kit", resolve(source, "kit/texts")],
    ["pages", resolve(here, "texts")],
  ]);
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0texts:languages") {
        const loading = languages(places).map((one) => `${JSON.stringify(one)}: () => import("texts:${one}")`);
        return `export default { ${loading.join(", ")} }`;
      }
      if (!id.startsWith("\0texts:")) return undefined;
      const language = id.slice("\0texts:".length);
      for (const folder of places.values()) this.addWatchFile(fileOf(folder, language));
      return `export default ${JSON.stringify(textsOf(places, language))}`;
    },
  };
}

/** A rule page as HTML; every rule can be jumped to by its number. */
function rulebook(): Plugin {
  return {
    name: "rulebook",
    transform(_, id) {
      if (!id.endsWith(".md")) return undefined;
      const html = marked.parse(readFileSync(id, "utf-8"), { async: false });
      const numbered = html.replace(/<strong>([A-Z]{2}-\d+)<\/strong>/g, '<strong id="$1" class="rule">$1</strong>');
      return { code: `export default ${JSON.stringify(numbered)}`, map: null };
    },
  };
}

/** `kept.json`: which files of the site the service worker keeps at hand before they are asked for (the code of every page, but
 * neither boards nor rules nor words, which are many: those are kept once they were used), and all there are. */
function kept(): Plugin {
  const isLater = (id: string | null): boolean => /\/board\/|\.md$|texts:/.test(id ?? "");
  return {
    name: "kept",
    apply: "build",
    generateBundle(_, bundle) {
      const all = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      const later = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && isLater(file.facadeModuleId)) {
          for (const one of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) later.add(one);
        }
      }
      const source = JSON.stringify({ first: all.filter((file) => !later.has(file)), all });
      this.emitFile({ type: "asset", fileName: "kept.json", source });
    },
  };
}

export default defineConfig({
  root: here,
  base: "./", // wherever the house lies on its server: it says so itself in index.html
  plugins: [texts(), rulebook(), svelte(), kept()],
  resolve: {
    alias: { $kit: resolve(here, "src/kit.ts"), $web: resolve(here, "src"), $games: games },
    dedupe: ["svelte"], // the boards lie in their games' folders, outside of this one
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: resolve(source, "house/site"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: house, ws: true }, "/docs/": { target: house } },
    fs: { allow: [resolve(here, "..")] },
  },
});
