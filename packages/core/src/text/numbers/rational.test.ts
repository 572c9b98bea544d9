import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  exactText,
  fromDecimal,
  isLess,
  multiply,
  negate,
  powerOfTen,
  rational,
  toNumber,
  whole,
} from "./rational.js";

describe("exactText", () => {
  test.each([
    [rational(1n, 2n), "0.5"],
    [rational(1n, 3n), "1/3"],
    [rational(-7n, 4n), "-1.75"],
    [rational(10n, 5n), "2"],
    [rational(0n, 5n), "0"],
    [rational(1n, 40n), "0.025"],
    [powerOfTen(-3), "0.001"],
    [powerOfTen(3), "1000"],
  ])("writes a fraction as a decimal where it ends", (value, text) => expect(exactText(value)).toBe(text));
});

describe("fromDecimal", () => {
  test("reads back what JavaScript writes, exactly", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e20, noNaN: true }), (value) => {
        expect(toNumber(fromDecimal(String(value)))).toBe(value);
      }),
    );
  });
});

describe("the arithmetic", () => {
  test("is exact where doubles are not", () => {
    expect(exactText(add(fromDecimal("0.1"), fromDecimal("0.2")))).toBe("0.3");
    expect(exactText(multiply(fromDecimal("1.1"), whole(3)))).toBe("3.3");
    expect(exactText(negate(fromDecimal("0.5")))).toBe("-0.5");
    expect(isLess(rational(1n, 3n), rational(1n, 2n))).toBe(true);
    expect(isLess(whole(1), whole(1))).toBe(false);
  });
});
