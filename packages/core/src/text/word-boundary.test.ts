import { isInsideWord, isWordCodeUnit } from "@eval/core/text";
import { describe, expect, test } from "vitest";

/** The span under test stands between brackets. */
function isInside(marked: string): boolean {
  const start = marked.indexOf("⟦");
  const end = marked.indexOf("⟧") - 1;
  return isInsideWord(marked.replace("⟦", "").replace("⟧", ""), start, end);
}

describe("isInsideWord", () => {
  test.each([
    "A⟦mala⟧ka",
    "Amalak⟦a⟧",
    "⟦दिल⟧्ली",
    "⟦हिंद⟧ी",
    "नई⟦दिल्ली⟧",
    "⟦अवन⟧\u200dक",
    "20⟦12⟧",
    "3.⟦14⟧",
    "⟦3⟧.14",
    "1,⟦25⟧,000",
    "१,⟦२५⟧,०००",
    "⟦𑄌𑄋𑄴⟧𑄟𑄳𑄦",
    "𑄌⟦𑄋⟧",
    "CO⟦2⟧",
    "CO⟦₂⟧",
  ])("is true for the span in %s", (marked) => expect(isInside(marked)).toBe(true));

  test.each([
    "⟦Delhi⟧",
    "New ⟦Delhi⟧.",
    "(⟦Delhi⟧)",
    "⟦India⟧'s",
    "नई ⟦दिल्ली⟧।",
    "⟦दिल्ली⟧॥",
    "⟦ہاں⟧،",
    "⟦12⟧, 13",
    "⟦1947⟧,1948",
    "⟦1947⟧.",
    "in ⟦1947⟧-48",
    "😀⟦Delhi⟧😀",
    "\u200d⟦Delhi⟧",
    "a ⟦⟧ b",
  ])("is false for the span in %s", (marked) => expect(isInside(marked)).toBe(false));

  test("takes lone surrogates for no letters", () => {
    expect(isInsideWord("\ud800ab\udc00", 1, 3)).toBe(false);
  });
});

describe("isWordCodeUnit", () => {
  test("is true for letters, marks, numbers, joiners and halves of surrogate pairs", () => {
    for (const unit of "aक्ि५²\u200c\u200d\ud804") expect(isWordCodeUnit(unit.charCodeAt(0))).toBe(true);
  });

  test("is false for white space, punctuation and symbols", () => {
    for (const unit of " .।॥۔₹-'\u200b") expect(isWordCodeUnit(unit.charCodeAt(0))).toBe(false);
  });
});
