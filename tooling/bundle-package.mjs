// @ts-check
// Joins the modules of a package into one file for each of its entries, with what entries share in chunks. Loading a
// module costs a millisecond, whatever is in it, and a metric package must load in ten.
//
// Entries that nearly everyone loads together (`bundle.joined` of package.json) become one file behind thin ones.
// Types come from `tsc -b`; packages that a package depends on stay outside.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { filesBelow } from "./workspace.mjs";

const directory = process.cwd();
const dist = join(directory, "dist");
/** @type {{ exports: Record<string, string | Record<string, string>>, bundle?: { joined?: string[], entries?: string[] } }} */
const { exports, bundle = {} } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
const { joined = [], entries: more = [] } = bundle;

/** @type {import("esbuild").BuildOptions & { metafile: true }} */
const options = {
  absWorkingDir: directory,
  outbase: "src",
  outdir: "dist",
  bundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2023",
  packages: "external",
  external: ["node:*"],
  sourcemap: true,
  metafile: true,
  logLevel: "warning",
};

/** @param {string} subpath */
const sourceOf = (subpath) => {
  const target = exports[subpath];
  return typeof target === "object" ? [target["@eval/source"] ?? ""] : [];
};

for (const file of filesBelow(dist)) if (/\.js(\.map)?$/.test(file)) rmSync(join(dist, file));
const apart = Object.keys(exports).filter((subpath) => !joined.includes(subpath));
await build({ ...options, splitting: true, entryPoints: [...apart.flatMap(sourceOf), ...more] });
if (joined.length > 0) await joinEntries(joined.flatMap(sourceOf));

/** @param {string[]} sources */
async function joinEntries(sources) {
  const contents = sources.map((source) => `export * from ${JSON.stringify(source)};`).join("\n");
  await build({
    ...options,
    stdin: { contents, resolveDir: directory, sourcefile: "joined.ts" },
    outdir: undefined,
    outbase: undefined,
    outfile: "dist/joined.js",
  });
  const { metafile } = await build({ ...options, write: false, entryPoints: sources });
  for (const [file, { entryPoint, exports: names }] of Object.entries(metafile.outputs)) {
    if (entryPoint === undefined) continue;
    const path = join(directory, file);
    const target = relative(dirname(path), join(dist, "joined.js")).replaceAll("\\", "/");
    mkdirSync(dirname(path), { recursive: true });
    const from = JSON.stringify(target.startsWith(".") ? target : `./${target}`);
    writeFileSync(path, `export { ${names.join(", ")} } from ${from};\n`);
  }
}
