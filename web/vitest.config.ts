import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config";

/** Apart from vite.config.ts, so that the pages can be built where nothing that tests them is installed. */
export default mergeConfig(
  pages,
  defineConfig({
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      isolate: false, // quick
      maxWorkers: 1,
    },
  }),
);
