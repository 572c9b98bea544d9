// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * Links and anchors of the built pages. Those inside the site must lead to a page and, where they name one, to a place
 * on it; of those to elsewhere only the form is checked, since nothing here asks the network.
 *
 * @param {string} site
 * @param {readonly string[]} pages
 * @returns {{ count: number, problems: string[] }}
 */
export function checkLinks(site, pages) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  const placesOf = (/** @type {string} */ page) => {
    const known = places.get(page) ?? readPlaces(readFileSync(join(site, page), "utf8"));
    places.set(page, known);
    return known;
  };
  let count = 0;
  const problems = pages.flatMap((page) => {
    const html = readFileSync(join(site, page), "utf8");
    return linksOf(html).flatMap((link) => {
      count++;
      const problem = isExternal(link) ? externalProblem(link) : internalProblem(site, page, link, placesOf);
      return problem === null ? [] : [`${page} ${problem}`];
    });
  });
  return { count, problems: [...new Set(problems)] };
}

/** @param {string} html */
const linksOf = (html) => [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => unescapeHtml(link));

/** @param {string} html */
const readPlaces = (html) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => unescapeHtml(id)));

/** @param {string} text */
const unescapeHtml = (text) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** @param {string} link */
const isExternal = (link) => /^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith("//");

/** @param {string} link */
function externalProblem(link) {
  if (link.startsWith("data:") || link.startsWith("mailto:")) return null;
  if (!URL.canParse(link)) return `must not link to ${link}, which is no address`;
  return link.startsWith("https:") ? null : `must link by https, got ${link}`;
}

/**
 * @param {string} site
 * @param {string} page
 * @param {string} link
 * @param {(page: string) => ReadonlySet<string>} placesOf
 */
function internalProblem(site, page, link, placesOf) {
  const [path = "", hash = ""] = link.split("#");
  const bare = decodeURI(path.replace(/\?.*$/, ""));
  const target = bare === "" ? page : bare.startsWith("/") ? bare.slice(1) : posix.join(posix.dirname(page), bare);
  const file = [target, `${target}.html`, posix.join(target, "index.html")].find(
    (candidate) => /\.[a-z0-9]+$/i.test(candidate) && existsSync(join(site, candidate)),
  );
  if (file === undefined) return `must not link to ${link}, which is not there`;
  if (hash === "" || !file.endsWith(".html")) return null;
  return placesOf(file).has(decodeURIComponent(hash)) ? null : `must not link to ${link}, which has no such place`;
}
