import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDuration } from "./duration.js";

describe("parseDuration", () => {
  // As seen in headers and messages of Groq and OpenAI.
  test.each([
    ["172ms", 172],
    ["7.66s", 7_660],
    ["2m59.56s", 179_560],
    ["1m0.363142857s", 60_363.142857],
    ["9m38.016s", 578_016],
    ["24h0m0s", 86_400_000],
    ["1d2h", 93_600_000],
    ["0s", 0],
    ["6m0s", 360_000],
  ])("reads %s", (text, ms) => {
    expect(parseDuration(text)).toBeCloseTo(ms, 6);
  });

  test.each(["", "5", "-3s", "1m30", "abc", "1s2m", " 1s", "1s ", "1.5m", "1e3s", "१s", "∞s"])("refuses %j", (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  test("reads back what it is made of", () => {
    const parts = fc.tuple(fc.nat(99), fc.nat(59), fc.nat(59), fc.nat(999));
    fc.assert(
      fc.property(parts, ([hours, minutes, seconds, ms]) => {
        const expected = hours * 3_600_000 + minutes * 60_000 + seconds * 1_000 + ms;
        expect(parseDuration(`${hours}h${minutes}m${seconds}s${ms}ms`)).toBe(expected);
      }),
    );
  });
});
