import { describe, expect, test } from "vitest";
import { publishedCards, shippedCards } from "../cards/shipped-cards.js";
import { calibrate } from "./calibrate.js";
import { cardMarkdown } from "./card-markdown.js";

const scores = (similar: readonly number[], dissimilar: readonly number[]) => [
  ...similar.map((score) => ({ score, similar: true, slice: "a|b" })),
  ...dissimilar.map((score) => ({ score, similar: false, slice: "c" })),
];

describe("cardMarkdown", () => {
  test.each([...shippedCards(), ...publishedCards()])("shows what is known of $encoder, $language", (card) => {
    const text = cardMarkdown(card);
    expect(text).toContain(`Verdict: **${card.verdict}**`);
    expect(text).toContain(card.auc!.toFixed(3));
    for (const { code } of card.findings) expect(text).toContain(`\`${code}\``);
    expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  test("marks in-sample accuracy as flattering, and what was not measured", () => {
    const text = cardMarkdown(publishedCards()[0]!);
    expect(text).toContain("in-sample (flattering)");
    expect(text).toContain("| accuracy, cross-validated | not measured | – |");
  });

  test("says how many thresholds do equally well, and how far they reach", () => {
    const overlapping = scores([0.9, 0.4], [0.6, 0.2]);
    expect(cardMarkdown(calibrate(overlapping))).toContain(
      "| threshold (accuracy, highest of 2 that do equally well, from 0.400 to 0.900) | 0.9 |",
    );
    // Nothing tells these apart, so to call none similar does as well as any.
    const upsideDown = cardMarkdown(calibrate(scores([0.1], [0.9])));
    expect(upsideDown).toContain("highest of 2 that do equally well, from 0.100 to none at all) | none |");
    expect(cardMarkdown(calibrate(scores([0.9, 0.8], [0.2, 0.1])))).toContain(
      "| threshold (accuracy, highest) | 0.8 |",
    );
  });

  test("has every table row with as many cells as its head", () => {
    const text = cardMarkdown(calibrate(scores([0.9, 0.8, 0.7, 0.6, 0.2], [0.1, 0.2, 0.3, 0.4, 0.5])));
    const tables = text.split("\n\n").filter((block) => block.startsWith("|"));
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      const widths = table.split("\n").map((line) => line.replaceAll("\\|", "").split("|").length);
      expect(new Set(widths).size).toBe(1);
    }
  });
});
