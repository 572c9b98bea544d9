import { describe, expect, test } from "vitest";
import { findNumbers } from "./find-numbers.js";
import { unitFactors } from "./unit-factors.js";

describe("unitFactors", () => {
  test.each([
    ["t", "mg", "1000000000", "1"],
    ["ft", "inch", "304.8", "25.4"],
    ["acre", "ha", "0.40468564224", "1"],
    ["km²", "ha", "100", "1"],
    ["m/s", "km/h", "3.6", "1"],
    ["INR", "paisa", "100", "1"],
    ["MW", "kW", "1000", "1"],
    ["°", "°F", "1", "1"],
    ["light-year", "light-year", "1", "1"],
  ])("brings %s and %s into one unit", (one, other, left, right) => {
    expect(unitFactors(one, other)).toEqual([left, right]);
    expect(unitFactors(other, one)).toEqual([right, left]);
  });

  test.each([
    ["km", "kg"],
    ["day", "month"],
    ["°C", "°F"],
    ["GB", "MB"],
    ["light-year", "km"],
    ["constructor", "toString"],
    ["", "m"],
  ])("has no factor between %s and %s", (one, other) => {
    expect(unitFactors(one, other)).toBeNull();
  });

  test("takes units as findNumbers names them, in any script", () => {
    const [one, other] = findNumbers("5 किमी = 5000 मीटर");
    expect(unitFactors(one?.unit ?? "", other?.unit ?? "")).toEqual(["1000000", "1000"]);
  });
});
