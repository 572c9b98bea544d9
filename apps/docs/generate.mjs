// @ts-check
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeApiReference } from "./generate/api-reference.mjs";
import { caveatTables } from "./generate/caveat-tables.mjs";
import { commandPage } from "./generate/command-page.mjs";
import { metricPages } from "./generate/metric-pages.mjs";

const here = import.meta.dirname;
const root = resolve(here, "../..");

/** What VitePress reads: the pages of this folder and those that are made. Below `dist`, so that nobody commits them. */
export const assembled = join(here, "dist/pages");

/** Puts the pages together. */
export async function assemble() {
  rmSync(assembled, { recursive: true, force: true });
  cpSync(join(here, "pages"), assembled, { recursive: true });
  const { metrics, pages } = await metricPages(root);
  for (const [name, text] of pages) write(`metrics/${name}`, text);
  write("reference/command-line.md", commandPage(root));
  const limits = join(assembled, "reference/limits.md");
  writeFileSync(limits, readFileSync(limits, "utf8").replace("<!-- caveats -->", caveatTables(metrics)));
  await writeApiReference(root, join(assembled, "api"));
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const file = join(assembled, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
