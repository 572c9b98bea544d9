import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeNonUtf8, firstNonUtf8, guessEncoding } from "./encoding-fault.js";

describe("firstNonUtf8", () => {
  test("finds a fault exactly where Node says there is one, and good text before it", () => {
    const text = fc
      .string({ unit: fc.constantFrom("a", "é", "अ", "🙂", "\u{10FFFF}") })
      .map((each) => [...Buffer.from(each)]);
    const bytes = fc.tuple(text, fc.array(fc.integer({ min: 0x7e, max: 0xff }), { maxLength: 4 }), text);
    fc.assert(
      fc.property(bytes, (parts) => {
        const whole = Uint8Array.from(parts.flat());
        const fault = firstNonUtf8(whole, 0, whole.length);
        expect(fault === -1).toBe(isUtf8(whole));
        if (fault !== -1) expect(isUtf8(whole.subarray(0, fault))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ["an overlong form", [0x61, 0xc0, 0x80]],
    ["an overlong form of three bytes", [0x61, 0xe0, 0x9f, 0x80]],
    ["half of a surrogate pair", [0x61, 0xed, 0xa0, 0x80]],
    ["a character beyond Unicode", [0x61, 0xf4, 0x90, 0x80, 0x80]],
    ["a character that is cut off", [0x61, 0xe0, 0xa4]],
    ["a second byte without a first", [0x61, 0x80]],
  ])("finds %s", (_, bytes) => {
    expect(firstNonUtf8(Uint8Array.from(bytes), 0, bytes.length)).toBe(1);
  });
});

describe("guessEncoding", () => {
  test("sees damaged UTF-8 for what it is", () => {
    const text = Buffer.concat([Buffer.from("भारत की राजधानी "), Buffer.from([0xe0, 0xa4]), Buffer.from(",नई दिल्ली")]);
    expect(guessEncoding(text)).toBe("utf-8");
    expect(describeNonUtf8(text, 42, 100, "utf-8")).toContain(
      "amid text that is; mend the character that was cut here",
    );
  });

  test("names a quotation mark of windows-1252 that was pasted into UTF-8", () => {
    const text = Buffer.concat([Buffer.from("भारत की राजधानी, it"), Buffer.from([0x92]), Buffer.from("s Delhi")]);
    const at = text.indexOf(0x92);
    expect(describeNonUtf8(text, at, 0, "utf-8")).toContain(
      "it is \u2019 in windows-1252; write that character as UTF-8",
    );
  });

  test("takes one accented letter amid Latin ones for Western text", () => {
    for (const word of ["Wer?,M\u00fcller\n", "na\u00efve", "caf\u00e9,", "\u00c9mile Zola", "a\u00f1o espa\u00f1ol"]) {
      expect(guessEncoding(Buffer.from(word, "latin1"))).toBe("windows-1252");
    }
  });
});
