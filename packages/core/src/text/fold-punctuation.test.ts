import { foldDanda, foldDashes, foldQuotes } from "@eval/core/text";
import { expect, test } from "vitest";

test.each([
  ["‘गंगा’ “गंगा” «Paris» don’t 5′ 6″", '\'गंगा\' "गंगा" "Paris" don\'t 5\' 6"'],
  ["plain 'text' `code`", "plain 'text' `code`"],
  ["", ""],
])("foldQuotes turns %j into %j", (text, expected) => expect(foldQuotes(text)).toBe(expected));

test.each([
  ["‐‑‒–—―−", "-------"],
  ["-5 कुल", "-5 कुल"],
  ["ー", "ー"],
])("foldDashes turns %j into %j", (text, expected) => expect(foldDashes(text)).toBe(expected));

test.each([
  ["आया। गया॥ ہے۔ ᱾ ꯫ 。", "आया. गया. ہے. . . ."],
  ["क्या? हाँ, जी، کیا؟", "क्या? हाँ, जी، کیا؟"],
  ["| क | ख |", "| क | ख |"],
])("foldDanda turns %j into %j", (text, expected) => expect(foldDanda(text)).toBe(expected));
