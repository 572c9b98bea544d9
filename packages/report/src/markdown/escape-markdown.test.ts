import fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { hostileTexts } from "../../test/sample-report.js";
import { showControls } from "../hidden-controls.js";
import { codeSpan, escapeMarkdown } from "./escape-markdown.js";

const rendered = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** Names of the elements that a browser makes of Markdown, and the text in them. */
function read(markdown: string): { tags: string[]; text: string } {
  const tags: string[] = [];
  let text = "";
  const visit = (node: { childNodes?: unknown; nodeName: string; value?: string }): void => {
    if (node.nodeName === "#text") text += node.value;
    else if (!node.nodeName.startsWith("#")) tags.push(node.nodeName);
    for (const child of (node.childNodes ?? []) as never[]) visit(child);
  };
  visit(parseFragment(rendered(markdown)));
  return { tags, text };
}

/** Line feeds end a line and ends are trimmed; everything else is to be read as it was. */
const plain = (text: string) => showControls(text.replace(/\s+/g, " ").trim());
const mean = [
  "a *b* _c_ **d** ~~e~~ `f`",
  "- list",
  "+ list",
  "1. list",
  "12) list",
  "# heading",
  "===",
  "> quote",
  "https://evil.example www.evil.example me@evil.example",
  "[x]: /y",
  "| a | b |",
  "&amp; &#x41;",
  "\\* \\",
  "$x$ :smile: @team #12",
];

describe("escapeMarkdown", () => {
  test.each([...hostileTexts, ...mean])("shows %j as text, and makes nothing of it", (text) => {
    expect(read(escapeMarkdown(text))).toEqual({ tags: ["p"], text: plain(text) });
  });

  test("shows any text as it is, in a cell of a table too", () => {
    const marks = fc.constantFrom(..."\\`*_{}[]<>()#+-.!|~&@:/\"'=$^ \n1wक");
    fc.assert(
      fc.property(fc.array(marks, { minLength: 1, maxLength: 20 }), (characters) => {
        const text = `x${characters.join("")}x`;
        expect(read(escapeMarkdown(text))).toEqual({ tags: ["p"], text: plain(text) });
        const table = read(`| a |\n| --- |\n| ${escapeMarkdown(text)} |`);
        expect(table.tags).toEqual(["table", "thead", "tr", "th", "tbody", "tr", "td"]);
        expect(table.text.trim().split(/\n+/).at(-1)).toBe(plain(text));
      }),
    );
  });

  test("calls nobody by name", () => {
    expect(escapeMarkdown("@team")).toBe("\\@<!-- -->team");
  });
});

test.each([...hostileTexts, "a`b``c", "`"])("codeSpan shows %j as code alone", (text) => {
  const { tags, text: shown } = read(codeSpan(text));
  expect(tags).toEqual(["p", "code"]);
  expect(shown.trim()).toBe(showControls(text.replace(/\s+/g, " ")).trim());
});
