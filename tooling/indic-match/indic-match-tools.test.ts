import { describe, expect, test } from "vitest";
import { romanizeWord } from "./casual-roman.mjs";
import { readCsv } from "./read-csv.mjs";

describe("romanizeWord", () => {
  // Spellings of the Hunterian system without its diacritics, and with double vowels.
  test.each([
    ["भारत", "bharat", "bhaarat"],
    ["दिल्ली", "dilli", "dillee"],
    ["गंगा", "ganga", "gangaa"],
    ["जिसका", "jiska", "jiskaa"],
    ["ज़मीन", "zamin", "zameen"],
    ["में", "mein", "mein"],
  ])("writes %s as %s and %s", (word, single, double) => {
    expect(romanizeWord(word, 1)).toBe(single);
    expect(romanizeWord(word, 0)).toBe(double);
  });
});

describe("readCsv", () => {
  // The examples of RFC 4180, section 2.
  test("reads quoted cells, doubled quotes and line breaks", () => {
    expect(readCsv('a,b\r\n"b CRLF\r\nbb","b""bb"\r\nzzz,\r\n')).toEqual([
      { a: "b CRLF\r\nbb", b: 'b"bb' },
      { a: "zzz", b: "" },
    ]);
  });
  test("drops a byte order mark", () => expect(readCsv("\uFEFFa\n1\n")).toEqual([{ a: "1" }]));
});
