import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cosine } from "./cosine.js";

const vector = (...components: number[]) => Float32Array.from(components);

describe("cosine", () => {
  // numpy 2.4.6: np.dot(a, b) / np.linalg.norm(a) / np.linalg.norm(b)
  test.each([
    [[1, 0], [0, 1], 0],
    [[1, 2, 3], [2, 4, 6], 1],
    [[1, 2, 3], [-1, -2, -3], -1],
    [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], 0.6363636363636364],
    [[3, 4], [4, 3], 0.96],
  ])("of %j and %j is what numpy finds", (a, b, expected) => {
    expect(cosine(vector(...a), vector(...b))).toBeCloseTo(expected, 12);
  });

  test("of a zero vector is not defined", () => {
    expect(cosine(vector(0, 0), vector(1, 0))).toBeNull();
    expect(cosine(vector(), vector())).toBeNull();
  });

  test("refuses vectors of different dimensions", () => {
    expect(() => cosine(vector(1, 0), vector(1))).toThrow("as many dimensions as each other, got 2 and 1");
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("refuses a component of %d", (odd) => {
    expect(() => cosine(vector(1, odd, 0), vector(1, 1, 1))).toThrow("finite");
    expect(() => cosine(vector(0, 0, 0), vector(1, 1, odd))).toThrow("finite");
  });

  test("is symmetric, free of scale and never beyond 1", () => {
    const component = fc.float({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(component, component), { minLength: 1, maxLength: 9 }), (pairs) => {
        const a = Float32Array.from(pairs, ([first]) => first);
        const b = Float32Array.from(pairs, ([, second]) => second);
        const value = cosine(a, b);
        expect(cosine(b, a)).toBe(value);
        if (value !== null) expect(Math.abs(value)).toBeLessThanOrEqual(1);
        const itself = cosine(a, a);
        if (itself !== null) expect(itself).toBeCloseTo(1, 12);
      }),
    );
  });
});
