// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * Bytes of JavaScript, compressed, that a page loads by itself: its scripts, what it preloads, and what these import
 * without waiting.
 *
 * @param {string} site
 * @param {string} page
 */
export function initialScripts(site, page) {
  const html = readFileSync(join(site, page), "utf8");
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const loaded = tags
    .filter((tag) => tag.startsWith("<script") || /rel="?(modulepreload|preload)"?/.test(tag))
    .map((tag) => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1])
    .filter((path) => path !== undefined);
  const files = new Set(loaded.map((path) => path.replace(/^.*\/assets\//, "assets/")));
  for (const file of files) for (const next of staticImports(site, file)) files.add(next);
  const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  const texts = [...inline, ...[...files].map((file) => readFileSync(join(site, file)))];
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/**
 * @param {string} site
 * @param {string} file
 */
function staticImports(site, file) {
  const text = readFileSync(join(site, file), "utf8");
  const folder = file.replace(/[^/]+$/, "");
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)].map(([, path = ""]) => join(folder, path));
}
