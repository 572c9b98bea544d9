// @ts-check
import { filesBelow } from "../../../tooling/workspace.mjs";
import { checkLinks } from "./check-links.mjs";
import { initialScripts } from "./initial-scripts.mjs";

/** What a page may load before anyone does anything, compressed. */
const SCRIPT_BUDGET = 250_000;

/**
 * The promises of the built site: every link leads somewhere, and no page is heavy.
 *
 * @param {string} site
 * @returns {{ problems: string[], summary: string }}
 */
export function checkSite(site) {
  const pages = filesBelow(site).filter((file) => file.endsWith(".html"));
  const links = checkLinks(site, pages);
  const sizes = pages.map((page) => ({ page, size: initialScripts(site, page) }));
  const heaviest = sizes.reduce((most, one) => (one.size > most.size ? one : most));
  const heavy = sizes
    .filter(({ size }) => size > SCRIPT_BUDGET)
    .map(({ page, size }) => `${page} must load at most ${SCRIPT_BUDGET} bytes of JavaScript, got ${size}`);
  const weight = `at most ${(heaviest.size / 1000).toFixed(0)} kB of JavaScript (${heaviest.page})`;
  return {
    problems: [...links.problems, ...heavy],
    summary: `site: ${pages.length} pages, ${links.count} links, ${weight}, ${links.problems.length + heavy.length} problems`,
  };
}
