import { describe, expect, test } from "vitest";
import { decodeGrams, decodeWeights, decodeWords } from "./decode-model.js";
import { decodeModel } from "./language-model.js";
import { DEVANAGARI_MODEL } from "./models/devanagari-model.js";

describe("the parts of a model", () => {
  test("are buckets as distances, long ones in several steps", () => {
    expect(decodeGrams("#$}#")).toEqual([0, 2, 59]);
  });

  test("are words that share what they begin with", () => {
    expect(decodeWords("0kab2d1hab")).toEqual(["kab", "kad", "khab"]);
  });

  test("are levels around zero and runs of zeros", () => {
    expect([...decodeWeights("EaCbF", 6)]).toEqual([1, 0, -1, 0, 0, 2]);
  });
});

describe("decodeModel", () => {
  const { languages, evidence } = decodeModel({
    languages: ["a", "b"],
    step: 0.5,
    grams: "",
    words: "0ja",
    weights: "DDFa",
  });

  test("gives a word of the model its weights and others the bias alone", () => {
    expect(languages).toEqual(["a", "b"]);
    expect(evidence("ja").known).toBe(true);
    expect(evidence("ja").shares[0]).toBeCloseTo(Math.E / (Math.E + 1), 12);
    expect([...evidence("nein").shares]).toEqual([0.5, 0.5]);
  });

  test("looks a word up as it is folded", () => {
    expect(evidence("JA").known).toBe(true);
  });

  test("has shares that sum to one for any word", () => {
    const { evidence: read } = decodeModel(DEVANAGARI_MODEL);
    for (const word of ["", "है", "अआइ", "x".repeat(10_000), "\ud800"]) {
      expect(read(word).shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    }
  });
});
