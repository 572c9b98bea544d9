import { describe, expect, test } from "vitest";
import { readFixture } from "../../test/read-fixture.js";
import { publishedCards, shippedCards } from "./shipped-cards.js";

interface GetThresholdRow {
  readonly id: string;
  readonly fn: string;
  readonly input: { readonly encoder: string; readonly language: string };
  readonly expected: {
    readonly error?: string;
    readonly threshold: number;
    readonly accuracy_at_threshold: number;
    readonly accuracy_at_default: number;
    readonly n_cases: number;
    readonly roc_auc: number;
  };
}
interface ShapeRow {
  readonly encoder: string;
  readonly goldLanguage: string;
  readonly goldLength: string;
  readonly language: string;
  readonly auc: number;
}
const rows = readFixture<GetThresholdRow>("vindex-calibrate").filter(({ fn }) => fn === "get_threshold");
const cellOf = (cards: typeof shippedCards, encoder: string, language: string) =>
  cards().find((card) => card.encoder === encoder && card.language === language && card.threshold !== null);

describe("publishedCards", () => {
  test.each(rows)("$id: $input.encoder, $input.language is as published", ({ input, expected }) => {
    const card = cellOf(publishedCards, input.encoder, input.language);
    if (expected.error !== undefined) return expect(card).toBeUndefined();
    expect(card?.threshold).toBe(expected.threshold);
    expect(card?.accuracyInSample).toBeCloseTo(expected.accuracy_at_threshold, 12);
    expect(card?.accuracyAtHalf).toBeCloseTo(expected.accuracy_at_default, 12);
    expect(card?.auc).toBeCloseTo(expected.roc_auc, 12);
    expect(Math.min(card!.sample.similar, card!.sample.dissimilar)).toBe(expected.n_cases);
  });
});

describe("shippedCards", () => {
  test("covers five encoders and three languages, each with an AUC, its interval and a verdict", () => {
    const cells = shippedCards().filter(({ threshold }) => threshold !== null);
    expect(new Set(cells.map(({ encoder, language }) => `${encoder} ${language}`)).size).toBe(15);
    for (const { auc, aucInterval, verdict } of shippedCards()) {
      expect(aucInterval.low).not.toBeNull();
      expect(aucInterval.low!).toBeLessThanOrEqual(auc!);
      expect(aucInterval.high!).toBeGreaterThanOrEqual(auc!);
      expect(verdict).not.toBe("certified");
    }
  });

  test.each(readFixture<ShapeRow>("vindex-gold-shapes").filter(({ goldLanguage }) => goldLanguage === "same"))(
    "knows what $encoder makes of $goldLength gold answers in $language",
    ({ encoder, goldLength, language, auc }) => {
      const shape = goldLength === "short" ? "short" : "sentence";
      const card = shippedCards().find(
        (one) => one.encoder.endsWith(`/${encoder}`) && one.language === language && one.goldShape === shape,
      );
      expect(card?.auc).toBeCloseTo(auc, 3);
    },
  );

  test("holds the thresholds of the default encoder, with labels corrected and held-out accuracy", () => {
    const encoder = "sentence-transformers/paraphrase-multilingual-mpnet-base-v2";
    const hindi = cellOf(shippedCards, encoder, "hi");
    expect(hindi?.auc).toBeCloseTo(0.8, 12);
    expect(hindi?.sample).toEqual({ pairs: 18, similar: 8, dissimilar: 10, clusters: 10 });
    expect(hindi?.findings.map(({ code }) => code)).toContain("labels_corrected");
    for (const language of ["en", "hi", "hinglish"]) {
      const card = cellOf(shippedCards, encoder, language);
      expect(card?.threshold).toBe(cellOf(publishedCards, encoder, language)?.threshold);
      expect(card?.crossValidated?.accuracy).toBeLessThan(card!.accuracyInSample!);
    }
  });

  test("calls the cells that rank the wrong way round inverted", () => {
    const inverted = shippedCards()
      .filter(({ verdict, threshold }) => verdict === "inverted" && threshold !== null)
      .map(({ encoder, language }) => `${encoder.split("/")[1]} ${language}`);
    expect(inverted.sort()).toEqual(["LaBSE en", "LaBSE hi", "muril-base-cased en", "muril-base-cased hi"]);
  });
});
