import { describe, expect, test } from "vitest";
import { isDismissedClause, isDismissedWord, isInDismissedQuote, isUnfoundedReport } from "./dismissed.js";

/** Offsets of what stands in ⟦⟧. */
function place(marked: string): [text: string, start: number, end: number] {
  return [marked.replace("⟦", "").replace("⟧", ""), marked.indexOf("⟦"), marked.indexOf("⟧") - 1];
}

describe("isDismissedWord", () => {
  test.each([
    '"⟦Plough⟧" is an invention.',
    `The answer's "⟦north⟧" isn't right.`,
    '"⟦Parting of hair⟧" in the model output comes from nowhere.',
    'The "⟦bandage⟧" that the answer mentions does not occur.',
    'The answer: "⟦harass⟧". Doesn\'t match.',
    "Saying ⟦son-in-law⟧ is a gender error.",
    "⟦East⟧ as an answer cannot be justified.",
    "⟦किनारे⟧ वाली बात ग़लत है।",
  ])("is true in %s", (marked) => expect(isDismissedWord(...place(marked))).toBe(true));

  test.each([
    // The number may be wrong, or the form of the word.
    "The answer's ⟦rate⟧ is wrong; it should be 6.5%.",
    '"⟦Ploughs⟧" is in the wrong number, plural for singular.',
    'The source says "⟦sea level⟧". Incorrect answer.',
    'The answer\'s "⟦plough⟧" is fine.',
  ])("is false in %s", (marked) => expect(isDismissedWord(...place(marked))).toBe(false));
});

describe("isUnfoundedReport", () => {
  test.each([
    "The answer mentions a ⟦lion⟧, which isn't there.",
    "The reply about ⟦wings⟧ has no basis in the text.",
    "The output's ⟦temperature⟧ reading is imaginary.",
    "The model says ⟦gold⟧, which the source doesn't say.",
  ])("is true in %s", (marked) => expect(isUnfoundedReport(...place(marked))).toBe(true));

  test.each([
    "The answer says the ⟦lion⟧ does not appear.",
    "The answer says the ⟦lion⟧ has no teeth.",
    "The answer's ⟦necklace⟧ of rubies is an invention.",
    "The answer has the ⟦rate⟧ wrong.",
    "The source mentions a ⟦lion⟧, which isn't there.",
  ])("is false in %s", (marked) => expect(isUnfoundedReport(...place(marked))).toBe(false));
});

test("a quotation is dismissed as a whole", () => {
  expect(isInDismissedQuote(...place("'You are ⟦rarely seen⟧ these days' is wrong."))).toBe(true);
  expect(isInDismissedQuote(...place("'You are ⟦rarely seen⟧ these days' is what it means."))).toBe(false);
});

test("a clause is dismissed by what comes behind a comma, not by its own predicate", () => {
  expect(isDismissedClause(...place("The reply claims he was ⟦ashamed⟧, which the source doesn't say."))).toBe(true);
  expect(isDismissedClause(...place("The reply says his ⟦anger⟧ is unfounded."))).toBe(false);
});
