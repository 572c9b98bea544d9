// The start in one file, so that `evals --help` loads that and nothing else; commands beside it, loaded when used.
// It is CommonJS: Node takes a fifth of its own start to get its loader of ES modules ready, which no help needs.
// Packages of the workspace stay outside, so that a project has one copy of each.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

/** @type {import("esbuild").BuildOptions} */
const options = {
  bundle: true,
  platform: "node",
  target: "node20",
  conditions: ["import", "node"],
  sourcemap: true,
  // Reading its own text is a part of the start that can be halved.
  minify: true,
  logLevel: "warning",
};

rmSync("dist", { recursive: true, force: true });
await build({
  ...options,
  format: "cjs",
  entryPoints: ["src/bin.ts"],
  outfile: "dist/bin.cjs",
  // Of core the start needs its error alone, which is recognised by its name: joined, it costs no module.
  external: ["@eval/runner", "@eval/calls", "zod", "./commands/*", "./calls/command-models.js"],
  alias: { "node:child_process": "./no-child-process.cjs" },
  define: { "import.meta.url": "__url" },
  banner: { js: 'const __url = require("node:url").pathToFileURL(__filename).href;' },
});
await build({
  ...options,
  format: "esm",
  entryPoints: [...readdirSync("src/commands").map((file) => `src/commands/${file}`), "src/calls/command-models.ts"],
  outbase: "src",
  outdir: "dist",
  splitting: true,
  external: ["@eval/*", "zod"],
});

// The schema of a configuration, for editors, made of what checks one.
const { outputFiles } = await build({
  ...options,
  format: "esm",
  sourcemap: false,
  minify: false,
  entryPoints: ["src/config/config-shape.ts"],
  external: ["@eval/*", "zod"],
  write: false,
});
writeFileSync("dist/config-shape.tmp.mjs", outputFiles[0].text);
const { configShape } = await import(new URL("dist/config-shape.tmp.mjs", import.meta.url).href);
rmSync("dist/config-shape.tmp.mjs");
const { toJSONSchema } = await import("zod");
const schema = { title: "Configuration of evals", ...toJSONSchema(configShape, { target: "draft-7" }) };
writeFileSync("dist/eval.config.schema.json", `${JSON.stringify(schema, null, 2)}\n`);
