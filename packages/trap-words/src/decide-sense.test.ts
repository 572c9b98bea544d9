import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";
import type { Cues, SenseUse, TrapDictionary } from "./dictionary.js";

const sense = (id: string, use: SenseUse, cues: Cues = {}, unless: Cues = {}) => ({
  id,
  use,
  glosses: { en: [id] },
  cues,
  unless,
});

function decided(text: string, ...senses: TrapDictionary["entries"][number]["senses"]): string {
  const dictionary: TrapDictionary = {
    language: "hi",
    provenance: "a test",
    licence: "MIT",
    review: "unreviewed",
    cueSets: { past: ["था"] },
    entries: [{ term: "शब्द", romanised: ["shabd"], category: "polysemous-noun", senses }],
  };
  const [found] = checkTrace(text, "x", { languages: [], dictionaries: [dictionary] }).terms;
  return `${found?.sense} by ${found?.basis}`;
}

describe("the sense of a term", () => {
  test.each([
    ["the cue of its clause", "खेत में शब्द है।", "a by cue"],
    ["the nearer of two cues", "खेत में शब्द है। घर बड़ा है।", "a by cue"],
    ["nothing, where two cues weigh the same", "खेत और घर में शब्द है।", "null by open"],
    ["nothing, where there is no cue", "शब्द है।", "null by open"],
  ])("is decided by %s", (_what, text, wanted) => {
    const senses = [sense("a", "usual", { near: ["खेत"] }), sense("b", "usual", { near: ["घर"] })];
    expect(decided(text, ...senses)).toBe(wanted);
  });

  test.each([
    ["the everyday sense without a cue", "शब्द है।", "a by frequency"],
    ["a rare sense with its cue", "घर में शब्द है।", "b by cue"],
    ["nothing, where the cue of a rare sense is far", "शब्द है। घर है।", "null by open"],
  ])("is %s", (_what, text, wanted) => {
    expect(decided(text, sense("a", "usual"), sense("b", "rare", { near: ["घर"] }))).toBe(wanted);
  });

  test("is never a misreading", () => {
    expect(decided("घर में शब्द है।", sense("a", "usual"), sense("b", "misreading", { near: ["घर"] }))).toBe(
      "a by frequency",
    );
  });

  test("is what an excluding cue leaves over", () => {
    const senses = [sense("a", "usual"), sense("b", "usual", {}, { after: ["मत"] })];
    expect(decided("शब्द मत कहो", ...senses)).toBe("a by exclusion");
  });

  test.each([
    ["before", "खेत का शब्द", { before: ["खेत"] }, "a by cue"],
    ["behind", "शब्द खेत", { before: ["खेत"] }, "null by open"],
    ["a named list", "शब्द था", { near: ["@past"] }, "a by cue"],
    ["an ending", "शब्द करेगा", { near: ["-ेगा"] }, "a by cue"],
    ["no bare ending", "शब्द गा", { near: ["-गा"] }, "null by open"],
    ["a beginning", "शब्द खेतों में", { near: ["खेत-"] }, "a by cue"],
    ["a phrase", "शब्द घर का", { after: ["घर का"] }, "a by cue"],
    ["no phrase cut short", "शब्द घर", { after: ["घर का"] }, "null by open"],
    ["a number", "५ का शब्द", { before: ["# का"] }, "a by cue"],
    ["another spelling", "शब्द ज़मीन पर", { near: ["जमीन"] }, "a by cue"],
    ["its sound in Latin letters", "shabd jayega", { near: ["-ेगा"] }, "a by cue"],
  ])("is found by a cue that is %s", (_what, text, cues, wanted) => {
    expect(decided(text, sense("a", "usual", cues), sense("b", "usual"))).toBe(wanted);
  });

  test("cannot hang on a list that is not there", () => {
    expect(() => decided("शब्द", sense("a", "usual", { near: ["@future"] }), sense("b", "usual"))).toThrow(
      'cue set must be one of "past", got "future"',
    );
  });
});
