import { splitSentences } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indicCases } from "../../test/fixture-rows.js";

describe("splitSentences", () => {
  test.each(indicCases("sentence"))("counts as $id", ({ input, expected }) => {
    expect(splitSentences(input["text"]!)).toHaveLength(expected as number);
  });

  test.each([
    ["", []],
    [" \n ", []],
    ["राम आया", ["राम आया"]],
    ["राम आया।सीता गई।", ["राम आया।", "सीता गई।"]],
    ["रामः गच्छति ॥१॥ सीता ॥२॥", ["रामः गच्छति ॥१॥", "सीता ॥२॥"]],
    ["राम आया.सीता गई.", ["राम आया.", "सीता गई."]],
    ["डॉ. ए.पी.जे. अब्दुल कलाम आए. वे बोले.", ["डॉ. ए.पी.जे. अब्दुल कलाम आए.", "वे बोले."]],
    ["ई.पू. ३०० में. फिर।", ["ई.पू. ३०० में.", "फिर।"]],
    ["रु. ५०० दिए। ठीक है।", ["रु. ५०० दिए।", "ठीक है।"]],
    ["Dr. Rao came. He left.", ["Dr. Rao came.", "He left."]],
    ["It is 3.14. Next one.", ["It is 3.14.", "Next one."]],
    ["See No. 5. He said no. Then he left.", ["See No. 5.", "He said no.", "Then he left."]],
    ["A. K. Sen wrote, e.g. this, in the U.S. and left.", ["A. K. Sen wrote, e.g. this, in the U.S. and left."]],
    ["1. First item\n2. Second item", ["1. First item", "2. Second item"]],
    ["Really?! Yes.", ["Really?!", "Yes."]],
    ['"What?" he said. "No."', ['"What?" he said.', '"No."']],
    ["Wait... what? Go... Now.", ["Wait... what?", "Go...", "Now."]],
    ["Visit google.com or Yahoo!Mail now.", ["Visit google.com or Yahoo!Mail now."]],
    ["کیا؟ ہاں۔ ٹھیک", ["کیا؟", "ہاں۔", "ٹھیک"]],
    ["東京です。はい。", ["東京です。", "はい。"]],
    ["ᱥᱟᱱ᱾ ᱛᱟᱲ᱾", ["ᱥᱟᱱ᱾", "ᱛᱟᱲ᱾"]],
    ["ডা. রায় এলেন। তিনি গেলেন।", ["ডা. রায় এলেন।", "তিনি গেলেন।"]],
    ["திரு. ராமன் வந்தார். சென்றார்.", ["திரு. ராமன் வந்தார்.", "சென்றார்."]],
    ["(राम आया।) सीता गई।", ["(राम आया।)", "सीता गई।"]],
  ])("splits %j", (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

  test("loses nothing but white space", () => {
    const bare = (text: string) => text.replace(/\s+/g, "");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(bare(splitSentences(text).join(""))).toBe(bare(text));
      }),
    );
  });
});
