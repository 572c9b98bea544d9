import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { indicNormalize } from "../normalize/indic-normalize.js";
import { type TransliterationScheme, transliterate, transliterationCandidates } from "./transliterate.js";

interface VindexRow {
  readonly id: string;
  readonly fn: string;
  readonly text?: string;
  readonly to_script?: string;
  readonly expected: string;
  readonly better?: string;
  /** A row of the reference's own study of casual spellings. */
  readonly casual?: true;
}

const rows = readFixture<VindexRow>("vindex-transliterate.jsonl");
const SCRIPTS: Readonly<Record<string, string>> = {
  devanagari: "Deva",
  bengali: "Beng",
  oriya: "Orya",
  tamil: "Taml",
  telugu: "Telu",
  kannada: "Knda",
  malayalam: "Mlym",
};
const scriptOf = ({ to_script: name = "devanagari" }: VindexRow) => SCRIPTS[name]!;
const wanted = ({ expected, better = expected }: VindexRow) => better;

/** Rows that we decide otherwise than vindex. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  "transliterate-0034": "tune is ambiguous: both readings are candidates",
  "transliterate-0048": "hello is हेलो, and digits stay as they are written",
  "transliterate-0050": "a full stop is no danda, and single letters are names of letters",
  "transliterate-0052": "a pipe is no danda, and words end without a virama",
  "transliterate-0056": "capital letters are no letters of their own",
  "transliterate-0067": "nanni is how നന്ദി is said",
};
/** Casual spellings that do not tell the word: it is among the candidates. */
const AMBIGUOUS = ["transliterate-0023", "transliterate-0068"];

const isOnPurpose = ({ id }: VindexRow) => ON_PURPOSE[id] !== undefined;
const ofFunction = (name: string) => rows.filter(({ fn }) => fn === name);
const plainRows = ofFunction("transliterate").filter((row) => !isOnPurpose(row));

function isCandidate(row: VindexRow): boolean {
  const native = wanted(row).split(" ");
  return row.text!.split(" ").every((word, at) => {
    const candidates = transliterationCandidates(word, { to: scriptOf(row) });
    return candidates.includes(native[at]!) || transliterate(word, { to: scriptOf(row) }) === native[at];
  });
}

describe("vindex 0.6.0 with indic_transliteration 2.3.82", () => {
  it.each(plainRows.filter(({ id }) => !AMBIGUOUS.includes(id)))("$id: $text", (row) => {
    const got = transliterate(row.text!, { to: scriptOf(row) });
    // हूं and हूँ, हिंदी and हिन्दी are spellings of one word.
    expect(indicNormalize(got, { level: "loose" }).text).toBe(indicNormalize(wanted(row), { level: "loose" }).text);
  });

  it.each(plainRows.filter(({ id }) => AMBIGUOUS.includes(id)))("$id: $text is among the candidates", (row) => {
    expect(isCandidate(row)).toBe(true);
  });

  it.each(ofFunction("transliterate").filter(isOnPurpose))("$id differs on purpose: $text", (row) => {
    expect(transliterate(row.text!, { to: scriptOf(row) })).not.toBe(row.expected);
  });

  it.each(ofFunction("substitute_known_loanwords"))("$id: the loanwords of $text", ({ text, expected }) => {
    for (const native of expected.match(/[\u0904-\u094d]+/g) ?? []) {
      expect(transliterate(text!, { to: "Deva" })).toContain(native);
    }
  });

  it("has at least nine of ten of its casual words right, where vindex has 3 of 30", () => {
    const casual = rows.filter(({ casual }) => casual);
    const right = casual.filter((row) => transliterate(row.text!, { to: scriptOf(row) }) === wanted(row));
    const accepted = casual.filter((row) => right.includes(row) || isCandidate(row));
    expect(right.length / casual.length).toBeGreaterThanOrEqual(0.9);
    expect(accepted.length).toBe(casual.length);
  });
});

interface RomanizeCase {
  readonly id: string;
  readonly area: string;
  readonly input: Readonly<Record<string, string>>;
  readonly expected: readonly string[];
}

const romanizeCases = readFixture<RomanizeCase>("spelling-cases.jsonl").filter(({ area }) => area === "romanize");

describe("casual Roman", () => {
  it.each(romanizeCases)("$id: $input.text", ({ input, expected }) => {
    expect(expected).toContain(transliterate(input["text"]!, { to: "Latn", language: input["lang"]! }));
  });

  it.each([
    ["नमस्ते भारत", "namaste bharat"],
    ["वह १९४७ में आया।", "vah 1947 mein aya."],
    ["কলকাতা", "kolkata"],
    ["தமிழ்நாடு", "thamizhnadu"],
    ["മലയാളം", "malayalam"],
    ["ਪੰਜਾਬੀ", "panjabi"],
    ["ಕನ್ನಡ", "kannada"],
    ["हिंदी English মিশ্র", "hindi English mishro"],
  ])("is written for %j", (text, expected) => expect(transliterate(text, { to: "Latn" })).toBe(expected));

  it("is read the same in capital letters", () => {
    for (const { text = "", ...row } of plainRows) {
      const [lower, upper] = [text.toLowerCase(), text.toUpperCase()];
      expect(transliterate(upper, { to: scriptOf(row) })).toBe(transliterate(lower, { to: scriptOf(row) }));
    }
  });

  it("may be read in two ways, and both are kept", () => {
    expect(transliterationCandidates("tune", { to: "Deva" }).slice(0, 2)).toEqual(["ट्यून", "तूने"]);
    expect(transliterationCandidates("kamal", { to: "Deva" })).toEqual(expect.arrayContaining(["कमल", "कमाल"]));
  });
});

/** Words of Sanskrit, which every scheme can write. */
const SANSKRIT =
  "अग्निमीळे पुरोहितं यज्ञस्य देवमृत्विजम् होतारं रत्नधातमम् धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः ऐश्वर्यम् औषधिः ऊर्ध्वम् कॢप्त ऋषिः पितॄन् झषः ढक्का फलम् थूत्कारः घटः छाया भवति";
const SCHEMES: readonly TransliterationScheme[] = ["iso15919", "iast", "itrans", "hk", "slp1"];

describe.each(SCHEMES)("scheme %s", (scheme) => {
  it("is read back to what was written", () => {
    const roman = transliterate(SANSKRIT, { to: "Latn", scheme });
    expect(transliterate(roman, { to: "Deva", scheme })).toBe(SANSKRIT);
  });

  it("is read back for any word of consonants, vowels and marks", () => {
    const consonant = fc.constantFrom(..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह");
    const sign = fc.constantFrom("", "ा", "ि", "ी", "ु", "ू", "ृ", "े", "ै", "ो", "ौ", "\u094d");
    const mark = fc.constantFrom("", "", "", "ं", "ः");
    const syllable = fc.tuple(consonant, sign, mark).map(([c, s, m]) => c + s + (s === "\u094d" ? "" : m));
    const word = fc.tuple(fc.constantFrom("", "अ", "आ", "इ", "ई", "उ", "ऋ", "ए", "ऐ", "ओ", "औ"), fc.array(syllable));
    fc.assert(
      fc.property(word, ([first, rest]) => {
        const text = first + rest.join("");
        const roman = transliterate(text, { to: "Latn", scheme });
        expect(transliterate(roman, { to: "Deva", scheme })).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

interface SanscriptRow extends Readonly<Record<string, string>> {
  readonly devanagari: string;
}

const sanscriptRows = readFixture<SanscriptRow>("sanscript.jsonl");

describe("@indic-transliteration/sanscript 1.3.3", () => {
  it.each(SCHEMES)("writes Sanskrit in %s alike", (scheme) => {
    for (const row of sanscriptRows) {
      expect(transliterate(row.devanagari, { to: "Latn", scheme })).toBe(row[scheme]!.normalize("NFC"));
      expect(transliterate(row[scheme]!, { to: "Deva", scheme })).toBe(row.devanagari);
    }
  });

  // Malayalam and Bengali have habits that sanscript leaves out: chillus, m as anusvara, khanda ta.
  it.each(["Telu", "Knda", "Gujr"])("writes Sanskrit in script %s alike", (to) => {
    for (const row of sanscriptRows) {
      expect(transliterate(row.devanagari, { to })).toBe(row[to]!.normalize("NFC"));
    }
  });
});

describe("scholarly schemes", () => {
  it.each([
    ["iso15919", "लड़का ज़िंदगी", "laṛakā ziṁdagī"],
    ["iso15919", "தமிழ்", "tamiḻ"],
    ["iso15919", "বাংলা", "bāṁlā"],
    ["iso15919", "अइ कह", "a:i kaha"],
    ["iast", "कृष्ण", "kṛṣṇa"],
    ["itrans", "कृष्ण", "kRRiShNa"],
    ["hk", "कृष्ण", "kRSNa"],
    ["slp1", "कृष्ण", "kfzRa"],
  ] as const)("%s writes %s as %s", (scheme, native, roman) => {
    expect(transliterate(native, { to: "Latn", scheme })).toBe(roman);
    expect(transliterate(roman, { to: "Deva", scheme })).toContain(scheme === "iso15919" ? "" : native);
  });

  it("read into any script", () => {
    expect(transliterate("bhārata", { to: "Mlym", scheme: "iso15919" })).toBe("ഭാരത");
  });
});

describe("from one script of India to another", () => {
  it.each([
    ["भारत", "Beng", "ভারত"],
    ["भारत", "Gujr", "ભારત"],
    ["भारत", "Guru", "ਭਾਰਤ"],
    ["भारत", "Orya", "ଭାରତ"],
    ["भारत", "Taml", "பாரத"],
    ["भारत", "Telu", "భారత"],
    ["भारत", "Knda", "ಭಾರತ"],
    ["भारत", "Mlym", "ഭാരത"],
    ["विद्यालय", "Beng", "বিদ্যালয়"],
    ["अच्छा", "Guru", "ਅੱਛਾ"],
    ["अवन्", "Mlym", "അവൻ"],
    ["വണക്കം", "Taml", "வணக்கம்"],
    ["ਸਿੱਖ", "Deva", "सिक्ख"],
    ["ਸ਼ਾਮ", "Deva", "शाम"],
    ["উৎসব", "Deva", "उत्सब"],
    ["హైదరాబాద్ 500 😀", "Knda", "ಹೈದರಾಬಾದ್ 500 😀"],
  ])("%s in %s is %s", (text, to, expected) => expect(transliterate(text, { to })).toBe(expected.normalize("NFC")));

  it("comes back through scripts that have every letter", () => {
    for (const to of ["Gujr", "Telu", "Knda"]) {
      expect(transliterate(transliterate(SANSKRIT, { to }), { to: "Deva" })).toBe(SANSKRIT);
    }
  });

  it("reads only the script that is named", () => {
    expect(transliterate("भारत ভারত", { from: "Beng", to: "Gujr" })).toBe("भारत ભારત");
    expect(transliterate("मेरा naam", { from: "Deva", to: "Gujr" })).toBe("મેરા naam");
  });
});

describe("transliterate", () => {
  it("takes any string and leaves none of it without an answer", () => {
    const to = fc.constantFrom("Latn", "Deva", "Beng", "Guru", "Taml", "Mlym");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), to, (text, script) => {
        expect(typeof transliterate(text, { to: script })).toBe("string");
      }),
      { numRuns: 200 },
    );
  });

  it("leaves runs of letters that are no word, and is quick about them", () => {
    const run = "ai".repeat(50_000);
    expect(transliterate(run, { to: "Deva" })).toBe(run);
    expect(transliterate("क".repeat(50_000), { to: "Taml" })).toBe("க".repeat(50_000));
  });

  it("gives nothing for nothing", () => expect(transliterate("", { to: "Deva" })).toBe(""));

  it("refuses scripts and schemes it does not know", () => {
    expect(() => transliterate("क", { to: "Cyrl" })).toThrow(/to must be one of Latn, Deva/);
    expect(() => transliterate("क", { to: "Latn", from: "hindi" })).toThrow(/from must be one of/);
    expect(() => transliterate("क", { to: "Latn", scheme: "wx" as TransliterationScheme })).toThrow(/scheme must be/);
  });
});
