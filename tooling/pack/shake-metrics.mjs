// @ts-check
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** @typedef {{ readonly metric: string, readonly bytes: number, readonly others: readonly string[] }} Shaken */

/**
 * What a bundler keeps of a package where one of its metrics is imported alone: the compressed size of what is loaded at
 * once, and which other metrics of the package came along.
 *
 * @param {string} dir a project in which the package is installed
 * @param {string} name
 * @returns {Promise<Shaken[]>}
 */
export async function shakeMetrics(dir, name) {
  const entry = createRequire(join(dir, "package.json")).resolve(name);
  const exported = await import(pathToFileURL(entry).href);
  // Optional peers are loaded on use, and are not there where nobody installed them.
  const manifest = createRequire(join(dir, "package.json"))(`${name}/package.json`);
  const peers = Object.keys(manifest.peerDependencies ?? {}).flatMap((peer) => [peer, `${peer}/*`]);
  const factories = Object.entries(exported).filter(([, value]) => value?.evalMetric === 1);
  const names = factories.map(([, { info }]) => info.name);
  /** @type {Shaken[]} */
  const shaken = [];
  for (const [exportName, { info }] of factories) {
    const text = await bundled(dir, `export { ${exportName} } from ${JSON.stringify(name)};`, peers);
    const others = names.filter((other) => other !== info.name && text.includes(`name:"${other}"`));
    shaken.push({ metric: info.name, bytes: gzipSync(text).length, others });
  }
  return shaken;
}

/**
 * The text that a page which imports a module would load at once: what is imported on use is left out.
 *
 * @param {string} dir
 * @param {string} contents
 * @param {readonly string[]} peers
 */
async function bundled(dir, contents, peers) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: dir, sourcefile: "page.js" },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2023",
    charset: "utf8",
    external: ["node:*", ...peers],
    splitting: true,
    outdir: "out",
    absWorkingDir: dir,
    logLevel: "silent",
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path.slice(dir.length + 1), text]));
  const pending = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === "page.js" || path === "out/stdin.js" ? [path] : [],
  );
  /** @type {Set<string>} */
  const loaded = new Set();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && external !== true) pending.push(imported);
    }
  }
  if (loaded.size === 0) throw new Error("a bundle must have a file that is loaded first");
  return [...loaded].map((path) => texts.get(path) ?? "").join("\n");
}
