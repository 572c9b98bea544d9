import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeBlocks } from "./code-blocks.js";

// Expected values: CommonMark 0.31.2, section 4.5, but for the indentation of fences inside lists.
describe("codeBlocks", () => {
  test.each([
    ["no fence", "def f(): pass", []],
    ["one block", "Here:\n```python\nx = 1\n```\nDone.", [{ tag: "python", code: "x = 1" }]],
    ["tildes", "~~~ JS\nx\n~~~", [{ tag: "js", code: "x" }]],
    ["no tag", "```\nx\n```", [{ tag: "", code: "x" }]],
    ["words after the tag", "```python title=a.py\nx\n```", [{ tag: "python", code: "x" }]],
    ["attributes", "```python{1,2}\nx\n```", [{ tag: "python", code: "x" }]],
    ["a block that is never closed", "```py\nx\ny", [{ tag: "py", code: "x\ny" }]],
    ["a shorter fence inside", "````\n```\nx\n```\n````", [{ tag: "", code: "```\nx\n```" }]],
    ["the other fence inside", "~~~\n```\n~~~", [{ tag: "", code: "```" }]],
    ["a fence inside a list", "1. so:\n   ```py\n   if x:\n     y\n   ```", [{ tag: "py", code: "if x:\n  y" }]],
    ["lines that end as on Windows", "```py\r\nx\r\ny\r\n```", [{ tag: "py", code: "x\ny" }]],
    [
      "several blocks",
      "```sh\na\n```\nतब\n```py\nb\n```",
      [
        { tag: "sh", code: "a" },
        { tag: "py", code: "b" },
      ],
    ],
    ["a word after the closing fence", "```\nx\n``` y\n```", [{ tag: "", code: "x\n``` y" }]],
  ])("reads %s", (_, text, blocks) => {
    expect(codeBlocks(text)).toEqual(blocks);
  });

  test("gives back any lines that hold no fence", () => {
    const line = fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n`~]/.test(text));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const code = lines.join("\n");
        expect(codeBlocks("```python\n" + code + "\n```")).toEqual([{ tag: "python", code }]);
      }),
    );
  });
});
