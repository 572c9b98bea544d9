import { isBlank } from "@eval/core/text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDifferences, readFixture } from "../../fixtures/read-fixture.js";
import { scriptName } from "./letter-scripts.js";
import { scriptProfile } from "./script-profile.js";

interface Row {
  readonly id: string;
  readonly fn: string;
  readonly text: string | null;
  readonly expected: unknown;
  readonly better?: unknown;
}

const rows = readFixture<Row>("vindex-script.jsonl");
const differences = readDifferences("vindex-script-differences.json");
const rowsOf = (fn: string) =>
  rows.filter((row) => row.fn === fn && !differences.has(row.id)).map((row) => [row.id, row] as const);

const SUPPORTED = new Set([
  "Devanagari",
  "Gurmukhi",
  "Gujarati",
  "Odia",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Bengali",
]);
const NAMED = new Set(["Arabic", "Ol Chiki", "Meetei Mayek"]);

/** What vindex calls a text, or should: one name where three quarters of the letters are of one script. */
function verdictOf(text: string, better: unknown): string {
  if (isBlank(text)) return "empty";
  const { scripts, dominant } = scriptProfile(text);
  if (dominant === null) return "none";
  if ((scripts[1]?.share ?? 0) > 0.25) return "mixed";
  const name = dominant === "Latn" ? "roman" : scriptName(dominant);
  // Where the better answer is "other", any script of its own name is meant.
  if (better === "other" && !SUPPORTED.has(name)) return "other";
  return SUPPORTED.has(name) || NAMED.has(name) ? name.toLowerCase().replace(" ", "_") : name;
}

describe("scriptProfile", () => {
  // Expected values: vindex 0.6.0, or what is right where it is wrong.
  test.each(rowsOf("classify"))("names the script as vindex does or should: %s", (_id, { text, expected, better }) => {
    expect(verdictOf(text ?? "", better)).toBe(better ?? expected);
  });

  test.each(rowsOf("has_no_script_signal"))(
    "finds letters where vindex does or should: %s",
    (_id, { text, expected, better }) => {
      expect(scriptProfile(text ?? "").letters === 0).toBe(better ?? expected);
    },
  );

  test.each(rowsOf("is_only_danda_punctuation").filter(([, { expected }]) => expected === true))(
    "finds no letters in dandas: %s",
    (_id, { text }) => {
      expect(scriptProfile(text ?? "").letters).toBe(0);
    },
  );

  // The engine's own Unicode properties are the second opinion; vindex counts every code point of a block.
  test.each(rowsOf("count_scripts"))(
    "counts the letters in the blocks that vindex counts: %s",
    (_id, { text, expected }) => {
      const plain = text ?? "";
      for (const { script, letters } of scriptProfile(plain, { leaveOut: [] }).scripts) {
        if (script === "Jpan" || script === "Kore") continue;
        const pattern = new RegExp(`(?=\\p{L})\\p{Script=${script}}`, "gu");
        expect(letters).toBe(plain.match(pattern)?.length);
        const name = `${scriptName(script).toLowerCase()}_chars`;
        if (SUPPORTED.has(scriptName(script)))
          expect(letters).toBeLessThanOrEqual((expected as Record<string, number>)[name] ?? 0);
      }
    },
  );

  test("lists no difference that is none", () => {
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of differences.keys()) expect(ids).toContain(id);
  });

  // Expected values: Scripts.txt and ScriptExtensions.txt of Unicode 17.0.
  test.each([
    ["a lone danda", "।", null],
    ["Vedic accents", "अ॒ग्निमी॑ळे", "Deva"],
    ["Bengali with a danda", "আমি যাব।", "Beng"],
    ["Santali", "ᱥᱟᱱᱛᱟᱲᱤ", "Olck"],
    ["Han with kana", "こんにちは東京", "Jpan"],
    ["Hangul with Han", "大韓民國 대한민국", "Kore"],
    ["Han alone", "北京", "Hani"],
    ["emoji, digits and punctuation", "👍🏽 123 !!", null],
    ["Meetei Mayek", "ꯃꯩꯇꯩ", "Mtei"],
    ["Urdu with an Arabic full stop", "آج۔", "Arab"],
    ["Sinhala", "ආයුබෝවන්", "Sinh"],
    ["Cyrillic", "Москва", "Cyrl"],
    ["a script above U+FFFF", "𑀓𑀺𑀢𑁆", "Brah"],
    ["marks alone", "ि॑᳐", null],
    ["tatweel alone", "ـ", null],
    ["joiners alone", "\u200d\u200c", null],
    ["a lone surrogate", "\ud800", null],
  ])("gives %s its script", (_what, text, script) => {
    const { dominant, share } = scriptProfile(text);
    expect([dominant, share]).toEqual([script, script === null ? 0 : 1]);
  });

  test("leaves out what is no words, and nothing else, by default", () => {
    expect(scriptProfile("user@example.com पर लिखें").scripts).toEqual([{ script: "Deva", letters: 4, share: 1 }]);
    expect(scriptProfile("iPhone 15 की कीमत").scripts.map(({ script }) => script)).toEqual(["Latn", "Deva"]);
    expect(scriptProfile("iPhone 15 की कीमत", { leaveOut: ["name"] }).dominant).toBe("Deva");
  });

  test("gives spans with the marks of their last letter, in UTF-16 offsets", () => {
    expect(scriptProfile("का 👍 abc िx मैं").spans).toEqual([
      { script: "Deva", start: 0, end: 2, letters: 1 },
      { script: "Latn", start: 6, end: 12, letters: 4 },
      { script: "Deva", start: 13, end: 16, letters: 1 },
    ]);
  });

  test("counts NFC and NFD alike", () => {
    const unit = fc.constantFrom(..."कख़ाि्ंqéñகொোೋஔক়ড়한글日本かなआ".split(""), " ", "1", "।", "𑀓", "が", "각");
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const shares = (form: "NFC" | "NFD") => scriptProfile(text.normalize(form)).scripts;
        expect(shares("NFC")).toEqual(shares("NFD"));
      }),
    );
  });
});

describe("the table of letters", () => {
  test("agrees with the engine's Unicode properties on every character the engine has a script for", () => {
    const codes = new Set<string>();
    for (const code of [
      "Latn",
      "Deva",
      "Beng",
      "Guru",
      "Gujr",
      "Orya",
      "Taml",
      "Telu",
      "Knda",
      "Mlym",
      "Sinh",
      "Arab",
      "Olck",
      "Mtei",
      "Cyrl",
      "Grek",
      "Hani",
      "Thai",
    ]) {
      const pattern = new RegExp(`(?=\\p{L})\\p{Script=${code}}`, "u");
      for (let codePoint = 0; codePoint < 0x11fff; codePoint += 1) {
        const character = String.fromCodePoint(codePoint);
        if (!pattern.test(character)) continue;
        codes.add(code);
        const { dominant } = scriptProfile(character, { leaveOut: [] });
        if (dominant !== code) expect([codePoint.toString(16), dominant]).toEqual([codePoint.toString(16), code]);
      }
    }
    expect(codes.size).toBe(18);
  });
});
