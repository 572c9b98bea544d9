// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The sidebar of each part of the site, read from its pages: the titles in their front matter, in its `order`.
 * A page that is added appears by itself.
 *
 * @param {string} pages
 */
export function readSidebar(pages) {
  const guides = [
    { text: "Start", link: "/" },
    { text: "Guides", items: pagesIn(pages, "guides") },
  ];
  const reference = [
    { text: "Reference", items: pagesIn(pages, "reference") },
    { text: "API", items: [{ text: "All packages", link: "/api/" }, ...apiPages(pages)] },
  ];
  return {
    "/guides/": guides,
    "/metrics/": metricGroups(pages),
    "/findings/": [{ text: "Findings", items: pagesIn(pages, "findings") }],
    "/reference/": reference,
    "/api/": reference,
    "/": guides,
  };
}

/**
 * @param {string} pages
 * @param {string} folder
 */
function pagesIn(pages, folder) {
  return markdownIn(join(pages, folder))
    .map((file) => {
      const { title, order } = frontMatter(join(pages, folder, file));
      const name = file.replace(/\.md$/, "");
      return { text: title, order, link: name === "index" ? `/${folder}/` : `/${folder}/${name}` };
    })
    .sort((left, right) => left.order - right.order || (left.text < right.text ? -1 : 1))
    .map(({ text, link }) => ({ text, link }));
}

/** The headings of the list of metrics are packages, and its tables their metrics. @param {string} pages */
function metricGroups(pages) {
  const list = join(pages, "metrics/index.md");
  if (!existsSync(list)) return [];
  const [, ...groups] = readFileSync(list, "utf8").split(/^## /m);
  return [
    { text: "All metrics", link: "/metrics/" },
    ...groups.map((group) => ({
      text: group.slice(0, group.indexOf("\n")),
      items: [...group.matchAll(/^\| \[([^\]]+)\]/gm)].map(([, name = ""]) => ({
        text: name,
        link: `/metrics/${name}`,
      })),
    })),
  ];
}

/** @param {string} pages */
function apiPages(pages) {
  const list = join(pages, "api/index.md");
  if (!existsSync(list)) return [];
  return [...readFileSync(list, "utf8").matchAll(/^- \[([^\]]+)\]\(([^)]+)\.md\)/gm)].map(
    ([, text = "", path = ""]) => ({
      text,
      link: `/api/${path}`,
    }),
  );
}

/** @param {string} folder */
const markdownIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".md")) : []);

/** @param {string} file */
function frontMatter(file) {
  const text = readFileSync(file, "utf8");
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "";
  const title = /^title: *(.+)$/m.exec(front)?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? file;
  return { title, order: Number(/^order: *(\d+)$/m.exec(front)?.[1] ?? 99) };
}
