import { expect, test } from "vitest";
import { tempTree } from "../../../tooling/temp-tree.js";
import { checkSite } from "../check/check-site.mjs";

const page = (body: string) => `<html><body><h1 id="top">T</h1>${body}</body></html>`;

function problemsOf(files: Record<string, string>): string[] {
  return checkSite(tempTree({ "index.html": page(""), ...files })).problems;
}

test("takes links to pages, to places on them, to folders and to elsewhere", () => {
  const body =
    '<a href="./guide/a.html#दिल्ली"></a><a href="/guide/"></a><a href="#top"></a><a href="https://example.org/a?b#c"></a><a href="/index.html#top"></a>';
  const files = {
    "index.html": page(body),
    "guide/a.html": page('<h2 id="दिल्ली"></h2>'),
    "guide/index.html": page(""),
  };
  expect(problemsOf(files)).toEqual([]);
});

test.each([
  ["./nothing.html", "which is not there"],
  ["/nothing/", "which is not there"],
  ["#nowhere", "which has no such place"],
  ["./index.html#nowhere", "which has no such place"],
  ["http://example.org/", "must link by https"],
  ["https://", "which is no address"],
])("names the page that links to %s", (link, problem) => {
  const [found, ...others] = problemsOf({ "a.html": page(`<a href="${link}"></a>`) });
  expect(found).toMatch(/^a\.html /);
  expect(found).toContain(problem);
  expect(others).toEqual([]);
});

test("weighs what a page loads by itself, and what that imports, but nothing that waits", () => {
  // Random digits do not compress to less than a third.
  const noise = Array.from({ length: 60_000 }, (_, index) => Math.sin(index).toString(36).slice(3, 12)).join("");
  const html = page('<script type="module" src="/assets/app.js"></script>');
  const files = {
    "index.html": html,
    "assets/app.js": 'import "./chunk.js"; import("./later.js");',
    "assets/chunk.js": "1;",
    "assets/later.js": noise,
  };
  expect(problemsOf(files)).toEqual([]);
  expect(problemsOf({ ...files, "assets/chunk.js": noise })[0]).toMatch(/^index\.html must load at most 250000 bytes/);
});
