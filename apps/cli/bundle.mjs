// One file for the start, chunks for each command: `evals --help` loads commander and nothing else.
// Packages of the workspace stay outside, so that a project has one copy of each.
import { build } from "esbuild";

await build({
  entryPoints: ["src/bin.ts"],
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  external: ["@eval/*", "zod"],
  conditions: ["import", "node"],
  sourcemap: true,
  // commander is CommonJS and asks for node:events by require.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
