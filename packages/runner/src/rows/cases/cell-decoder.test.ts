import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CellDecoder, sliceable } from "./cell-decoder.js";

describe("CellDecoder", () => {
  test("decodes as TextDecoder does, whatever surrounds the cell", () => {
    const decoder = new CellDecoder();
    const text = fc.string({
      unit: fc.constantFrom("a", '""', "é", "ß", "अ", "्", "한", "\uFEFF", "🙂", "𑄳", "\u0000", "\u{10FFFF}"),
    });
    fc.assert(
      fc.property(text, text, text, (before, cell, after) => {
        const bytes = sliceable(Buffer.from(before + cell + after));
        const start = Buffer.byteLength(before);
        const end = start + Buffer.byteLength(cell);
        expect(decoder.text(bytes, start, end)).toBe(cell);
        if (end > 0) expect(decoder.text(bytes, start, -end)).toBe(cell.replaceAll('""', '"'));
      }),
      { numRuns: 1000 },
    );
  });

  test("decodes cells longer than its scratch", () => {
    const text = "नमस्ते ".repeat(20_000);
    expect(new CellDecoder().text(sliceable(Buffer.from(text)), 0, Buffer.byteLength(text))).toBe(text);
  });

  test("gives each cell its own text, however often it comes and whatever comes between", () => {
    const cell = fc.oneof(
      fc.constantFrom("", "Art", "Law", "हाँ", "नहीं", "१९४७", "🙂", "\u0000", "\u0000\u0000"),
      fc.string({ maxLength: 3, unit: fc.constantFrom("a", "b", "अ") }),
      fc.string({ minLength: 40, maxLength: 60, unit: fc.constantFrom("a", "b") }),
    );
    const decoder = new CellDecoder();
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 40 }), (cells) => {
        const bytes = sliceable(Buffer.from(cells.join("")));
        let start = 0;
        for (const text of cells) {
          const end = start + Buffer.byteLength(text);
          expect(decoder.text(bytes, start, end)).toBe(text);
          start = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});
