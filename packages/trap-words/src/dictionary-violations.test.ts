import { describe, expect, test } from "vitest";
import type { TrapDictionary, TrapSense } from "./dictionary.js";
import { dictionaryViolations } from "./dictionary-violations.js";
import { loadTrapWords, trapWordLanguages } from "./load-trap-words.js";

const sense = (given: Partial<TrapSense>): TrapSense => ({
  id: "one",
  use: "usual",
  glosses: { en: ["first"] },
  tests: ["शब्द है"],
  ...given,
});

const dictionary = (...senses: TrapSense[]): TrapDictionary => ({
  language: "hi",
  provenance: "a test",
  licence: "MIT",
  review: "unreviewed",
  entries: [{ term: "शब्द", category: "polysemous-noun", senses }],
});

const wrong: TrapSense = { id: "two", use: "misreading", glosses: { en: ["second"] } };

describe("dictionaryViolations", () => {
  test.each(trapWordLanguages())("finds nothing wrong with the dictionary of %s", (language) => {
    expect(dictionaryViolations(loadTrapWords(language))).toEqual([]);
  });

  test("finds nothing wrong with a small one", () => {
    expect(dictionaryViolations(dictionary(sense({}), wrong))).toEqual([]);
  });

  test.each([
    ["one sense", dictionary(sense({})), /entries\.0\.senses: Too small/],
    ["no gloss in English", dictionary(sense({ glosses: { hi: ["एक"] } }), wrong), /must have a gloss in English/],
    ["no test", dictionary(sense({ tests: [] }), wrong), /must have test sentences/],
    ["an unknown use", dictionary(sense({ use: "often" as "usual" }), wrong), /use: Invalid option/],
    ["a mistyped field", dictionary({ ...sense({}), gloss: [] } as TrapSense, wrong), /Unrecognized key/],
    ["misreadings alone", dictionary({ ...wrong, id: "one" }, wrong), /must hold one that is no misreading/],
    [
      "one gloss twice",
      dictionary(sense({}), { ...wrong, glosses: { en: ["first"] } }),
      /gloss "first" stands under "one" and under "two"/,
    ],
    ["a test without its term", dictionary(sense({ tests: ["कुछ और"] }), wrong), /शब्द: is not found in "कुछ और"/],
    [
      "a test that is read otherwise",
      dictionary(
        sense({}),
        sense({ id: "three", glosses: { en: ["third"] }, tests: ["शब्द था"], cues: { near: ["था"] } }),
      ),
      /"शब्द है" is read as nothing, not as one/,
    ],
  ])("names %s", (_what, data, message) => {
    expect(dictionaryViolations(data).join("\n")).toMatch(message);
  });
});
