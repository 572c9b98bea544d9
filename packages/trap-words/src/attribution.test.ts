import { describe, expect, test } from "vitest";
import {
  isApprovedOf,
  isAttributed,
  isDisputed,
  isOfQuestion,
  isOfRendering,
  isSameSentence,
  isUnsupported,
} from "./attribution.js";

/** Offsets of what stands in ⟦⟧. */
function place(marked: string): [text: string, start: number, end: number] {
  return [marked.replace("⟦", "").replace("⟧", ""), marked.indexOf("⟦"), marked.indexOf("⟧") - 1];
}

describe("isAttributed", () => {
  test.each([
    "The assistant responded that ⟦Kumbh⟧ is a zodiac sign.",
    "It asks about pots, and the answer speaks of ⟦zodiac signs⟧.",
    "उत्तर में कहा गया है कि ⟦दाद⟧ बीमारी है।",
    "इसलिए ⟦पराजय⟧ की बात सहायक ने अपने मन से जोड़ी।",
    "assistant ne ⟦aane wale din⟧ ki baat ki",
    "The translation says ⟦maternal uncle⟧.",
    "সে বলেছে, উত্তরে ⟦গতকাল⟧ আছে।",
    "उत्तरात ⟦उद्या⟧ असे लिहिले आहे.",
  ])("is true in %s", (marked) => expect(isAttributed(...place(marked))).toBe(true));

  test.each([
    "The question asks about a ⟦pot⟧.",
    "The assistant is right. The source says ⟦gold⟧.",
    "The source claims ⟦150,000⟧ visitors, so the assistant's number is too low.",
    "The assistant errs: according to the source it is ⟦gold⟧.",
    "स्रोत में ⟦पराजय⟧ है, सहायक ने ठीक कहा।",
    "The correct translation is ⟦maternal uncle⟧.",
    "The translation of the word is ⟦maternal uncle⟧.",
  ])("is false in %s", (marked) => expect(isAttributed(...place(marked))).toBe(false));
});

describe("isDisputed", () => {
  test.each([
    "The assistant said ⟦125⟧, so it is off by 25.",
    "The assistant's talk of ⟦bullion⟧ is off topic.",
    "The assistant states ⟦gold⟧, which contradicts the text.",
    "assistant ne ⟦5,500⟧ likha. Isliye galat.",
    "सहायक ने ⟦माँ की बहन⟧ लिखा, जो ग़लत है।",
    "The response says ⟦gold⟧. Incorrect.",
    "The response says ⟦gold⟧. In fact it is sleep.",
    "Instead of sleep, the summary has ⟦gold⟧.",
    "सारांश में ⟦दूल्हा⟧ लिखा है, जो ठीक नहीं।",
  ])("is true in %s", (marked) => expect(isDisputed(...place(marked))).toBe(true));

  test.each([
    "The assistant said ⟦125⟧, as the source does.",
    "The source says ⟦gold⟧, and silver is wrong.",
    "The assistant said ⟦125⟧. The weather is wrong.",
  ])("is false in %s", (marked) => expect(isDisputed(...place(marked))).toBe(false));
});

describe("isUnsupported", () => {
  test.each([
    ["It asks about sleep. The assistant quotes ⟦gold⟧ prices.", true],
    ["It asks about sleep. The assistant rightly quotes ⟦gold⟧ prices.", false],
    ["It asks about sleep. The assistant quotes ⟦gold⟧ prices. Correct.", false],
    ["It asks about sleep. The assistant's ⟦gold⟧ is not faithful.", true],
    ["The source is about ⟦gold⟧.", false],
  ])("of %s is %s", (marked, wanted) => expect(isUnsupported(...place(marked))).toBe(wanted));
});

describe("isOfQuestion", () => {
  test("tells a sentence on the question from one on the answer", () => {
    expect(isOfQuestion(...place("The question asks about the ⟦quarter⟧."))).toBe(true);
    expect(isOfQuestion(...place("The question is ignored; the answer names ⟦quarters⟧."))).toBe(false);
    expect(isOfQuestion(...place("प्रश्न पूछ रहा है कि ⟦तिमाही⟧ कब है।"))).toBe(true);
  });
});

describe("isApprovedOf", () => {
  test.each([
    ["The assistant rightly says ⟦gold⟧.", true],
    ["The assistant says ⟦gold⟧. It costs a lot. I find it correct.", true],
    ["The assistant says ⟦gold⟧. I don't find it right.", true],
    ["The assistant says ⟦gold⟧. Not correct.", false],
    ["The assistant says ⟦gold⟧.", false],
  ])("of %s is %s", (marked, wanted) => expect(isApprovedOf(...place(marked))).toBe(wanted));
});

describe("isOfRendering", () => {
  test.each([
    ["The translation says ⟦gold⟧.", true],
    ["अनुवाद में ⟦पराजय⟧ है।", true],
    ["The response says ⟦gold⟧.", false],
    ["The translation of the source has ⟦gold⟧.", false],
  ])("of %s is %s", (marked, wanted) => expect(isOfRendering(...place(marked))).toBe(wanted));
});

describe("isSameSentence", () => {
  test.each([
    ["a b", 0, 2, true],
    ["a. b", 0, 3, false],
    ["3.5 b", 0, 4, true],
    ["आया। गया", 0, 6, false],
  ])("of %j from %i to %i is %s", (text, left, right, same) => expect(isSameSentence(text, left, right)).toBe(same));
});
