// @ts-check
import { posix } from "node:path";

const PAGES = "apps/docs/pages";

/**
 * A page as the site shows it. What is made for the site alone (pages of metrics, the API reference) is not there in a
 * clone, so pages link to the file in the repository that it is made from, and this turns such links to what was made.
 *
 * @param {string} text
 * @param {string} page from the folder of the pages
 * @param {(file: string, label: string) => string | undefined} pageOf what was made from a file, as a path of a page; of
 *   several metrics in one file the label of the link names the one
 */
export const siteLinks = (text, page, pageOf) =>
  text.replace(/\[([^\]]*)\]\((\.\.\/[^)\s]+)\)/g, (whole, label, target) => {
    const folder = posix.dirname(page);
    const file = posix.join(PAGES, folder, target.replace(/#.*$/, ""));
    if (file.startsWith(`${PAGES}/`)) return whole;
    const made = pageOf(file, label.replaceAll("`", ""));
    if (made === undefined) throw new Error(`${page} must link to a page, or to what one is made from, got ${target}`);
    const path = posix.relative(folder, made);
    return `[${label}](${path.startsWith(".") ? path : `./${path}`})`;
  });

/**
 * What is made from the files of the repository: a page of each metric from where it is declared, one of the API from
 * each entry of a package, and from the README, which lists the packages, the list of metrics.
 *
 * @param {string} root
 * @param {ReadonlyMap<string, { readonly file: string }>} declared metrics by name
 * @param {ReadonlyMap<string, string>} entries names of modules by their files
 * @returns {(file: string, label: string) => string | undefined}
 */
export function madePages(root, declared, entries) {
  return (file, label) => {
    if (file === "README.md") return "metrics/index.md";
    if (declared.get(label)?.file === file) return `metrics/${label}.md`;
    const module = entries.get(posix.join(root, file));
    return module === undefined ? undefined : `api/${module}.md`;
  };
}
