import { describe, expect, test } from "vitest";
import type { Part } from "./comparison-parts.js";
import { conclude } from "./conclude.js";
import type { ScoreComparison } from "./score-comparison.js";

const part = (name: string, value: string | null): Part => ({
  metric: { name, positions: { a: 0, b: 0 }, higherIsBetter: true },
  slice: value === null ? null : { column: "Domain", value },
  scores: {} as Part["scores"],
  unmeasured: [],
});

const tested = (p: number | null): ScoreComparison => ({
  paired: 100,
  dropped: { onlyA: 0, onlyB: 0, neither: 0 },
  measure: "pass rate",
  clusters: null,
  a: 0.5,
  aInterval: null,
  b: 0.6,
  bInterval: null,
  difference: 0.1,
  differenceInterval: null,
  bootstrapInterval: null,
  discordant: null,
  test: { method: "mcnemar-exact", p },
  detectable: null,
});

describe("conclude", () => {
  // Holm 1979 by hand: 2 × 0.03, and 0.04 not below it; 3 × 0.01, 2 × 0.02, 0.5.
  test("corrects the tests of all pairs among themselves, and those of slices among themselves", () => {
    const parts = [part("m", null), part("m", "A"), part("m", "B"), part("n", null), part("n", "A"), part("n", "B")];
    const concluded = conclude(parts, [0.03, 0.01, 0.02, 0.04, 0.5, null].map(tested));
    const adjusted = concluded.map(({ adjustedP }) => (adjustedP === null ? null : Number(adjustedP.toFixed(10))));
    expect(adjusted).toEqual([0.06, 0.03, 0.04, 0.06, 0.5, null]);
  });

  test("says the same of all pairs, however many slices are looked at", () => {
    const slices = Array.from({ length: 30 }, (_, index) => part("m", `D${index}`));
    const alone = conclude([part("m", null)], [tested(0.03)]);
    const sliced = conclude([part("m", null), ...slices], [tested(0.03), ...slices.map(() => tested(0.9))]);
    expect(alone[0]?.conclusion).toBe("better");
    expect(sliced[0]).toEqual(alone[0]);
  });

  test.each([
    [{ paired: 20 }, "no-difference-seen"],
    [{ paired: 19 }, "not-enough-data"],
    [{ paired: 200, clusters: 20 }, "no-difference-seen"],
    [{ paired: 200, clusters: 19 }, "not-enough-data"],
  ])("of %j that show nothing says %s", (counts, conclusion) => {
    expect(conclude([part("m", null)], [{ ...tested(0.5), ...counts }])[0]?.conclusion).toBe(conclusion);
  });

  test("calls a difference that no test could be made of not enough data", () => {
    const together = { ...tested(null), paired: 200, clusters: 1 };
    expect(conclude([part("m", null)], [together])[0]?.conclusion).toBe("not-enough-data");
  });
});
