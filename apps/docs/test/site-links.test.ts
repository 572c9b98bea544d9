import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { documentsOf } from "../../../tooling/doc-examples/documents.js";
import { madePages, siteLinks } from "../generate/site-links.mjs";

const root = resolve(import.meta.dirname, "../../..");
const pageOf = madePages(
  "/repository",
  new Map([
    ["bleu", { file: "packages/deterministic/src/bleu.ts" }],
    ["rouge-1", { file: "packages/deterministic/src/rouge.ts" }],
    ["rouge-2", { file: "packages/deterministic/src/rouge.ts" }],
  ]),
  new Map([["/repository/packages/core/src/adapters/index.ts", "@eval/core/adapters"]]),
);

test.each([
  ["guides/a.md", "[bleu](../../../../packages/deterministic/src/bleu.ts)", "[bleu](../metrics/bleu.md)"],
  ["guides/a.md", "[rouge-2](../../../../packages/deterministic/src/rouge.ts)", "[rouge-2](../metrics/rouge-2.md)"],
  [
    "reference/a.md",
    "[`@eval/core/adapters`](../../../../packages/core/src/adapters/index.ts)",
    "[`@eval/core/adapters`](../api/@eval/core/adapters.md)",
  ],
  ["index.md", "[all](../../../README.md#packages)", "[all](./metrics/index.md)"],
  ["guides/a.md", "[b](./b.md) and [c](../reference/c.md#d)", "[b](./b.md) and [c](../reference/c.md#d)"],
])("on %s %j leads to what was made from the file", (page, written, shown) => {
  expect(siteLinks(written, page, pageOf)).toBe(shown);
});

test("a link to a file that no page is made from is refused", () => {
  const link = "[x](../../../../packages/core/src/show.ts)";
  expect(() => siteLinks(link, "guides/a.md", pageOf)).toThrow("guides/a.md must link to a page");
});

/** Links of a document, but for those in code, to other sites, and to places on the page itself. */
const linksOf = (text: string): string[] =>
  [...text.replace(/^(`{3,})[\s\S]*?^\1|`[^`\n]*`/gm, "").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link.replace(/#.*$/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link));

test("every link of a document leads to a file of the repository, so that it works in a clone", () => {
  const documents = documentsOf(root);
  expect(documents.length).toBeGreaterThan(40);
  const dead = documents.flatMap((document) =>
    linksOf(readFileSync(join(root, document), "utf8"))
      .filter((link) => !existsSync(join(root, dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(dead).toEqual([]);
});
