import { collapseWhitespace } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("collapseWhitespace", () => {
  test.each([
    ["", ""],
    [" ", ""],
    ["नई दिल्ली", "नई दिल्ली"],
    ["  नई\u00a0\u3000\n\tदिल्ली\u0085", "नई दिल्ली"],
    ["a  b", "a b"],
    ["a ", "a"],
    ["a\u200bb", "a\u200bb"],
  ])("turns %j into %j", (text, expected) => expect(collapseWhitespace(text)).toBe(expected));

  test("leaves no white space but single spaces inside", () => {
    const unit = fc.constantFrom(..."a क\u00a0\u1680\u2000\u2028\u2029\u202f\u205f\u3000\u0085\t\n\v\f\r");
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(collapseWhitespace(text)).toBe(
          text
            .split(/\p{White_Space}+/u)
            .filter((piece) => piece !== "")
            .join(" "),
        );
      }),
    );
  });
});
