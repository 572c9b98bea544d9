import { createHash } from "node:crypto";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, test } from "vitest";
import { hostileTexts, reportOf, textOf } from "../../test/sample-report.js";
import { htmlReport } from "./html-report.js";

type Element = DefaultTreeAdapterTypes.Element;

const pageOf = (text: string): Promise<string> => textOf(htmlReport(reportOf(text)));

/** Every element of a page in order, as a browser's parser finds them. */
function elementsOf(page: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if ("tagName" in child) found.push(child);
      if ("childNodes" in child) visit(child);
    }
  };
  visit(parse(page));
  return found;
}

const shapeOf = (page: string): string[] =>
  elementsOf(page).map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(" ")}`);

const content = (element: Element | undefined): string =>
  (element?.childNodes ?? []).map((node) => ("value" in node ? node.value : "")).join("");

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

describe("htmlReport", () => {
  test.each(hostileTexts)("has the elements and attributes of a harmless report with %j everywhere", async (text) => {
    expect(shapeOf(await pageOf(text))).toEqual(shapeOf(await pageOf("x")));
  });

  test("has the same elements and attributes whatever the texts are", async () => {
    const harmless = shapeOf(await pageOf("x"));
    const texts = fc.array(
      fc.oneof(fc.constantFrom("<", ">", '"', "'", "&", "/", "-->", "=", " "), fc.string({ unit: "binary" })),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        expect(shapeOf(await pageOf(parts.join("")))).toEqual(harmless);
      }),
      { numRuns: 60 },
    );
  });

  test("forbids everything but its own script and style", async () => {
    const elements = elementsOf(await pageOf("x"));
    const policy = elements.find((each) => attribute(each, "http-equiv") === "Content-Security-Policy");
    const rules = (policy === undefined ? "" : attribute(policy, "content"))?.split("; ") ?? [];
    const script = elements.find(({ tagName, attrs }) => tagName === "script" && attrs.length === 0);
    const style = elements.find(({ tagName }) => tagName === "style");
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(rules).toEqual([
      "default-src 'none'",
      `script-src ${hash(content(script))}`,
      `style-src ${hash(content(style))}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  test("asks for nothing from anywhere", async () => {
    const elements = elementsOf(await pageOf("x"));
    const addresses = elements.flatMap((each) =>
      ["src", "href", "srcset", "action", "data", "style"].flatMap((name) => attribute(each, name) ?? []),
    );
    expect(addresses.filter((address) => !address.startsWith("#"))).toEqual([]);
    expect(elements.map(({ tagName }) => tagName)).not.toContain("link");
  });

  test.each(hostileTexts)("keeps %j in its data as it is, without a mark that could end it", async (text) => {
    const data = elementsOf(await pageOf(text)).filter((each) => attribute(each, "type") === "application/json");
    expect(data).toHaveLength(3);
    for (const each of data) expect(content(each)).not.toMatch(/[<\u202a-\u202e]/);
    const [row] = JSON.parse(content(data[1]));
    expect(row.slice(0, 3)).toEqual([1, text, [text]]);
    expect(row[3]).toMatchObject({ input: text, output: text, expected: [text, text] });
    expect(row[4][0].slice(0, 4)).toEqual([text, 0, false, text]);
  });

  test("says at which rows controls turn the direction of text, and no backslash in a text pretends to", async () => {
    const indexOf = async (text: string) => {
      const index = elementsOf(await pageOf(text)).find((each) => attribute(each, "id") === "row-index");
      return JSON.parse(content(index)).turning;
    };
    expect(await indexOf("pass\u202etrue")).toEqual([0, 1]);
    expect(await indexOf("pass\\u202etrue")).toEqual([]);
  });

  test("weighs less than 300 KB beside its data", async () => {
    expect(Buffer.byteLength(await pageOf("x"))).toBeLessThan(300_000);
  });

  test("says why texts are missing, and has none", async () => {
    const page = await textOf(htmlReport({ ...reportOf("secret"), textsMissing: "qa.csv has changed" }));
    expect(page).toContain("<bdi>qa.csv has changed</bdi>");
    const [data] = elementsOf(page).filter((each) => attribute(each, "data-rows") !== undefined);
    expect(JSON.parse(content(data))[0][3]).toBeNull();
  });
});
