import { describe, expect, test } from "vitest";
import { misreadValue, slipValues } from "./number-slips.js";

describe("misreadValue", () => {
  test("puts the wrong part in at the scale of the number", () => {
    expect(misreadValue(350_000, { plus: 0.5 }, { plus: 0.25 })).toBe(325_000);
    expect(misreadValue(150, { plus: 0.5, alone: 1.5 }, { plus: 0.25, alone: 1.25 })).toBe(125);
  });

  test("puts the wrong factor in", () => expect(misreadValue(800_000, { times: 1e5 }, { times: 1e6 })).toBe(8e6));

  test("has no value for a number without that part", () =>
    expect(misreadValue(351, { plus: 0.5 }, { plus: 0.25 })).toBeNull());
});

describe("slipValues", () => {
  test("holds other parts, the number without its scale and zeros too many", () => {
    const slips = slipValues(250, { plus: 0.5, alone: 2.5 });
    expect(slips).toEqual(expect.arrayContaining([200, 225, 275, 150, 2500, 200.5]));
    expect(slips).not.toContain(250);
  });

  test("holds powers of ten of a scale, and no small number", () => {
    expect(slipValues(200_000, { times: 1e5 })).toEqual([200, 2000, 20_000, 2e6, 2e7, 2e8, 2e9, 2e10]);
  });

  test("does not hold the value of the word alone", () =>
    expect(slipValues(1_000_000, { times: 1e5 })).not.toContain(1e5));

  test("is empty for a word that makes no number of another", () => expect(slipValues(5, { alone: 5 })).toEqual([]));
});
