import { splitTokens, splitWords } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indicCases } from "../../test/fixture-rows.js";

const split = { words: splitWords, tokens: splitTokens, word_count: (text: string) => splitWords(text).length };

describe("splitWords and splitTokens", () => {
  test.each(indicCases("tokenize"))("split as $id", ({ input, expected }) => {
    expect(split[input["op"] as keyof typeof split](input["text"]!)).toEqual(expected);
  });
});

describe("splitWords", () => {
  test.each([
    ["", []],
    [" ।॥ … ", []],
    ["नई दिल्ली", ["नई", "दिल्ली"]],
    ["आया.सीता", ["आया", "सीता"]],
    ["राम।सीता", ["राम", "सीता"]],
    ["क्‍षमा", ["क्‍षमा"]],
    ["\u200dक", ["क"]],
    ["don't O’Brien 'quoted'", ["don't", "O’Brien", "quoted"]],
    ["1,25,000 3.14 ٣٫١٤ २.५", ["1,25,000", "3.14", "٣٫١٤", "२.५"]],
    ["1947,1948", ["1947", "1948"]],
    ["1, 2 and 3.", ["1", "2", "and", "3"]],
    ["snake_case e-mail a/b", ["snake", "case", "e", "mail", "a", "b"]],
    ["CO₂ m² ½", ["CO₂", "m²", "½"]],
    ["C++ ₹500 50%", ["C", "500", "50"]],
    ["👍🏽 ok ❤️ 👨‍👩‍👧 1️⃣", ["ok", "1️⃣"]],
    ["wo\u00adrd New\u200bDelhi", ["wo\u00adrd", "New", "Delhi"]],
    ["\u200fہاں\u200f کیا", ["ہاں", "کیا"]],
    ["𑄌𑄋𑄴𑄟𑄳𑄦 𝒳", ["𑄌𑄋𑄴𑄟𑄳𑄦", "𝒳"]],
    ["东京 tower", ["东", "京", "tower"]],
    ["ไทย ok", ["ไ", "ท", "ย", "ok"]],
    ["ශ්‍රී ලංකා", ["ශ්‍රී", "ලංකා"]],
    ["한국어 말", ["한국어", "말"]],
    ["\ud800a", ["a"]],
  ])("splits %j", (text, words) => expect(splitWords(text)).toEqual(words));

  test("loses no letter, mark or digit, whatever the text", () => {
    const kept = /[\p{L}\p{Nd}]/gu;
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(splitWords(text).join("").match(kept) ?? []).toEqual(text.match(kept) ?? []);
      }),
    );
  });
});

describe("splitTokens", () => {
  test.each([
    ["", []],
    ["राम आया।", ["राम", "आया", "।"]],
    ['"No!" 👍🏽', ['"', "No", "!", '"', "👍🏽"]],
    ["१,२५० रु.", ["१,२५०", "रु", "."]],
    ["a—b…", ["a", "—", "b", "…"]],
  ])("splits %j", (text, tokens) => expect(splitTokens(text)).toEqual(tokens));

  test("holds the words among its tokens", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const tokens = new Set(splitTokens(text));
        for (const word of splitWords(text)) expect(tokens).toContain(word);
      }),
    );
  });
});
