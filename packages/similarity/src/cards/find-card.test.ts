import { describe, expect, test } from "vitest";
import type { CalibrationCard } from "../calibration/calibration-card.js";
import { findCard } from "./find-card.js";
import { publishedCards } from "./shipped-cards.js";

const base = publishedCards()[0]!;
const card = (change: Partial<CalibrationCard>): CalibrationCard => ({
  ...base,
  encoder: "e",
  language: "hi",
  ...change,
});
const long = card({ goldShape: "sentence", threshold: 0.8, auc: 0.9 });
const short = card({ goldShape: "short", threshold: null, auc: 0.6 });

describe("findCard", () => {
  test("takes the card of the very kind of gold answer", () => {
    const own = card({ goldShape: "short", threshold: 0.5, auc: 0.95 });
    expect(findCard([long, own], "e", "hi", "short")).toMatchObject({ card: own, weakest: own });
  });

  test("where that has no threshold takes another's, and answers for the weaker of the two", () => {
    expect(findCard([long, short], "e", "hi", "short")).toMatchObject({ card: long, weakest: short });
    const better = card({ goldShape: "short", threshold: null, auc: 0.99 });
    expect(findCard([long, better], "e", "hi", "short")).toMatchObject({ card: long, weakest: long });
  });

  test("takes the one with a threshold where the kind cannot be told", () => {
    expect(findCard([short, long], "e", "hi", null)).toMatchObject({ card: long, weakest: long });
  });

  test("tells an encoder that nobody calibrated from a language that nobody did", () => {
    expect(findCard([long], "other", "hi", "short")).toEqual({ kind: "none" });
    expect(findCard([long, card({ language: "en" })], "e", "ta", "short")).toEqual({
      kind: "unsupported",
      languages: ["hi", "en"],
    });
  });

  test("takes a card for any language", () => {
    const any = card({ language: null });
    expect(findCard([any], "e", "ta", "short")).toMatchObject({ card: any });
    expect(findCard([any], "e", null, null)).toMatchObject({ card: any });
  });
});
