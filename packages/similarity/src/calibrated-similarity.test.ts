import type { Encoder } from "@eval/core";
import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { injectedCosine } from "../test/injected-cosine.js";
import { readFixture } from "../test/read-fixture.js";
import { calibratedSimilarity, calibratedSimilarityWith } from "./calibrated-similarity.js";
import { calibrate } from "./calibration/calibrate.js";
import { publishedCards } from "./cards/shipped-cards.js";
import { lexicalEncoder } from "./encoders/lexical-encoder.js";
import { twoDocumentTfidf } from "./pairs/two-document-tfidf.js";

const MPNET = "sentence-transformers/paraphrase-multilingual-mpnet-base-v2";
const E5 = "intfloat/multilingual-e5-base";

interface Row {
  readonly id: string;
  readonly input: {
    readonly gold: string;
    readonly response: string;
    readonly language: string;
    readonly encoder_name: string;
    readonly cosine: number;
    readonly min_auc?: number;
    readonly allow_muril?: boolean;
  };
  readonly expected: {
    readonly error?: string;
    readonly score: number;
    readonly passed: boolean;
    readonly label: string;
  };
  readonly better?: { readonly value: { readonly passed: boolean; readonly label: string } };
}
const rows = readFixture<Row>("vindex-similarity");

/** Where we differ from vindex 0.6.0 on purpose: the label there, ours, and the reason. */
const DIFFERENT: Readonly<Record<string, readonly [label: string, reason: string]>> = {
  dissimilar_uncalibrated: ["uncalibrated", "0.5 is no threshold, so there is no verdict"],
  similar_uncalibrated: ["uncalibrated", "0.5 is no threshold, so there is no verdict"],
};
const DIFFERENT_ROWS: Readonly<Record<string, readonly [label: string, reason: string]>> = {
  "similarity-0022": ["empty_expected", "an empty gold answer is a gap in the data, no failure of the answer"],
  "similarity-0023": ["blank", "the word of all metrics for an empty output"],
  "similarity-0026": ["unsupported_pair", "one row of another language must not end a run"],
  "similarity-0027": ["unsupported_pair", "one row of another language must not end a run"],
  "similarity-0033": [
    "similar",
    "0.722 is the AUC with a false label; without it the AUC is 0.80, which is not below 0.8",
  ],
};

async function labelOf({ input }: Row, options: object = {}) {
  const { gold, response, language, encoder_name, cosine, min_auc, allow_muril } = input;
  const metric = calibratedSimilarityWith(injectedCosine(encoder_name || MPNET, cosine), {
    language,
    ...(min_auc !== undefined && { minAuc: min_auc }),
    ...(allow_muril !== undefined && { allowMuril: allow_muril }),
    ...options,
  });
  return metric({ output: response, expected: gold });
}

describe("calibratedSimilarity against vindex 0.6.0", () => {
  test.each(rows.filter(({ expected }) => expected.error === undefined))("$id: $expected.label", async (row) => {
    const { expected, better, id } = row;
    const result = await labelOf(row);
    const label = DIFFERENT_ROWS[id]?.[0] ?? DIFFERENT[expected.label]?.[0] ?? better?.value.label ?? expected.label;
    expect(result.label).toBe(label);
    if (label === "low_discrimination") return expect(result).toMatchObject({ status: "unscored", score: null });
    if (label === "uncalibrated") return expect(result).toMatchObject({ status: "scored", passed: null });
    if (result.status !== "scored" || label === "blank") return;
    expect(result.passed).toBe(better?.value.passed ?? label === "similar");
    // A negative cosine stays what it is.
    if (better === undefined) expect(result.score).toBeCloseTo(row.input.cosine, 6);
  });

  test.each(rows.filter(({ expected }) => expected.error !== undefined))("$id: $expected.error", async (row) => {
    const run = () => labelOf(row);
    if (row.expected.error === "MurilWithoutOverrideError") return expect(run()).rejects.toThrow("0.99");
    const result = await run();
    if (row.id in DIFFERENT_ROWS) return expect(result.label).toBe(DIFFERENT_ROWS[row.id]![0]);
    expect(result).toMatchObject({ status: "error", label: "invalid_vector" });
  });

  test("similarity-0033: with the card as published the label is the reference's", async () => {
    const row = rows.find(({ id }) => id === "similarity-0033")!;
    const card = publishedCards().find(({ encoder, language }) => encoder === MPNET && language === "hi")!;
    expect((await labelOf(row, { card })).label).toBe("low_discrimination");
  });
});

const metricAt = (cosine: number, options: object = {}, encoder = MPNET) =>
  calibratedSimilarityWith(injectedCosine(encoder, cosine), { language: "en", ...options });
const pair = { output: "b", expected: "a" };

describe("calibratedSimilarity", () => {
  test("takes what calibrate found, and decides by it", async () => {
    const scores = [0.9, 0.8, 0.85, 0.7, 0.75, 0.3, 0.2, 0.1, 0.25, 0.4].map((score, at) => ({
      score,
      similar: at < 5,
    }));
    const card = JSON.parse(
      JSON.stringify(calibrate(scores, { encoder: "my/encoder", revision: "r1", language: "ta" })),
    );
    const at = (cosine: number, revision = "r1", encoder = "my/encoder") =>
      calibratedSimilarityWith(injectedCosine(encoder, cosine, revision), { card, language: "ta" })(pair);
    expect([(await at(0.71)).label, (await at(0.69)).label]).toEqual(["similar", "dissimilar"]);
    expect(await at(0.9, "r2")).toMatchObject({ status: "error", label: "card_mismatch" });
    expect(await at(0.9, "r1", "other/encoder")).toMatchObject({ status: "error", label: "card_mismatch" });
  });

  test("gives no verdict by a card of too few labels", async () => {
    const card = calibrate(
      [
        { score: 0.9, similar: true },
        { score: 0.1, similar: false },
      ],
      { encoder: "my/encoder" },
    );
    const options = { card: JSON.parse(JSON.stringify(card)) };
    expect(await metricAt(0.95, options, "my/encoder")(pair)).toMatchObject({ label: "uncalibrated", passed: null });
  });

  test.each([{ kind: "something" }, [], { ...publishedCards()[0], threshold: "0.5" }])(
    "refuses what is no card: %j",
    (card) => {
      expect(() => calibratedSimilarity({ card: card as never })).toThrow("calibration card must be");
    },
  );

  test("shows the AUC and its interval where it does not discriminate, and asks no encoder", async () => {
    const silent: Encoder = { ...injectedCosine(E5, 1), encode: () => Promise.reject(new Error("asked")) };
    const result = await calibratedSimilarityWith(silent, { language: "hi" })(pair);
    expect(result.label).toBe("low_discrimination");
    expect(result.reason).toMatch(/AUC 0\.500 \(0\.\d+ to 0\.\d+\), below 0\.7/);
    expect(result.metadata["card"]).toMatchObject({ verdict: "low_discrimination", aucLow: expect.any(Number) });
  });

  test("knows by the gold answer which card it needs", async () => {
    const label = async (language: string, expected: string) =>
      (await metricAt(0.95, { language })({ output: "b", expected })).label;
    // English sentences as gold answers: the cell of the table. Hinglish ones: ranked the wrong way round, AUC 0.31.
    expect(await label("hinglish", "The capital of Maharashtra is Mumbai.")).toBe("similar");
    expect(await label("hinglish", "Maharashtra ki rajdhani Mumbai hai.")).toBe("low_discrimination");
    expect(await label("hi", "महाराष्ट्र की राजधानी मुंबई है।")).toBe("similar");
    expect(await label("hi", "मुंबई")).toBe("low_discrimination");
  });

  test("takes the closest of several accepted answers and says which", async () => {
    const metric = calibratedSimilarityWith(lexicalEncoder(), { threshold: 0.6 });
    const result = await metric({ output: "Mumbay", expected: ["Bombay", "Mumbai", "मुंबई", "  "] });
    expect(result.metadata["expectedIndex"]).toBe(1);
    expect((await metric({ output: "मुंबईई", expected: ["Mumbai", "मुंबई"] })).metadata["expectedIndex"]).toBe(1);
  });

  test.each([
    ["दिल्ली", "दिल्ली"],
    ["  नई\n दिल्ली ", "नई दिल्ली"],
    ["\u0995\u09CB", "\u0995\u09C7\u09BE"],
  ])("accepts %j for %j whatever the card, with the encoder's own score", async (output, expected) => {
    const result = await metricAt(0.25, { language: "hi" }, E5)({ output, expected });
    expect(result).toMatchObject({ score: expect.closeTo(0.25, 6), passed: true, label: "similar" });
  });

  test("takes a language from the case, and knows its names", async () => {
    const metric = calibratedSimilarityWith(injectedCosine(MPNET, 0.9));
    const labels = ["en", "en-IN", "hi-Latn", "hi-Deva-IN", "ta", undefined].map(
      async (language) => (await metric({ ...pair, ...(language && { language }) })).label,
    );
    expect(await Promise.all(labels)).toEqual([
      "similar",
      "similar",
      "similar",
      "similar",
      "unsupported_pair",
      "unsupported_pair",
    ]);
  });

  test("flags a number that differs, and with cap does not let it pass", async () => {
    const numbers = { output: "India has 1300 million people", expected: "India has 1400 million people" };
    const flagged = await metricAt(0.95)(numbers);
    expect(flagged).toMatchObject({ passed: true, label: "similar", metadata: { differingNumber: true } });
    const capped = await metricAt(0.95, { guards: "cap" })(numbers);
    expect(capped).toMatchObject({ passed: false, label: "dissimilar", score: flagged.score });
    expect(capped.reason).toContain('"1300 million" in place of "1400 million"');
    expect((await metricAt(0.95, { guards: "off" })(numbers)).metadata["differingNumber"]).toBeUndefined();
  });

  test("never says that an answer is correct", async () => {
    const results = await Promise.all([0.99, 0.5, -1].map((cosine) => metricAt(cosine)(pair)));
    for (const { label, reason } of results) expect(`${label} ${reason}`).not.toMatch(/\bcorrect/);
  });

  test.each(["google/muril-base-cased", "me/MuRIL-onnx", "muril"])("refuses %s with the reason", (name) => {
    expect(() => calibratedSimilarityWith(injectedCosine(name, 0.99))).toThrow("no threshold can tell them apart");
    expect(() => calibratedSimilarity({ encoder: { backend: "transformers", model: name } })).toThrow("HindiWiC");
    expect(() => calibratedSimilarityWith(injectedCosine(name, 0.99), { allowMuril: true })).not.toThrow();
  });

  test("takes two-document TF-IDF by its name", async () => {
    const metric = calibratedSimilarity({ encoder: { backend: "two-document-tfidf" } });
    expect((await metric({ output: "Washington", expected: "George Washington" })).score).toBeCloseTo(0.5797386715, 10);
    expect((await metric({ output: "।", expected: "George" })).label).toBe("no_features");
    expect((await calibratedSimilarityWith(twoDocumentTfidf())({ output: "a b", expected: "a b c" })).status).toBe(
      "scored",
    );
  });

  test("reads texts of 100,000 characters", async () => {
    const long = "राजधानी दिल्ली है और 1947 में नहीं बदली ".repeat(2_600);
    const start = performance.now();
    const result = await calibratedSimilarity({ threshold: 0.2 })({ output: long, expected: "दिल्ली 1947" });
    expect(result.status).toBe("scored");
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test("names the backends there are", async () => {
    const result = await calibratedSimilarity({ encoder: { backend: "nothing" } })(pair);
    expect(result).toMatchObject({ status: "error", label: "unknown_backend" });
    expect(result.reason).toContain("lexical");
  });

  test("has nothing to say of zero vectors, and fails on vectors of different sizes", async () => {
    const of = (...vectors: number[][]): Encoder => ({
      ...injectedCosine(MPNET, 1),
      encode: async (_, role) => [Float32Array.from(vectors[role === "passage" ? 0 : 1]!)],
    });
    const zero = await calibratedSimilarityWith(of([0, 0], [1, 0]), { language: "en" })(pair);
    expect(zero).toMatchObject({ status: "unscored", label: "no_features" });
    const mixed = await calibratedSimilarityWith(of([1, 0, 0], [1, 0]), { language: "en" })(pair);
    expect(mixed).toMatchObject({ status: "error", label: "mixed_dimensions" });
  });

  test.each([
    [{ minAuc: 2 }, "minAuc"],
    [{ threshold: 3 }, "threshold"],
    [{ guards: "maybe" }, "guards"],
  ])("refuses %j", (options, name) => {
    expect(() => calibratedSimilarity(options as never)).toThrow(name);
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "नई दिल्ली", expected: ["दिल्ली", "नई दिल्ली"] },
      { output: "", expected: "Paris" },
      { output: "👩\u200D👩\u200D👧", expected: "👩👩👧" },
    ];
    expect(await contractViolations(calibratedSimilarity(), cases)).toEqual([]);
    expect(await contractViolations(metricAt(0.9), cases)).toEqual([]);
  });
});
