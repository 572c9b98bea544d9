import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { transliterate } from "../transliterate/transliterate.js";
import { indicNormalize } from "./indic-normalize.js";
import { type IndicStepName, indicSteps, type NormalizationLevel } from "./indic-steps.js";

interface VindexRow {
  readonly id: string;
  readonly text: string | null;
  readonly expected: string;
  readonly better?: string;
}

/** What vindex folds: case, accents, punctuation and digits, but no spelling of any script. */
const LIKE_VINDEX: readonly IndicStepName[] = [
  "strip-invisible",
  "canonical",
  "fold-width",
  "fold-digits",
  "fold-dashes",
  "fold-case",
  "fold-numerals",
  "drop-accents",
  "drop-punctuation",
  "collapse-whitespace",
];

/** Rows that we decide otherwise than vindex, or than its corrected value. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  "normalize-0078": "a chillu written with a joiner is the letter of its own",
  "normalize-0102": "kya is क्या: casual Roman is read as words, not letter by letter as ITRANS",
  "normalize-0106": "as above",
  "normalize-0107": "as above",
  "normalize-0112": "as above",
  "normalize-0117": "as above",
  "normalize-0109": "a hyphen between letter and digit goes, in Ki-67 as in a-5",
};

const rows = readFixture<VindexRow>("vindex-normalize.jsonl");
const hasDevanagari = (text: string) => /[\u0904-\u0939]/.test(text);
const likeVindex = (text: string) => indicNormalize(text, { steps: LIKE_VINDEX }).text;

/** The expected value; "same as X" and "X (distinct from Y)" are how corrections are written. */
function wanted({ expected, better = expected }: VindexRow): string {
  const other = /^same as (.*)$/.exec(better)?.[1];
  return other === undefined ? better.replace(/ \(.*$/, "") : likeVindex(transliterate(other, { to: "Deva" }));
}

function got(row: VindexRow): string {
  const text = row.text ?? "";
  const isTransliterated = hasDevanagari(wanted(row)) && /[a-z]/i.test(text);
  return likeVindex(isTransliterated ? transliterate(text, { to: "Deva" }) : text);
}

describe("vindex 0.6.0", () => {
  it.each(rows.filter(({ id }) => ON_PURPOSE[id] === undefined))("$id: $text", (row) => {
    expect(got(row)).toBe(wanted(row).normalize("NFC"));
  });

  it.each(rows.filter(({ id }) => ON_PURPOSE[id] !== undefined))("$id differs on purpose: $text", (row) => {
    expect(got(row)).not.toBe(wanted(row).normalize("NFC"));
  });

  it.each(rows)("$id: applying the loose level twice changes nothing", ({ text }) => {
    const once = indicNormalize(text ?? "", { level: "loose" }).text;
    expect(indicNormalize(once, { level: "loose" }).text).toBe(once);
  });
});

interface SpellingCase {
  readonly id: string;
  readonly area: string;
  readonly input: Readonly<Record<string, string>>;
  readonly expected: unknown;
}

const LEVELS: Readonly<Record<string, NormalizationLevel>> = {
  canonical: "exact",
  reading: "spelling",
  loose: "loose",
};

const cases = readFixture<SpellingCase>("spelling-cases.jsonl").filter(({ input }) => input["level"] !== undefined);
const ofOperation = (operation: string) =>
  cases.filter(({ input }) => input["op"] === operation && LEVELS[input["level"]!] !== undefined);
const at = (text: string, { level, lang }: SpellingCase["input"]) =>
  indicNormalize(text, { level: LEVELS[level!]!, ...(lang === undefined ? {} : { language: lang }) }).text;

describe("cases from public bug reports", () => {
  it.each(ofOperation("equal"))(
    "$id: $input.a and $input.b at level $input.level: $expected",
    ({ input, expected }) => {
      expect(at(input["a"]!, input) === at(input["b"]!, input)).toBe(expected);
    },
  );

  it.each(ofOperation("normalize"))("$id: $input.text at level $input.level", ({ input, expected }) => {
    expect(at(input["text"]!, input)).toBe(expected);
  });

  it.each(ofOperation("idempotent"))("$id: $input.text twice at level $input.level", ({ input }) => {
    expect(at(at(input["text"]!, input), input)).toBe(at(input["text"]!, input));
  });
});

describe("the spelling level", () => {
  it.each([
    ["hi", "गयी", "गई"],
    ["hi", "चाहिये", "चाहिए"],
    ["hi", "आयेंगे", "आएँगे"],
    ["hi", "महत्त्व", "महत्व"],
    ["hi", "कर्त्तव्य", "कर्तव्य"],
    ["hi", "अर्द्ध", "अर्ध"],
    ["hi", "भगवान्", "भगवान"],
    ["hi", "हे भगवान्।", "हे भगवान।"],
    ["hi", "दुःख", "दुख"],
    ["mr", "कवि", "कवी"],
    ["bn", "পূর্ব্ব", "পূর্ব"],
    ["bn", "বাড়ীর", "বাড়ির"],
    ["gu", "હિન્દી", "હિંદી"],
    ["or", "ଗଙ୍ଗା", "ଗଂଗା"],
    ["te", "గఙ్గ", "గంగ"],
    ["te", "పుస్తకము", "పుస్తకం"],
    ["kn", "ಸಙ್ಗೀತ", "ಸಂಗೀತ"],
    ["ta", "அய்யா", "ஐயா"],
    ["ta", "தமிழ்ப் பாடல்", "தமிழ் பாடல்"],
    ["ur", "لئے", "لیے"],
    ["en", "“Ｄon’t”", '"don\'t"'],
    ["hi", "१,००,०००", "100000"],
    ["hi", "५ − ३।", "5 - 3."],
  ])("takes %s %s and %s for one", (language, left, right) => {
    expect(indicNormalize(left, { language }).text).toBe(indicNormalize(right, { language }).text);
  });

  it.each([
    ["hi", "गायें", "गाएँ"],
    ["hi", "कमल", "कमाल"],
    ["hi", "बलि", "बली"],
    ["hi", "पल", "फल"],
    ["hi", "पता", "पत्ता"],
    ["hi", "हँस", "हंस"],
    ["sa", "रामान्", "रामान"],
    ["bn", "নদী", "নদি"],
    ["ta", "மலை", "மழை"],
    ["te", "కల", "కళ"],
    ["en", "5-6", "56"],
    ["en", "1.200", "1,200"],
    ["hi", "१००.५", "१००५"],
  ])("takes %s %s and %s for two", (language, left, right) => {
    expect(indicNormalize(left, { language }).text).not.toBe(indicNormalize(right, { language }).text);
  });
});

/** Letters and signs that the steps look at, with their neighbours. */
const pieces = [
  ..."अआइईएऔकखगङचञटडणतदनपबमयरलवशसहड़ािीुूेैोौॅॉंँः्।५:. ",
  ..."আকতৎরযনংঙচ্ািেোৌ়য়ীূ ਅਆੲੳਿੰਂ਼ੱਸ અકનહદ્ીં ଓବଵୱଙଗ୍ଂ",
  ..."அஉகஸரஶளீாெொயவை் ఒముపస్ంనదగ ಉವಮಾಿುೇಸಙಗ್ಂ ഇഎനരറൻൗൊ്ൎ ",
  ..."كيىکیـهہۃئے ",
  "1,",
  "½",
  "-",
  "%",
  "#",
  "'",
  "“",
  "Ｄ",
  "É",
  "ß",
  "C",
  "x",
  "\u200c",
  "\u200d",
  "\u200b",
  "😀",
];
const sample = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(""));
const levels: readonly NormalizationLevel[] = ["exact", "spelling", "loose"];
const languages = ["hi", "mr", "sa", "bn", "as", "ta", "te", "ml", "ur", undefined];
const settings = fc
  .record({ level: fc.constantFrom(...levels), language: fc.constantFrom(...languages) })
  .map(({ level, language }) => (language === undefined ? { level } : { level, language }));

describe("every level", () => {
  it("changes nothing when applied twice", () => {
    fc.assert(
      fc.property(sample, settings, (text, options) => {
        const once = indicNormalize(text, options).text;
        expect(indicNormalize(once, options).text).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  it("gives the same for NFC and NFD, in NFC", () => {
    fc.assert(
      fc.property(sample, settings, (text, options) => {
        const { text: composed } = indicNormalize(text.normalize("NFC"), options);
        expect(indicNormalize(text.normalize("NFD"), options).text).toBe(composed);
        expect(composed.normalize("NFC")).toBe(composed);
      }),
      { numRuns: 2000 },
    );
  });

  it("includes the level before it", () => {
    fc.assert(
      fc.property(sample, (text) => {
        const exact = indicNormalize(text, { level: "exact" }).text;
        const spelling = indicNormalize(text).text;
        expect(indicNormalize(exact).text).toBe(spelling);
        expect(indicNormalize(spelling, { level: "loose" }).text).toBe(indicNormalize(text, { level: "loose" }).text);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes any string", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), settings, (text, options) => {
        expect(typeof indicNormalize(text, options).text).toBe("string");
      }),
    );
  });
});

describe("spans", () => {
  it.each([
    ["वह हिन्दी है", "हिंदी", "हिन्दी"],
    ["  मूल्य: १,००,००० रुपये", "100000", "१,००,०००"],
    ["नई\u200b  दिल्ली।", "दिल्ली", "दिल्ली"],
    ["मैं गयी थी", "गई", "गयी"],
    ["“Naïve” CAFÉ", "cafe", "CAFÉ"],
    ["ज़िन्दगी की क़ीमत", "कीमत", "क़ीमत"],
    ["😀 ＡＢＣ १२", "12", "१२"],
  ])("of %j lead %s back to %s", (text, part, original) => {
    const { text: normalized, spans } = indicNormalize(text, { level: "loose" });
    const start = normalized.indexOf(part);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(text.slice(...spans(start, start + part.length))).toBe(original);
  });

  it("stay in the original, in order", () => {
    fc.assert(
      fc.property(sample, settings, fc.nat(), fc.nat(), (text, options, one, two) => {
        const { text: normalized, spans } = indicNormalize(text, options);
        const [start, end] = [one % (normalized.length + 1), two % (normalized.length + 1)].sort((a, b) => a - b);
        const [from, to] = spans(start!, end!);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(to).toBeGreaterThanOrEqual(from);
      }),
      { numRuns: 2000 },
    );
  });

  it("of a word between spaces lead to exactly that word", () => {
    const word = fc.constantFrom("हिन्दी", "गयी", "ज़मीन", "१,२५०", "কার্য্য", "CAFÉ", "दु:ख", "“ठीक”", "हूँ।");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), settings, fc.nat(), (words, options, pick) => {
        const { text: normalized, spans } = indicNormalize(words.join("  "), options);
        const normalizedWords = normalized.split(" ");
        const at = pick % words.length;
        const start = normalizedWords.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
        const [from, to] = spans(start, start + normalizedWords[at]!.length);
        const original = words.join("  ").slice(from, to);
        expect(indicNormalize(original, options).text).toBe(normalizedWords[at]);
        expect(words[at]).toContain(original.trim());
      }),
    );
  });

  it("of a long text are found in time that grows with its length", () => {
    const text = "वह हिन्दी  बोलती है, १,२५० बार। ".repeat(4000);
    const { text: normalized, spans } = indicNormalize(text, { level: "loose" });
    const start = normalized.lastIndexOf("हिंदी");
    expect(text.slice(...spans(start, start + 5))).toBe("हिन्दी");
  });
});

describe("options", () => {
  it("choose steps by name, in the order given", () => {
    const { text, steps } = indicNormalize("LXI हिन्दी", { steps: ["fold-case", "reading"] });
    expect([text, steps]).toEqual(["lxi हिंदी", ["fold-case", "reading"]]);
  });

  it("name every step of a level in the result", () => {
    for (const level of levels) {
      for (const name of indicNormalize("अ", { level }).steps) expect(Object.keys(indicSteps)).toContain(name);
    }
  });

  it("refuse unknown levels and steps", () => {
    expect(() => indicNormalize("अ", { level: "strict" as NormalizationLevel })).toThrow(/level must be exact/);
    expect(() => indicNormalize("अ", { steps: ["fold" as IndicStepName] })).toThrow(/step must be one of/);
  });
});
