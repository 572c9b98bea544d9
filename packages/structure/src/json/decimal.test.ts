import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, compare, type Decimal, isMultiple, isWithin, multiply, showDecimal, toDecimal } from "./decimal.js";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const decimal: fc.Arbitrary<Decimal> = fc.record({ digits: cents, scale: fc.nat(20) });

describe("toDecimal", () => {
  // Expected values: decimal arithmetic by hand.
  test.each([
    ["0.10", "0.1"],
    ["-0", "0"],
    ["-0.05", "-0.05"],
    ["1e3", "1000"],
    ["1.5E-3", "0.0015"],
    ["12.50e+1", "125"],
    ["9007199254740993", "9007199254740993"],
  ])("reads %s as %s", (text, shown) => {
    expect(showDecimal(toDecimal(text))).toBe(shown);
  });

  test("reads every double as JavaScript writes it, without loss", () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(Number(showDecimal(toDecimal(String(value))))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe("add, multiply, compare", () => {
  test("have no error where doubles have one", () => {
    expect(showDecimal(add(toDecimal("0.1"), toDecimal("0.2")))).toBe("0.3");
    expect(showDecimal(multiply(toDecimal("3"), toDecimal("19.99")))).toBe("59.97");
    expect(isMultiple(toDecimal("19.99"), toDecimal("0.01"))).toBe(true);
    expect(isMultiple(toDecimal("1"), toDecimal("0"))).toBe(false);
  });

  test("agree with whole numbers of the same scale", () => {
    fc.assert(
      fc.property(cents, cents, fc.nat(10), (left, right, scale) => {
        const [a, b] = [
          { digits: left, scale },
          { digits: right, scale },
        ];
        expect(add(a, b).digits).toBe(left + right);
        expect(compare(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  test("keep the laws of arithmetic", () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(compare(add(a, b), add(b, a))).toBe(0);
        expect(compare(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(0);
        expect(isWithin(a, a, { digits: 0n, scale: 0 })).toBe(true);
      }),
    );
  });

  test("call a difference of exactly the tolerance within it, in both directions", () => {
    const [a, b] = [toDecimal("1"), toDecimal("1.01")];
    expect([isWithin(a, b, toDecimal("0.01")), isWithin(b, a, toDecimal("0.01"))]).toEqual([true, true]);
    expect(isWithin(b, a, toDecimal("0.0099"))).toBe(false);
  });
});
