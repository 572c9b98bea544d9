import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();

describe("a name without its initials", () => {
  test.each([
    ["N. R. Narayana Murthy", "Narayana Murthy"],
    ["N. R. Narayana Murthy", "Infosys was founded by Narayana Murthy in 1981."],
    ["A. P. J. Abdul Kalam", "The missile man is Abdul Kalam"],
    ["ए. पी. जे. अब्दुल कलाम", "अब्दुल कलाम"],
  ])("is %j in %j", (expected, output) => {
    expect(metric({ output, expected })).toMatchObject({ passed: true, metadata: { level: "parts" } });
  });

  test.each([
    ["N. R. Narayana Murthy", "K. Narayana Murthy", "missing"],
    ["N. R. Narayana Murthy", "It was Sudha Narayana Murthy", "missing"],
    ["A. P. J. Abdul Kalam", "Maulana Abdul Kalam Azad", "missing"],
    ["R. K. Narayan Murthy", "T. N. Narayan Murthy", "missing"],
    ["C. V. Raman", "Raman", "partial"],
    ["R. K. Narayan", "K. R. Narayan", "partial"],
  ])("is another bearer's where other names stand beside it: %j in %j", (expected, output, label) => {
    expect(metric({ output, expected })).toMatchObject({ passed: false, label });
  });
});
