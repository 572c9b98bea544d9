import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Tests read source, never dist: the "@eval/source" condition in every package's exports points there.
export default defineConfig({
  resolve: { conditions: ["@eval/source", "module", "node", "development|production"] },
  ssr: { resolve: { conditions: ["@eval/source", "module", "node", "development|production"] } },
  test: {
    include: ["packages/**/*.test.ts", "apps/**/*.test.ts", "tooling/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "packages/create-metric/template/**"],
    sequence: { shuffle: true },
    // Many tests wait for a process that they started, so that one file a core does not fill the machine.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
  },
});
