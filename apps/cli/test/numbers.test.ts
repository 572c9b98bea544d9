import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped } from "../src/render/numbers.js";

test("counts stand in groups of three as the formatter of English numbers puts them", () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(), fc.maxSafeNat(), fc.constantFrom(0, 999, 1_000, 999_999, 1_000_000)), (count) => {
      expect(grouped(count)).toBe(count.toLocaleString("en"));
    }),
  );
});
