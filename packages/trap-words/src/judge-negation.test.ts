import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";

const findings = (source: string, trace: string) => checkTrace(source, trace).findings;
const SWEETS = "राम को मिठाई पसंद नहीं है।";

describe("judgeNegation", () => {
  test("finds a denial that the trace leaves out and faults in the answer", () => {
    const trace = "The source says Ram likes sweets. The assistant's claim that he dislikes them is wrong.";
    expect(findings(SWEETS, trace)).toEqual([
      {
        term: "नहीं",
        language: "hi",
        category: "dropped-negation",
        source: { field: "source", start: 18, end: 22, text: "नहीं" },
        trace: { start: 0, end: 32, text: "The source says Ram likes sweets" },
        meant: ["denied"],
        readAs: "not denied",
        cue: null,
        confidence: "medium",
      },
    ]);
  });

  test.each([
    [SWEETS, "स्रोत के अनुसार राम को मिठाई पसंद है। सहायक ने कहा कि उसे पसंद नहीं, जो गलत है।"],
    ["Usne paise wapas nahi kiye.", "Source kehta hai ki usne paise lauta diye. Assistant ne mana kiya, jo galat hai."],
    ["तू शाळेत गेला नाही.", "He went to school. The assistant says he did not go, which is wrong."],
  ])("finds it in %s", (source, trace) =>
    expect(findings(source, trace).map(({ category }) => category)).toEqual(["dropped-negation"]),
  );

  test("takes a vote for no denial", () => {
    const trace = "The source has a vote. The response does not have a vote, which is wrong.";
    expect(findings("चुनाव में मैंने अपना मत डाला।", trace)).toEqual([]);
  });

  test.each([
    [
      "the trace denies as well",
      SWEETS,
      "Ram does not like sweets. The assistant says he dislikes food, which is wrong.",
    ],
    [
      "the answer is right",
      SWEETS,
      "The source is about Ram and sweets. The assistant says he dislikes them. Correct.",
    ],
    ["the answer says yes", SWEETS, "The text is about Ram. The assistant says Ram likes sweets, which is wrong."],
    ["the answer leaves out", SWEETS, "The text is about Ram. The assistant does not mention sweets, which is wrong."],
    ["the source asks", "राम क्यों नहीं आया?", "The source asks why Ram came. The assistant denies it, which is wrong."],
    [
      "there are two",
      "बिना पूछे कुछ नहीं होता।",
      "The text is about asking first. The assistant denies it, which is wrong.",
    ],
    [
      "the source is English",
      "Ram does not eat na",
      "The source says Ram eats. The assistant denies it, which is wrong.",
    ],
  ])("finds none where %s", (_, source, trace) => expect(findings(source, trace)).toEqual([]));

  test("is left out with the dictionaries of the language", () => {
    const trace = "The source says Ram likes sweets. The assistant's claim that he dislikes them is wrong.";
    expect(checkTrace(SWEETS, trace, { languages: ["ta"] }).label).toBe("no_trap_term");
  });
});
