import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import type { TrapDictionary } from "./dictionary.js";
import { trapWords } from "./trap-words.js";

const label = (input: string, trace: string) => trapWords()({ input, trace }).label;

describe("trapWords", () => {
  // What the words mean: any dictionary of Hindi.
  test.each([
    ["कल हमने आम खाए थे।", "They will eat mangoes tomorrow.", "misread_detected"],
    ["कल हमने आम खाए थे।", "They ate mangoes yesterday.", "no_misread_detected"],
    ["रानी ने हार पहना।", "The queen lost: a defeat.", "misread_detected"],
    ["रानी ने हार पहना।", "प्रश्न गले की माला के बारे में है।", "no_misread_detected"],
    ["रानी ने हार पहना।", "प्रश्न पराजय के बारे में है।", "misread_detected"],
    ["रानी ने हार पहना।", "sawal parajay ke baare mein hai", "misread_detected"],
    ["mere pet mein dard hai", "The user has a pet animal.", "misread_detected"],
    ["डेढ़ लीटर दूध", "1500 ml of milk", "no_misread_detected"],
    ["डेढ़ लीटर दूध", "1250 ml of milk", "misread_detected"],
    ["पाँच लाख रुपये", "five million rupees", "misread_detected"],
    ["कल।", "Tomorrow.", "ambiguous_source"],
    ["The door is open.", "A door.", "no_trap_term"],
    ["यह 👩‍👧 है", "A family 👩‍👧.", "no_trap_term"],
    [" ", "x", "empty"],
    ["कल।", "\u200d", "empty"],
  ])("says of %s under the trace %s: %s", (input, trace, wanted) => {
    expect(label(input, trace)).toBe(wanted);
  });

  test("is the same for composed and decomposed letters", () => {
    const trace = "one and a quarter hours";
    expect(label("\u0921\u0947\u095D घंटा", trace)).toBe(label("\u0921\u0947\u0922\u093C घंटा", trace));
    expect(label("\u0921\u0947\u095D घंटा", trace)).toBe("misread_detected");
  });

  test("scores 1 or 0, and nothing where nothing was checked", () => {
    const at = (input: string, trace: string) => trapWords()({ input, trace });
    expect(at("कल वह आया था।", "He came yesterday.")).toMatchObject({ score: 1, passed: true });
    expect(at("कल वह आया था।", "He comes tomorrow.")).toMatchObject({ score: 0, passed: false });
    expect(at("कल।", "Tomorrow.")).toMatchObject({ status: "unscored", score: null });
  });

  test("says where in source and trace a finding stands, in UTF-16 offsets", () => {
    const input = "👍 कल वह आया था।";
    const trace = "👍 He comes tomorrow.";
    const [finding] = trapWords()({ input, trace }).metadata.findings;
    expect(finding).toMatchObject({ term: "कल", meant: ["yesterday"], readAs: "tomorrow", confidence: "high" });
    expect(finding?.source.field).toBe("input");
    expect(input.slice(finding?.source.start, finding?.source.end)).toBe("कल");
    expect(trace.slice(finding?.trace.start, finding?.trace.end)).toBe("tomorrow");
  });

  test("takes what is said of the question for no reading of the answer", () => {
    const answer = { output: "क्वार्टर तो सरकारी अफ़सरों के रहने के मकान होते हैं।" };
    const trace = "The question asks about the last quarter of the year. The reply speaks of official residences.";
    expect(trapWords()({ ...answer, trace }).label).toBe("no_misread_detected");
  });

  test("finds in the trace alone a translation that the term never has", () => {
    const trace = "It names barley (बरसीम) as fodder.";
    expect(trapWords()({ input: "क्या बोएँ?", trace }).metadata.findings).toMatchObject([
      { term: "बरसीम", source: { field: "trace" }, readAs: "barley" },
    ]);
  });

  const pack: TrapDictionary = {
    language: "pa",
    provenance: "a test",
    licence: "MIT",
    review: "unreviewed",
    entries: [
      {
        term: "ਵੱਟ",
        category: "polysemous-noun",
        senses: [
          { id: "field ridge", use: "usual", glosses: { en: ["ridge"] }, cues: { near: ["ਖੇਤ"] }, tests: ["ਖੇਤ ਦੀ ਵੱਟ"] },
          { id: "wrinkle", use: "usual", glosses: { en: ["wrinkle"] }, cues: { near: ["ਕੱਪੜੇ"] }, tests: ["ਕੱਪੜੇ ਦੇ ਵੱਟ"] },
        ],
      },
    ],
  };

  test("takes dictionaries of others beside its own, and alone", () => {
    const read = (languages: string[], trace: string) =>
      trapWords({ languages, dictionaries: [pack] })({ input: "ਖੇਤ ਦੀ ਵੱਟ", trace });
    expect(read([], "A wrinkle.").label).toBe("misread_detected");
    expect(read(["hi"], "The ridge.").label).toBe("no_misread_detected");
    expect(read([], "The ridge.").metadata.dictionarySize).toBe(1);
  });

  test("throws where a metric is made with a language or dictionary that is none", () => {
    expect(() => trapWords({ languages: ["fr"] })).toThrow(/must be one of/);
    expect(() => trapWords({ dictionaries: [{ language: "pa" } as TrapDictionary] })).toThrow(
      /must hold language and entries/,
    );
    const entries = [{ term: "x", category: "idiom", senses: [{ id: "y" }] }] as unknown as TrapDictionary["entries"];
    expect(() => trapWords({ dictionaries: [{ ...pack, entries }] })).toThrow(/sense of "x" must hold id and glosses/);
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { input: "कल वह आया था।", output: "हाँ", trace: "He comes tomorrow." },
      { output: "दस लाख", trace: "one million" },
      { input: "", trace: "" },
    ];
    expect(await contractViolations(trapWords(), cases)).toEqual([]);
  });
});
