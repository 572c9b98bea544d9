import { describe, expect, test } from "vitest";
import { findWords } from "./words.js";

const wordsOf = (text: string) => findWords(text).words;

describe("the words of a text", () => {
  test.each([
    ["Tal tal TAL", ["tal", "tal", "tal"]],
    ["ड़र ड़र", ["डर", "डर"]],
    ["a".repeat(100), ["a".repeat(100)]],
    [`${"a".repeat(64)}b ${"a".repeat(64)}c`, [`${"a".repeat(64)}b`, `${"a".repeat(64)}c`]],
  ])("have the keys of their spellings in %j", (text, keys) => {
    expect(wordsOf(text).map(({ key }) => key)).toEqual(keys);
  });

  test("are the same where they are spelled alike", () => {
    const [first, second, third] = wordsOf("तल tal तल");
    expect(third).toBe(first);
    expect(second).not.toBe(first);
  });

  test("keep their keys when more of them were met than are kept", () => {
    const many = Array.from(
      { length: 70_000 },
      (_, at) => `w${at.toString(36).replace(/[0-9]/g, (digit) => "ghijklmnop"[Number(digit)]!)}x`,
    );
    expect(wordsOf(many.join(" ")).map(({ key }) => key)).toEqual(many);
    expect(wordsOf(many[0]!)[0]!.key).toBe(many[0]);
  });
});
