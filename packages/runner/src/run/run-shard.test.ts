import fc from "fast-check";
import { expect, test } from "vitest";
import { rangeOf } from "./run-shard.js";

test("shards follow each other without gap or overlap, and differ in length by one at most", () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 60 }), (cases, of) => {
      const ranges = Array.from({ length: of }, (_, index) => rangeOf(cases, { index: index + 1, of }));
      expect(ranges[0]?.[0]).toBe(0);
      expect(ranges.at(-1)?.[1]).toBe(cases);
      for (const [place, [start]] of ranges.entries()) if (place > 0) expect(start).toBe(ranges[place - 1]?.[1]);
      const lengths = ranges.map(([start, end]) => end - start);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    }),
  );
});
