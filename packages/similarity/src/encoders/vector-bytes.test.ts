import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesToVector, vectorToBytes } from "./vector-bytes.js";

describe("vectorToBytes", () => {
  // struct.pack("<2f", 1.0, -2.5) in Python, base64.
  test("writes floats with the least significant byte first", () => {
    expect(vectorToBytes(Float32Array.of(1, -2.5))).toBe("AACAPwAAIMA=");
  });

  test("loses nothing on the way back", () => {
    fc.assert(
      fc.property(fc.float32Array({ minLength: 1, maxLength: 3_000 }), (vector) => {
        expect(bytesToVector(vectorToBytes(vector))).toEqual(vector);
      }),
    );
  });

  test.each(["", "AAA", "AAAA", "not base64!", "दिल्ली"])("%j is no vector", (text) => {
    expect(bytesToVector(text)).toBeNull();
  });
});
