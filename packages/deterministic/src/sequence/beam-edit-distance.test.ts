import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editTable } from "./beam-edit-distance.js";
import { editDistance } from "./edit-distance.js";

const words = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 4 }), { minLength: least, maxLength: most });

describe("editTable", () => {
  test("gives the edit distance of texts that the band covers", () => {
    fc.assert(
      fc.property(words(1, 24), words(1, 24), (output, reference) => {
        const distance = editDistance(reference.map(String), output.map(String));
        expect(editTable(reference, output.length).setBase(output)).toBe(distance);
      }),
    );
  });

  test("gives for a changed stretch what all the words so changed cost, wide of the band too", () => {
    const texts = fc.oneof(fc.tuple(words(1, 30), words(1, 30)), fc.tuple(words(60, 120), words(1, 200)));
    fc.assert(
      fc.property(texts, fc.nat(), words(0, 12), ([output, reference], place, change) => {
        const from = place % output.length;
        const stretch = change.slice(0, output.length - from);
        const table = editTable(reference, output.length);
        table.setBase(output);
        const changed = [...output.slice(0, from), ...stretch, ...output.slice(from + stretch.length)];
        expect(table.costOf(stretch, from)).toBe(editTable(reference, output.length).setBase(changed));
      }),
    );
  });
});
