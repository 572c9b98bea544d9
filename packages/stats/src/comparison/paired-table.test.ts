import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { pairedTable } from "./paired-table.js";

describe("pairedTable", () => {
  test("reproduces the length gap of one judge", () => {
    for (const { input, expected, tolerance } of vectors("stats-seed004", "length_padding_gap")) {
      const { both, onlyA, onlyB } = pairedTable(input.padded.map(Boolean), input.plain.map(Boolean));
      const n = input.plain.length;
      const [plain, padded] = [(both + onlyB) / n, (both + onlyA) / n];
      const gap = (onlyA - onlyB) / n;
      expectNear([plain, padded, gap], [expected.plain, expected.padded, expected.gap], tolerance);
    }
  });

  test("lists of two lengths throw", () => {
    expect(() => pairedTable([true], [])).toThrow("paired lists must have the same length, got [1,0]");
  });
});
