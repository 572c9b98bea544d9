import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvCell } from "./csv-cell.js";

describe("csvCell", () => {
  test.each(["=1+1", "+1", "-1+2", "-", "-1\n=1", "-१", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
    "keeps %j from being run as a formula",
    (text) => {
      expect(csvCell(text, ",")).toBe(`"'${text}"`);
    },
  );

  test.each([
    ["नई दिल्ली", "नई दिल्ली"],
    ["", ""],
    ["a,b", '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ["two\nlines", '"two\nlines"'],
    ["क\u200Dष", "क\u200Dष"],
    ["-0.25", "-0.25"],
    ["-1e-7", "-1e-7"],
  ])("writes %j as %s", (text, cell) => {
    expect(csvCell(text, ",")).toBe(cell);
  });

  test("gives back every text through a CSV reader, with the apostrophe where there is one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(",", "\t"), (text, delimiter) => {
        const row = `${csvCell(text, delimiter)}${delimiter}end\n`;
        const [[cell] = []] = parse(row, { delimiter, relax_column_count: true }) as string[][];
        expect([text, `'${text}`]).toContain(cell);
      }),
    );
  });
});
