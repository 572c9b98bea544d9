import { describe, expect, test } from "vitest";
import { isDenied, type Stance, stanceOf } from "./stance.js";

function stance(marked: string, mirrorsNegation = false): Stance {
  const start = marked.indexOf("⟦");
  const text = marked.replace("⟦", "").replace("⟧", "");
  return stanceOf(text, start, marked.indexOf("⟧") - 1, mirrorsNegation);
}

describe("stanceOf", () => {
  test.each([
    "The question asks about the ⟦sea floor⟧.",
    "Water boils at 100 °C on the ⟦sea floor⟧ is wrong.",
    "It means ⟦sea floor⟧ here.",
    "Sea level? No: it means the ⟦sea floor⟧.",
    "It asks why it does not boil at the ⟦sea floor⟧.",
    "The term is interpreted as ⟦sea floor⟧ in this question.",
    "यह ⟦समुद्र की तलहटी⟧ के बारे में है।",
    "यहाँ इसे ⟦पराजय⟧ समझा गया है।",
    "sawal ⟦samudra ki tali⟧ ke baare mein hai",
  ])("takes it as asserted in %s", (text) => expect(stance(text)).toBe("asserted"));

  test.each([
    "This does not refer to the ⟦sea floor⟧ at all.",
    "It is about the surface rather than the ⟦sea floor⟧.",
    "⟦Sea level⟧? No: it means the floor.",
    "At sea level, not at the ⟦sea floor⟧.",
    "⟦Sea floor⟧ is wrong here.",
    "यह ⟦समुद्र की तलहटी⟧ नहीं, सतह है।",
    "⟦समुद्र की तलहटी⟧ के बजाय सतह",
    "yeh ⟦samudra ki tali⟧ nahi hai",
    "এখানে ⟦গতকাল⟧ নয়, আগামীকাল।",
    "येथे ⟦उद्या⟧ नाही.",
    "இங்கே ⟦இழை⟧ அல்ல.",
    "ఇక్కడ ⟦మద్యం⟧ కాదు.",
  ])("takes it as rejected in %s", (text) => expect(stance(text)).toBe("rejected"));

  test.each([
    "One could misread it as the ⟦sea floor⟧.",
    "The word can also mean ⟦bow⟧.",
    "It might be mistaken for the ⟦sea floor⟧.",
    'The assistant misinterprets it as "⟦leadership⟧".',
    "The answer took it to mean ⟦child⟧.",
    "Literally ⟦sour teeth⟧.",
    "⟦Sea floor⟧ would be a mistranslation.",
    "A careless reader might take it for the ⟦sea floor⟧.",
    "One could well think of a ⟦bow⟧.",
    "Nobody would translate ⟦four moons⟧ literally.",
    "The word for ⟦scandal⟧ is the same.",
    "At first glance this is a ⟦pen⟧.",
    "The other sense, ⟦letters⟧, is found in the law.",
    "उत्तर ने इसे ⟦बच्चे⟧ के रूप में समझा।",
    "इसका अर्थ ⟦धनुष⟧ भी होता है।",
  ])("takes it as mentioned in %s", (text) => expect(stance(text)).toBe("mentioned"));

  test("takes a mistake that the text goes on from as adopted", () => {
    expect(stance("The judge mistranslated this as ⟦sea floor⟧, so it boils later.")).toBe("adopted");
    expect(stance("इसे गलती से ⟦पराजय⟧ समझ लिया, इसलिए उत्तर गलत है।")).not.toBe("asserted");
  });

  test("takes a negation that the source has too for that of the source", () => {
    expect(stance("Everest is not at ⟦sea level⟧.")).toBe("rejected");
    expect(stance("Everest is not at ⟦sea level⟧.", true)).toBe("asserted");
    expect(stance("The word does not mean ⟦sea level⟧.", true)).toBe("rejected");
  });
});

describe("isDenied", () => {
  test.each([
    ["It is not at ⟦sea level⟧.", true],
    ["It is at ⟦sea level⟧.", false],
    ["⟦Sea level⟧ is wrong.", false],
  ])("of %s is %s", (marked, wanted) => {
    const start = marked.indexOf("⟦");
    const text = marked.replace("⟦", "").replace("⟧", "");
    expect(isDenied(text, start, marked.indexOf("⟧") - 1)).toBe(wanted);
  });
});
