import { describe, expect, test } from "vitest";
import { cosine } from "../vectors/cosine.js";
import { lexicalEncoder } from "./lexical-encoder.js";

async function similarity(a: string, b: string, encoder = lexicalEncoder()) {
  const [first, second] = await encoder.encode([a, b], "passage");
  return cosine(first!, second!);
}

const length = (vector: Float32Array) => Math.hypot(...vector);

describe("lexicalEncoder", () => {
  test.each([
    ["Mumbai", "mumbai"],
    ["१९४७", "1947"],
    // Bengali vowel sign O whole and in halves, nukta letters whole and in parts.
    ["\u0995\u09CB", "\u0995\u09C7\u09BE"],
    ["क़लम", "\u0958लम"],
    ["महाराष्ट्र की राजधानी मुंबई", "मुंबई महाराष्ट्र की राजधानी!"],
    ["👩\u200D👩\u200D👧", "👩\u200D👩\u200D👧"],
  ])("finds no difference between %j and %j", async (a, b) => {
    expect(await similarity(a, b)).toBeCloseTo(1, 6);
  });

  test("ranks what is spelled alike above what is not, in any script", async () => {
    const typo = (await similarity("Mahatma Gandhi", "Mahatama Gandi")) ?? 0;
    const inflected = (await similarity("लड़के खेल रहे थे", "लड़का खेल रहा था")) ?? 0;
    const other = (await similarity("लड़के खेल रहे थे", "पानी सौ डिग्री पर उबलता है")) ?? 1;
    expect(typo).toBeGreaterThan(0.4);
    expect(inflected).toBeGreaterThan(other + 0.2);
  });

  // The two things a lexical baseline must not be trusted with.
  test("knows neither translation nor negation", async () => {
    expect(await similarity("The capital of India is New Delhi", "भारत की राजधानी नई दिल्ली है")).toBeLessThan(0.15);
    expect(await similarity("The answer is correct", "The answer is not correct")).toBeGreaterThan(0.8);
  });

  test("gives blank text a zero vector, and no other", async () => {
    const vectors = await lexicalEncoder().encode(["", " \n", "।", "😀", "क", "\u094D"], "query");
    expect(vectors.map((vector) => Math.round(length(vector) * 1e6) / 1e6)).toEqual([0, 0, 1, 1, 1, 1]);
  });

  test("encodes a text of 100,000 characters in well under a second", async () => {
    const long = "राजधानी दिल्ली है और capital ".repeat(3_600);
    const start = performance.now();
    expect(await similarity(long, long)).toBeCloseTo(1, 6);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test("weighs rare features more where it has a corpus, and says so in its revision", async () => {
    const corpus = ["the river", "the city", "the king", "the sea"];
    const plain = (await similarity("the river", "the king")) ?? 0;
    const weighted = (await similarity("the river", "the king", lexicalEncoder({ corpus }))) ?? 1;
    expect(weighted).toBeLessThan(plain);
    const revisions = [undefined, corpus, [...corpus, "the"]].map(
      (one) => lexicalEncoder(one && { corpus: one }).revision,
    );
    expect(new Set(revisions).size).toBe(3);
    expect(lexicalEncoder({ corpus }).revision).toBe(lexicalEncoder({ corpus: [...corpus] }).revision);
  });

  test("gives each word a vector", async () => {
    const [tokens] = await lexicalEncoder().encodeTokens(["नई दिल्ली।"], "query");
    const [word] = await lexicalEncoder().encode(["दिल्ली"], "query");
    expect(tokens).toHaveLength(2);
    expect(tokens![1]).toEqual(word);
  });

  test.each([0, 1000, 8, 1 << 17, Number.NaN])("refuses %d dimensions", (dimensions) => {
    expect(() => lexicalEncoder({ dimensions })).toThrow("dimensions must be a power of two");
  });
});
