import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../random/random.js";
import { shuffle } from "../random/shuffle.js";
import { ExactSum } from "./exact-sum.js";
import { Moments } from "./moments.js";

// Away from the ends of the range, where squares overflow or a running sum does.
const term = fc.oneof(
  fc.double({ min: -1e100, max: 1e100, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer(),
);

/** The exact sum as a fraction over 2^1074, of which every double is a multiple. */
function exactly(terms: readonly number[]): bigint {
  let sum = 0n;
  const bits = new DataView(new ArrayBuffer(8));
  for (const value of terms) {
    bits.setFloat64(0, value);
    const word = bits.getBigUint64(0);
    const exponent = (word >> 52n) & 0x7ffn;
    const fraction = (word & 0xfffffffffffffn) | (exponent === 0n ? 0n : 1n << 52n);
    const scaled = fraction << (exponent === 0n ? 0n : exponent - 1n);
    sum += word >> 63n === 1n ? -scaled : scaled;
  }
  return sum;
}

describe("ExactSum", () => {
  // Expected values: Python 3.11.7, math.fsum.
  test.each([
    [[], 0],
    [[0.1, 0.2, 0.3], 0.6],
    [Array(10).fill(0.1), 1],
    [[1e100, 1, -1e100], 1],
    [[1, 1e-16, -1], 1e-16],
    [[2 ** 53, -0.5, -(2 ** -54)], 2 ** 53 - 1],
    [[2 ** 53, 1, 2 ** -100], 2 ** 53 + 2],
    [[2 ** 53 + 10, 1, 2 ** -100], 2 ** 53 + 12],
    [[2 ** 53 - 4, 0.5, 2 ** -54], 2 ** 53 - 3],
    [[5e-324, 5e-324], 1e-323],
  ])("sums %j as math.fsum does", (terms, expected) => {
    expect(new ExactSum(terms).value).toBe(expected);
  });

  test("is exact and rounds to the nearest double", () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 40 }), (terms) => {
        const sum = new ExactSum(terms);
        expect(exactly(sum.toJSON())).toBe(exactly(terms));
        const error = exactly(terms) - exactly([sum.value]);
        for (const neighbour of [sum.value * (1 + 2 ** -52), sum.value * (1 - 2 ** -52)]) {
          const other = exactly(terms) - exactly([neighbour]);
          expect(error * error <= other * other).toBe(true);
        }
      }),
    );
  });

  test("order and shards do not change a byte", () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 40 }), fc.nat(), fc.nat(40), (terms, seed, cut) => {
        const whole = JSON.stringify(new ExactSum(terms));
        const shuffled = shuffle(terms, seededRandom(seed));
        const shard = ExactSum.from(JSON.parse(JSON.stringify(new ExactSum(shuffled.slice(0, cut)))));
        expect(JSON.stringify(new ExactSum(shuffled.slice(cut)).merge(shard))).toBe(whole);
      }),
    );
  });

  test("zero is an empty list, and merging it changes nothing", () => {
    expect(new ExactSum([0.5, -0.5]).toJSON()).toEqual([]);
    expect(new ExactSum([3]).merge(ExactSum.from([])).value).toBe(3);
  });

  test("whole numbers beyond 2^53 stay exact", () => {
    expect(new ExactSum([2 ** 53 - 1, 2 ** 53 - 1, 1, 1]).value).toBe(2 ** 54);
  });

  test.each([
    [[Number.NaN], "a term of a sum must be a finite number, got NaN"],
    [[Number.POSITIVE_INFINITY], "a term of a sum must be a finite number, got Infinity"],
    [[1.7e308, 1.7e308], "a running sum must stay below 1.8e308, got 1.7e+308"],
  ])("refuses %j", (terms, message) => {
    expect(() => new ExactSum(terms)).toThrow(message);
  });
});

describe("Moments", () => {
  test("gives mean and standard deviation as numpy does", () => {
    // numpy 2.4.6: mean and std(ddof=1).
    const moments = new Moments([2.165, 2.222, 2.627, 1.516, 3.942]);
    expect(moments.mean.value).toBeCloseTo(2.4944, 14);
    expect(moments.standardDeviation.value).toBeCloseTo(0.9018177753848058, 14);
  });

  test("a large mean does not swallow the spread", () => {
    // Squares of 1e12 + x need 80 bits, sums of squares in doubles would give 0 or worse.
    expect(new Moments([1e12 + 0.25, 1e12 + 0.5, 1e12 + 0.75]).standardDeviation.value).toBe(0.25);
  });

  test("order and shards do not change a byte", () => {
    const score = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(score, { maxLength: 30 }), fc.nat(), fc.nat(30), (values, seed, cut) => {
        const whole = new Moments(values);
        const shuffled = shuffle(values, seededRandom(seed));
        const shard = Moments.from(JSON.parse(JSON.stringify(new Moments(shuffled.slice(0, cut)))));
        const merged = new Moments(shuffled.slice(cut)).merge(shard);
        expect(JSON.stringify(merged)).toBe(JSON.stringify(whole));
        expect(merged.mean).toEqual(whole.mean);
        expect(merged.standardDeviation).toEqual(whole.standardDeviation);
      }),
    );
  });

  test("equal values have no spread at all", () => {
    expect(new Moments(Array(7).fill(0.1)).standardDeviation).toEqual({ value: 0 });
  });

  test("says why there is no mean or spread", () => {
    expect(new Moments().mean).toEqual({ value: null, reason: "there are no values" });
    expect(new Moments([3]).standardDeviation).toEqual({ value: null, reason: "one value has no spread" });
  });
});
