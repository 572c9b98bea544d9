import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.js";

const NOW = Date.parse("Wed, 21 Oct 2026 07:28:00 GMT");
const wait = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), NOW);

describe("retryAfterMs", () => {
  test.each<[Record<string, string>, number | null]>([
    [{ "retry-after": "1" }, 1_000],
    [{ "retry-after": "0.2" }, 200],
    [{ "retry-after": "99999999" }, 99_999_999_000],
    [{ "retry-after": "Wed, 21 Oct 2026 07:28:07 GMT" }, 7_000],
    [{ "retry-after-ms": "150" }, 150],
    [{ "retry-after-ms": "150", "retry-after": "9" }, 150],
    [{ "retry-after-ms": "soon", "retry-after": "9" }, 9_000],
    [{ "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, null],
    [{ "retry-after": "0" }, null],
    [{ "retry-after": "0.01" }, null],
    [{ "retry-after": "-5" }, null],
    [{ "retry-after": "soon" }, null],
    [{ "retry-after": "NaN" }, null],
    [{ "retry-after": "Infinity" }, null],
    [{ "retry-after": "1e3" }, null],
    [{ "retry-after": "" }, null],
    [{}, null],
  ])("of %j is %j", (headers, ms) => {
    expect(wait(headers)).toBe(ms);
  });

  test("is null or at least 50 ms, whatever the header says", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (value) => {
        const ms = retryAfterMs({ get: () => value }, NOW);
        expect(ms === null || (ms >= 50 && Number.isFinite(ms))).toBe(true);
      }),
    );
  });
});
