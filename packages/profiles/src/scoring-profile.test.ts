import { readFileSync } from "node:fs";
import { contractViolations } from "@eval/core/testing";
import * as deterministic from "@eval/deterministic";
import * as indic from "@eval/indic-script";
import * as similarity from "@eval/similarity";
import { describe, expect, test } from "vitest";
import { fixed } from "../fixtures/test-metrics.js";
import { scoringProfile } from "./scoring-profile.js";
import { scoringProfileWith } from "./scoring-profile-with.js";

const everything = { ...deterministic, ...similarity };

describe("which profile a case is scored by", () => {
  const profiles = { mine: { threshold: 0.5, version: 3, primary: { metric: "token-f1" } } };
  const graders = { words: "mine", number: { metric: "numeric-match" } };
  const metric = scoringProfileWith(deterministic, { profiles, graders } as never);
  const named = async (metadata: object, more: object = {}) => {
    const {
      metadata: detail,
      label,
      status,
    } = await metric({ output: "5", expected: "5", metadata: metadata as never, ...more });
    return status === "error" ? label : [detail.profile, detail.chosenBy];
  };

  test("is the one that the row names, the grader first", async () => {
    expect(await named({ scoring_profile: "mine" })).toEqual(["mine", "row"]);
    expect(await named({ grader: "number" })).toEqual(["number", "row"]);
    expect(await named({ grader: "number", scoring_profile: "mine" })).toEqual(["number", "row"]);
    expect(await named({ grader: "", scoring_profile: "mine" })).toEqual(["mine", "row"]);
  });

  test("is an error where nobody knows the name, and is said", async () => {
    expect(await named({ scoring_profile: "short_answer" })).toBe("unknown_profile");
    expect(await named({ scoring_profile: 7 })).toBe("unknown_profile");
    expect(await named({ scoring_profile: "toString" })).toBe("unknown_profile");
    const { reason } = await metric({ output: "5", expected: "5", metadata: { scoring_profile: "multiple-choice" } });
    expect(reason).toBe('no scoring profile is named "multiple-choice"; did you mean "multiple_choice"?');
  });

  test.each([
    [{ choices: [{ label: "A", text: "5" }] }, "multiple_choice"],
    [{}, "short_answer_qa"],
    [{ expected: "one two three four five six seven eight nine ten eleven twelve" }, "long_reference_qa"],
    [{ expected: ["5", "one two three four five six seven eight nine ten eleven twelve"] }, "short_answer_qa"],
    [{ context: ["5"] }, "short_answer_qa"],
  ])("is that of the shape of %j: %s", async (more, profile) => {
    expect(await named({}, more)).toEqual([profile, "shape"]);
  });

  test.each([
    [{ language: "hi" }],
    [{ language: "hi-Latn" }],
    [{ language: "Hinglish" }],
    [{ language: "Roman Hindi" }],
    [{ language: " Tamil" }],
    [{ language: "हिन्दी" }],
    [{ language: "TA" }],
    [{ input: "भारत की राजधानी?" }],
    [{ expected: "தில்லி" }],
  ])("is indic_short_answer for %j, whose metrics must be there", async (more) => {
    const { label, reason } = await metric({ output: "5", expected: "5", ...more });
    expect(label).toBe("profile_part");
    expect(reason).toBe(
      'indic_short_answer.primary.first[0]: no metric "indic-match" was given; it comes with @eval/indic-script',
    );
  });

  test("does not hang on the output, which would make two models' scores two measures", async () => {
    expect(await named({}, { output: "पाँच" })).toEqual(["short_answer_qa", "shape"]);
  });

  test("is one for all rows where the option says so", async () => {
    const all = scoringProfileWith(deterministic, { profile: "short_answer_qa" });
    const { metadata } = await all({ output: "5", expected: "5", metadata: { scoring_profile: "nonsense" } });
    expect([metadata.profile, metadata.chosenBy]).toEqual(["short_answer_qa", "option"]);
  });

  test("is none where the rows are to name theirs and one does not", async () => {
    const rows = scoringProfileWith(deterministic, { profile: "source_preserved" });
    expect((await rows({ output: "5", expected: "5", metadata: { scoring_profile: "short_answer_qa" } })).passed).toBe(
      true,
    );
    for (const metadata of [{}, { scoring_profile: "source_preserved" }]) {
      expect(await rows({ output: "5", expected: "5", metadata })).toMatchObject({
        status: "unscored",
        label: "missing_profile",
      });
    }
  });

  test("is told by the result, with its version and threshold", async () => {
    const { metadata } = await metric({ output: "5", expected: "5", metadata: { scoring_profile: "mine" } });
    expect(metadata).toEqual({
      profile: "mine",
      version: 3,
      threshold: 0.5,
      chosenBy: "row",
      reference: 0,
      parts: [
        {
          key: "tokenF1",
          metric: "token-f1",
          score: 1,
          status: "scored",
          label: "matched",
          passed: null,
          role: "primary",
        },
      ],
    });
  });

  test("has the threshold of the option where there is one", async () => {
    const strict = scoringProfileWith(deterministic, { profiles, profile: "mine", threshold: 0.9 } as never);
    const { passed, metadata } = await strict({ output: "no no no", expected: "no no" });
    expect([passed, metadata.threshold]).toEqual([false, 0.9]);
  });
});

describe("profiles with parts that wait", () => {
  test("may take BERTScore, held to one accepted answer", async () => {
    const primary = { metric: "bert-score", value: { scale: [-1, 1] } };
    const metric = scoringProfileWith(everything, {
      profile: "mine",
      profiles: { mine: { threshold: 0.9, primary } },
    } as never);
    const { score, metadata } = await metric({ output: "नई दिल्ली", expected: ["मुंबई", "नई दिल्ली"] });
    expect(score).toBeCloseTo(1, 9);
    expect(metadata.reference).toBe(1);
  });

  test("may take calibrated similarity by its own verdict", async () => {
    const primary = { metric: "calibrated-similarity", options: { threshold: 0.5 }, value: "passed" };
    const metric = scoringProfileWith(everything, {
      profile: "mine",
      profiles: { mine: { threshold: 1, primary } },
    } as never);
    expect((await metric({ output: "Mahatama Gandi", expected: "Mahatma Gandhi" })).passed).toBe(true);
    expect((await metric({ output: "Mumbai", expected: "Mahatma Gandhi" })).passed).toBe(false);
  });
});

describe("where the metrics come from", () => {
  const evalCase = { output: "Burgoyne", expected: "Burgoyne", metadata: { scoring_profile: "short_answer_qa" } };

  test("is the host, and without one the result says what to do", async () => {
    const { label, reason } = await scoringProfile()(evalCase);
    expect(label).toBe("profile_part");
    expect(reason).toContain("use scoringProfileWith");
  });

  test("is the host of the call, asked once for each part of a profile", async () => {
    const asked: string[] = [];
    const host = async (name: string, options = {}) => {
      asked.push(name);
      const factory = Object.values(deterministic).find(({ info }) => info.name === name);
      return (factory as unknown as typeof deterministic.tokenF1)(options) as never;
    };
    const metric = scoringProfile();
    for (let round = 0; round < 3; round += 1) expect((await metric(evalCase, { metric: host })).passed).toBe(true);
    expect(asked).toHaveLength(new Set(asked).size + 2); // exactMatch and tokenF1 stand in primary and supporting
  });

  test("says what was meant where a part is misspelt", async () => {
    const metric = scoringProfileWith(deterministic, {
      profile: "mine",
      profiles: {
        mine: {
          threshold: 1,
          primary: { max: [{ metric: "token-f1" }, { metric: "norm-match" }, { metric: "token-fl" }] },
        },
      },
    } as never);
    const { reason } = await metric(evalCase);
    expect(reason).toContain('mine.primary.max[1]: no metric "norm-match" was given');
  });

  test("passes on what a factory says of wrong options", async () => {
    const primary = { metric: "token-f1", options: { tokns: "squad" } };
    const metric = scoringProfileWith(deterministic, {
      profile: "mine",
      profiles: { mine: { threshold: 1, primary } },
    } as never);
    expect((await metric(evalCase)).reason).toContain('mine.primary: token-f1 has no option "tokns"');
  });

  test("must not be two of one name", () => {
    expect(() => scoringProfileWith([fixed("f").factory, fixed("f").factory])).toThrow(
      'must have names of their own, got "f" twice',
    );
  });
});

describe("the README", () => {
  test("shows a configuration that works", async () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [, config = ""] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
    const [{ options }] = JSON.parse(config).metrics;
    const metric = scoringProfileWith(everything, options);
    expect(await metric({ output: "Paris.", expected: "paris" })).toMatchObject({ score: 1, passed: true });
    const { score, passed, metadata } = await metric({ output: "in London town", expected: "London" });
    expect([passed, metadata.profile, metadata.parts[0]?.key]).toEqual([false, "support_answer", "normalizedMatch"]);
    expect(score).toBeGreaterThan(0.3);
  });
});

describe("scoring-profile", () => {
  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "New Delhi", expected: ["Delhi", "New Delhi"], incorrect: ["Mumbai"] },
      { output: "", expected: "Paris" },
      { output: "👩‍👩‍👧", expected: "👩‍👩‍👧", metadata: { scoring_profile: "short_answer_qa" } },
    ];
    expect(await contractViolations(scoringProfileWith({ ...deterministic, ...indic }), cases)).toEqual([]);
    expect(await contractViolations(scoringProfileWith([], { preset: "capability-bench" }), cases)).toEqual([]);
  });
});
