import { expect, test } from "vitest";
import { foldWord } from "./fold-word.js";

test.each([
  ["accha", "accha"],
  ["Accha", "accha"],
  ["sooooo", "soo"],
  ["bhārata", "bharata"],
  ["s\u0301a\u0304nti", "shanti"],
  ["don\u2019t", "don't"],
  ["\u0915\u094d\u200d\u0937", "\u0915\u094d\u0937"],
  ["हिंदी", "हिंदी"],
  ["", ""],
])("foldWord turns %j into %j", (word, folded) => expect(foldWord(word)).toBe(folded));
