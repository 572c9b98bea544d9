// @ts-check
// Joins the modules of a package into one file for each file that its exports name, with what those share in chunks.
// Loading a module costs nearly a millisecond, whatever is in it, and a metric package must load in ten. Exports that
// name one file (the subpaths of core that nearly everyone loads together) are joined in it.
// Types come from `tsc -b`; packages that a package depends on stay outside.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { annotatePure, markPure } from "./mark-pure.mjs";
import { filesBelow } from "./workspace.mjs";

const directory = process.cwd();
const dist = join(directory, "dist");
/** @type {{ exports: Record<string, string | Record<string, string>>, bundle?: { entries?: string[] }, eval?: Record<string, string> }} */
const { exports, bundle = {}, eval: brings = {} } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));

/** @type {Map<string, string[]>} File below dist to the sources that it joins. */
const outputs = new Map();
for (const target of Object.values(exports)) {
  if (typeof target === "string") continue;
  const { "@eval/source": source, default: output } = target;
  if (source !== undefined && output !== undefined) outputs.set(output, [...(outputs.get(output) ?? []), source]);
}

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: directory,
  bundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2023",
  packages: "external",
  external: ["node:*"],
  sourcemap: true,
  // Loading takes as long as there is text to parse. Source maps and sources are in the package.
  minify: true,
  // Node prints the whole line that threw: with one line for all, a wrong option printed 28 kB before its message.
  lineLimit: 160,
  // Escapes of six characters for each letter of an Indian script would triple the tables.
  charset: "utf8",
  logLevel: "warning",
  plugins: [markPure],
};

for (const file of filesBelow(dist)) if (/\.js(\.map)?$/.test(file)) rmSync(join(dist, file));
const single = [...outputs.values()].flatMap((sources) => (sources.length === 1 ? sources : []));
const entryPoints = [...single, ...(bundle.entries ?? [])];
await build({ ...options, outbase: "src", outdir: "dist", splitting: true, entryPoints });
for (const [outfile, sources] of outputs) {
  if (sources.length === 1) continue;
  const contents = sources.map((source) => `export * from ${JSON.stringify(source)};`).join("\n");
  await build({ ...options, outfile, stdin: { contents, resolveDir: directory, sourcefile: basename(outfile) } });
}

for (const file of filesBelow(dist)) {
  if (file.endsWith(".js")) writeFileSync(join(dist, file), annotatePure(readFileSync(join(dist, file), "utf8")));
}

// The names of its metrics, so that a run that wants others need not load it. Made of what is built: no second list.
if (brings.metrics !== undefined && brings.names !== undefined) {
  const made = await import(pathToFileURL(join(directory, brings.metrics)).href);
  const names = Object.values(made).flatMap((factory) =>
    typeof factory === "function" ? (factory.info?.name ?? []) : [],
  );
  writeFileSync(join(directory, brings.names), `${JSON.stringify(names.sort())}\n`);
}
