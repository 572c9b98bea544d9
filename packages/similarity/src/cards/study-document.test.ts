import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { publishedCards, shippedCards } from "./shipped-cards.js";

const study = readFileSync(new URL("../../STUDY.md", import.meta.url), "utf8");
const fixed = (value: number | null | undefined) => (value === null || value === undefined ? "–" : value.toFixed(3));
const cells = shippedCards().filter(({ threshold }) => threshold !== null);

describe("STUDY.md", () => {
  test.each(cells)("has the row of $encoder, $language as the card has it", (card) => {
    const { encoder, language, crossValidated, heldOut, auc, aucInterval, verdict } = card;
    const numbers = [
      card.accuracyAtHalf,
      card.accuracyInSample,
      crossValidated?.accuracy,
      heldOut?.accuracy,
      card.baseline,
    ];
    const area = `${fixed(auc)} (${fixed(aucInterval.low)} to ${fixed(aucInterval.high)})`;
    expect(study).toContain(
      `| ${encoder.split("/")[1]} | ${language} | ${numbers.map(fixed).join(" | ")} | ${area} | ${verdict} |`,
    );
  });

  test("counts as it says it counts", () => {
    const cards = publishedCards();
    expect(cards.filter(({ accuracyAtHalf }) => accuracyAtHalf! <= 0.5)).toHaveLength(11);
    expect(cards.filter(({ accuracyAtHalf, baseline }) => accuracyAtHalf! <= baseline! + 1e-12)).toHaveLength(12);
    expect(cards.filter(({ accuracyInSample }) => accuracyInSample! > 0.6)).toHaveLength(10);
    expect(cards.filter(({ auc }) => auc! >= 0.7)).toHaveLength(6);
    expect(cards.filter(({ verdict }) => verdict === "inverted")).toHaveLength(4);
  });
});
