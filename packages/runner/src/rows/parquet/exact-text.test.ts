import { describe, expect, test } from "vitest";
import { dayText, decimalText, instantText, singleText, timeText } from "./exact-text.js";

describe("exact text", () => {
  test.each([
    [1234567890123456789n, 2, "12345678901234567.89"],
    [1050n, 2, "10.50"],
    [-5, 2, "-0.05"],
    [0, 2, "0.00"],
    [42, 0, "42"],
    [Uint8Array.of(0xff, 0xfe), 1, "-0.2"],
    [Uint8Array.of(0x04, 0x1a), 2, "10.50"],
    [undefined, 2, undefined],
    [null, 2, null],
  ])("of the decimal %s at scale %i", (value, scale, text) => {
    expect(decimalText(value, scale)).toBe(text);
  });

  test.each([0.1, 16777216, 3.4028235e38, -1.5, 1e-45])("of a single %d is the shortest that is it", (value) => {
    expect(singleText(Math.fround(value))).toBe(value);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    "leaves %j, which is no number to shorten",
    (value) => {
      expect(singleText(value)).toBe(value);
    },
  );

  test.each([
    [0, 1_000, "00:00:00"],
    [86_399_999, 1_000, "23:59:59.999"],
    [3_723_000_001n, 1_000_000, "01:02:03.000001"],
  ])("of the time %s", (count, perSecond, text) => {
    expect(timeText(count, perSecond)).toBe(text);
  });

  test.each([
    [1_704_164_645_000n, 1_000, "2024-01-02T03:04:05.000Z"],
    [1_704_164_645_123_456n, 1_000_000, "2024-01-02T03:04:05.123456Z"],
    [1_704_164_645_123_000n, 1_000_000, "2024-01-02T03:04:05.123Z"],
    [1_704_164_645_000_000_001n, 1_000_000_000, "2024-01-02T03:04:05.000000001Z"],
    [-1n, 1_000_000, "1969-12-31T23:59:59.999999Z"],
  ])("of the instant %s", (count, perSecond, text) => {
    expect(instantText(count, perSecond)).toBe(text);
  });

  test("of a day", () => {
    expect([dayText(19_782), dayText(-1)]).toEqual(["2024-02-29", "1969-12-31"]);
  });
});
