import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { indicVectors } from "./vectors.js";

const vectors = indicVectors();
const of = (category: string, verdict?: string) =>
  vectors.filter((vector) => vector.category === category && (verdict === undefined || vector.verdict === verdict));
const nfc = (text: string) => text.normalize("NFC");

/** The value of the digits of a text, by the block of ten in which Unicode has them. */
const inAscii = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--;
    return String((digit.codePointAt(0) ?? 0) - zero);
  });

describe("vectors.jsonl", () => {
  test("has every field in every line, and no id and no pair twice", () => {
    for (const vector of vectors) {
      expect(Object.keys(vector)).toEqual(["id", "category", "verdict", "a", "b", "reason", "source"]);
      expect(vector.id.startsWith(`${vector.category}-`)).toBe(true);
      expect(["same", "different", "either"]).toContain(vector.verdict);
      expect([vector.reason, vector.source].every((text) => text.length > 0)).toBe(true);
    }
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
    expect(new Set(vectors.map(({ a, b }) => `${a}|${b}`)).size).toBe(vectors.length);
  });

  test("survives an editor: what is invisible or not in NFC is written as escapes", () => {
    const text = readFileSync(new URL("../vectors.jsonl", import.meta.url), "utf8");
    expect(nfc(text)).toBe(text);
    // Emoji are held together by joiners, which editors keep.
    expect(text.replace(/\p{Extended_Pictographic}\u200d/gu, "")).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}\u00a0\u3000]/u);
  });

  test("calls no canonically equal texts different", () => {
    for (const { id, a, b } of vectors.filter(({ verdict }) => verdict === "different")) {
      expect(nfc(a), id).not.toBe(nfc(b));
    }
  });

  test("has identical texts where it says so, and canonically equal ones in other code points", () => {
    for (const { id, a, b } of of("identity")) expect(a, id).toBe(b);
    for (const { id, a, b } of of("normal-form")) {
      expect(a, id).not.toBe(b);
      expect(nfc(a), id).toBe(nfc(b));
    }
  });

  test("calls look-alike what NFC does not join", () => {
    for (const { id, a, b } of of("look-alike")) expect(nfc(a), id).not.toBe(nfc(b));
  });

  test("has the values of digits right", () => {
    for (const { id, a, b, verdict } of of("digits")) {
      expect(a, id).not.toBe(b);
      expect(inAscii(a) === inAscii(b), id).toBe(verdict === "same");
    }
  });

  test("has digits of at least 25 scripts", () => {
    const zeros = of("digits", "same").flatMap(({ a, b }) => `${a}${b}`.match(/[^\d\p{L}\p{M} ]/gu) ?? []);
    expect(new Set(zeros.map((digit) => (digit.codePointAt(0) ?? 0) >> 4)).size).toBeGreaterThanOrEqual(25);
  });

  test("has invisible differences only where it says so", () => {
    const visible = (text: string) =>
      text
        .replace(/[\p{Cf}\ufeff\u200b]/gu, "")
        .replace(/\p{White_Space}+/gu, " ")
        .trim();
    for (const { id, a, b } of of("invisible", "same")) expect(visible(a), id).toBe(visible(b));
    for (const { id, a, b } of of("punctuation", "same")) {
      expect(a.replace(/[\p{P}\p{S}\s]/gu, ""), id).toBe(b.replace(/[\p{P}\p{S}\s]/gu, ""));
    }
  });

  test("has pairs of one vowel sign, or of several, on the same consonants", () => {
    const consonants = (text: string) => new Set(text.normalize("NFD").match(/\p{L}/gu));
    for (const { id, a, b } of of("vowel-sign")) {
      const [left, right] = [consonants(a), consonants(b)];
      // A vowel of its own, as in ஏடு, is a letter.
      expect([...left].filter((letter) => !right.has(letter)).length, id).toBeLessThanOrEqual(1);
    }
  });

  test("names languages that Intl knows", () => {
    const tags = vectors.map(({ id, category }) => id.slice(category.length + 1).replace(/-\d+$/, ""));
    for (const tag of new Set(tags)) expect(() => new Intl.Locale(tag), tag).not.toThrow();
    expect(new Set(tags).size).toBeGreaterThanOrEqual(15);
  });

  test("has the values of numbers right", () => {
    const units: readonly [RegExp, number][] = [
      [/लाख|লক্ষ|লাখ|ਲੱਖ|લાખ|ଲକ୍ଷ|லட்சம்|లక్షలు|ಲಕ್ಷ|ലക്ഷം|لاکھ|lakh/u, 1e5],
      [/करोड़|கோடி|কোটি|crore/u, 1e7],
      [/million/u, 1e6],
    ];
    const valueOf = (text: string) => {
      const number = Number(inAscii(text.normalize("NFC")).replace(/[^0-9.]/g, ""));
      return units.reduce((value, [unit, size]) => (unit.test(text) ? value * size : value), number);
    };
    for (const { id, a, b, verdict } of of("number-format").filter((vector) => vector.verdict !== "either")) {
      expect(valueOf(a) === valueOf(b), id).toBe(verdict === "same");
    }
  });

  test("is counted right in the README", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    expect(readme).toContain(`\n${vectors.length} pairs of texts`);
    for (const category of new Set(vectors.map((vector) => vector.category))) {
      const cells = ["same", "different", "either"].map((verdict) => of(category, verdict).length || "");
      expect(readme).toContain(
        `| \`${category}\` |${cells.map((cell) => (cell === "" ? " |" : ` ${cell} |`)).join("")}`,
      );
    }
  });
});
