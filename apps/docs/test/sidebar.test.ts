import { resolve } from "node:path";
import { expect, test } from "vitest";
import { tempTree } from "../../../tooling/temp-tree.js";
import { readSidebar } from "../.vitepress/sidebar.mjs";

test("shows a page as soon as its file is there, in the order that it says", () => {
  const page = (title: string, order: number) => `---\ntitle: ${title}\norder: ${order}\n---\n\n# ${title}\n`;
  const pages = tempTree({
    "guides/b.md": page("Second", 2),
    "guides/a.md": page("First", 1),
    "metrics/index.md":
      "# Metrics\n\n## @eval/one\n\n| metric | what |\n| --- | --- |\n| [bleu](./bleu.md) | n-grams |\n",
    "api/index.md": "- [@eval/core](@eval/core.md)\n",
  });
  const sidebar = readSidebar(pages);
  expect(sidebar["/guides/"]?.[1]).toEqual({
    text: "Guides",
    items: [
      { text: "First", link: "/guides/a" },
      { text: "Second", link: "/guides/b" },
    ],
  });
  expect(sidebar["/metrics/"]?.[1]).toEqual({ text: "@eval/one", items: [{ text: "bleu", link: "/metrics/bleu" }] });
  expect(sidebar["/api/"]?.at(-1)).toMatchObject({ items: [{ link: "/api/" }, { text: "@eval/core" }] });
});

test("gives every page of this site a title and a place", () => {
  const sidebar = readSidebar(resolve(import.meta.dirname, "../pages"));
  for (const part of ["/guides/", "/reference/", "/findings/"] as const) {
    const titles = sidebar[part].flatMap((group) => ("items" in group ? group.items : []).map(({ text }) => text));
    expect(titles.length).toBeGreaterThan(2);
    for (const title of titles) expect(title).not.toMatch(/\.md$/);
  }
});
