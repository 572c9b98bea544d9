// @ts-check
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../../tooling/workspace.mjs";
import { entriesOf, writeApiReference } from "./generate/api-reference.mjs";
import { caveatTables } from "./generate/caveat-tables.mjs";
import { commandPage } from "./generate/command-page.mjs";
import { metricPages } from "./generate/metric-pages.mjs";
import { madePages, siteLinks } from "./generate/site-links.mjs";

const here = import.meta.dirname;
const root = resolve(here, "../..");

/** What VitePress reads: the pages of this folder and those that are made. Below `dist`, so that nobody commits them. */
const assembled = join(here, "dist/pages");

/**
 * Puts the pages together.
 *
 * @returns {Promise<(page: string) => void>} what puts a page there again that was written anew
 */
export async function assemble() {
  rmSync(assembled, { recursive: true, force: true });
  cpSync(join(here, "pages"), assembled, { recursive: true });
  const { metrics, pages, docs } = await metricPages(root);
  const pageOf = madePages(root, docs, entriesOf(root));
  const putPage = (/** @type {string} */ page) => {
    const text = siteLinks(readFileSync(join(here, "pages", page), "utf8"), page, pageOf);
    write(
      page,
      text.replace("<!-- caveats -->", () => caveatTables(metrics)),
    );
  };
  for (const page of filesBelow(join(here, "pages"))) if (page.endsWith(".md")) putPage(page);
  for (const [name, text] of pages) write(`metrics/${name}`, text);
  write("reference/command-line.md", commandPage(root));
  await writeApiReference(root, join(assembled, "api"));
  return putPage;
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
