import * as deterministic from "@eval/deterministic";
import * as indic from "@eval/indic-script";
import { describe, expect, test } from "vitest";
import { readFixture, readJsonFixture } from "../fixtures/read-fixture.js";
import { metricOf, scored, unscored } from "../fixtures/test-metrics.js";
import { builtInProfiles } from "./profile/built-in-profiles.js";
import { homeOf } from "./profile/metric-homes.js";
import { partsOf } from "./profile/parts-of.js";
import { scoringProfileWith } from "./scoring-profile-with.js";

const metric = scoringProfileWith({ ...deterministic, ...indic });

describe("where the framework is wrong, the profiles are right", () => {
  interface Row {
    readonly id: string;
    readonly output: string;
    readonly expected: readonly string[];
    readonly profile: string;
  }
  type Differences = Readonly<Record<string, { readonly label: string; readonly reason: string }>>;
  const rows = new Map(readFixture<Row>("answer-accuracy.jsonl").map((row) => [row.id, row]));
  const differences = readJsonFixture<{ profiles: Differences; open: Differences }>("answer-accuracy-differences.json");

  test.each(Object.entries(differences.profiles))("%s: $reason", async (id, { label }) => {
    const { output, expected, profile } = rows.get(id) as Row;
    expect((await metric({ output, expected, metadata: { scoring_profile: profile } })).label).toBe(label);
  });

  test.each(Object.entries(differences.open))("%s is open: $reason", async (id, { label }) => {
    const { output, expected, profile } = rows.get(id) as Row;
    expect((await metric({ output, expected, metadata: { scoring_profile: profile } })).label).toBe(label);
  });
});

describe("multiple_choice", () => {
  const choices = [
    { label: "A", text: "strength" },
    { label: "B", text: "speed" },
    { label: "C", text: "stamina" },
  ];

  test.each(["", "...", "The", "An", " "])("does not take %j for the option A", async (output) => {
    expect(await metric({ output, expected: "A", choices })).toMatchObject({ score: 0, passed: false });
  });

  test.each(["A", "(A)", "A.", "Answer: A", "The answer is A.", "A. strength because of the load", "strength"])(
    "takes %j for the option A",
    async (output) => {
      const { passed, metadata } = await metric({ output, expected: "A", choices });
      expect([passed, metadata.profile, metadata.chosenBy]).toEqual([true, "multiple_choice", "shape"]);
    },
  );

  test("takes a label that is a number for a label, not for a place counted from 0", async () => {
    const numbered = ["one", "two", "three", "four"].map((text, index) => ({ label: String(index + 1), text }));
    expect(await metric({ output: "1", expected: "1", choices: numbered })).toMatchObject({ passed: true });
    expect(await metric({ output: "2", expected: "1", choices: numbered })).toMatchObject({ passed: false });
    expect(await metric({ output: "4", expected: "4", choices: numbered })).toMatchObject({ passed: true });
  });

  test("tells options apart that differ by signs alone", async () => {
    const signs = ["x² - 4", "x² + 4", "4 - x²"].map((text, index) => ({ label: "ABC"[index] as string, text }));
    expect(await metric({ output: "x² + 4", expected: "B", choices: signs })).toMatchObject({ passed: true });
    expect(await metric({ output: "x² - 4", expected: "B", choices: signs })).toMatchObject({ passed: false });
  });

  test("is unscored without options, unless the accepted answers tell them", async () => {
    const scoring_profile = "multiple_choice";
    const row = { output: "The answer is C.", metadata: { scoring_profile } };
    expect(await metric({ ...row, expected: "C" })).toMatchObject({ status: "unscored", label: "missing_field" });
    const expected = ["stamina", "C", "C. stamina", "C stamina"];
    expect(await metric({ ...row, expected })).toMatchObject({ passed: true });
    expect(await metric({ ...row, output: "B or C", expected })).toMatchObject({ passed: false });
  });
});

describe("short_answer_qa", () => {
  const as = (output: string, ...expected: string[]) =>
    metric({ output, expected, metadata: { scoring_profile: "short_answer_qa" } });

  test.each([
    ["-5", "5"],
    ["C++", "C#"],
    ["3.14", "3,14"],
    ["O+", "O-"],
    ["$5", "₹5"],
    ["दान", "दिन"],
    ["not Paris", "Paris"],
    ["Paris or London", "Paris"],
    ["Louis XIII", "Louis XIV"],
    ["...", "The"],
    ["An", "A"],
  ])("%s is not %s", async (output, expected) => {
    expect(await as(output, expected)).toMatchObject({ status: "scored", passed: false });
  });

  test.each([
    ["1,000", "1000"],
    ["1,00,000", "100000"],
    ["cafe\u0301", "café"],
    ["General John Burgoyne", "Burgoyne"],
    ["गंगा।", "गंगा"],
    ["twenty-four", "24"],
  ])("%s is %s", async (output, expected) => {
    expect(await as(output, expected)).toMatchObject({ score: 1, passed: true });
  });

  test("gives partial credit for shared words, which is not enough to pass", async () => {
    const { score, passed, metadata } = await as("the ghost of christmas present", "the ghost of christmas past");
    expect(passed).toBe(false);
    expect(score).toBeCloseTo(0.75 / 1.5, 12);
    expect(metadata.parts.find(({ key }) => key === "tokenF1")).toMatchObject({ score: 0.75, role: "primary" });
  });

  test("reports the parts by which disagreement is seen", async () => {
    const { metadata } = await as("The capital is Paris, I believe", "Paris");
    const keys = metadata.parts.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["exactMatch", "contains", "tokenF1", "rougeL", "chrf", "bleu"]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("is unscored without an accepted answer, blank output or not", async () => {
    for (const output of ["Paris", ""]) {
      expect(await as(output)).toMatchObject({ status: "unscored", label: "missing_field" });
      expect(await as(output, " ")).toMatchObject({ status: "unscored", label: "empty_expected" });
    }
  });
});

describe("indic_short_answer", () => {
  const as = (output: string, expected: string, more: object = {}) => metric({ output, expected, ...more });

  test.each([
    ["यह नदी Ganga है।", "गंगा"],
    ["भारत १९४७ में आज़ाद हुआ।", "1947"],
    ["हिंदी", "हिन्दी"],
  ])("%s holds %s", async (output, expected) => {
    const { passed, metadata } = await as(output, expected, { language: "hi" });
    expect([passed, metadata.profile]).toEqual([true, "indic_short_answer"]);
    expect(metadata.parts[0]).toMatchObject({ metric: "indic-match", label: "matched", role: "primary" });
  });

  test.each([
    ["दान", "दिन"],
    ["दिल्ली नहीं, मुंबई", "दिल्ली"],
  ])("%s does not hold %s", async (output, expected) => {
    expect(await as(output, expected)).toMatchObject({ passed: false });
  });

  test("goes on as a short answer where script matching finds nothing", async () => {
    const { passed, metadata } = await as("James Rodriguez", "James Rodríguez", { language: "hi" });
    expect(passed).toBe(true);
    expect(metadata.parts.slice(0, 2).map(({ metric: name }) => name)).toContain("indic-match");
  });

  test("fails where a known wrong answer is asserted", async () => {
    const given = { incorrect: ["मुंबई"], language: "hi" };
    expect(await as("मुंबई", "दिल्ली", given)).toMatchObject({ passed: false, label: "incorrect" });
  });
});

describe("long_reference_qa", () => {
  const passage = "World War I formally ended with the signing of the Treaty of Versailles on 28 June 1919 in France";
  const as = (output: string) => metric({ output, expected: passage });

  test("is chosen for passages, and scores their overlap from 0 to 1", async () => {
    expect(await as(passage)).toMatchObject({ score: 1, passed: true, metadata: { profile: "long_reference_qa" } });
    expect(await as("1919")).toMatchObject({ passed: false });
    expect(await as("बिल्कुल अलग")).toMatchObject({ score: 0, passed: false });
  });
});

describe("rag", () => {
  const claims = metricOf(
    "faithfulness",
    ({ output, context }) => scored((context ?? []).includes(output ?? "") ? 1 : 0.4),
    {
      waits: "model",
    },
  );
  const judge = metricOf(
    "answer-equivalence",
    ({ output, expected }) => (expected === undefined ? unscored() : scored(0, { passed: output === expected })),
    { waits: "model" },
  );
  const rag = scoringProfileWith(
    { ...deterministic, faithfulness: claims.factory, answerEquivalence: judge.factory },
    { profile: "rag" },
  );
  const context = ["Delhi is the capital"];

  test("needs an answer that is right and supported", async () => {
    const [right, wrong] = ["Delhi is the capital", "Mumbai is the capital"];
    expect(await rag({ output: right, expected: right, context })).toMatchObject({ score: 1, passed: true });
    expect(await rag({ output: right, expected: wrong, context })).toMatchObject({ score: 0.5, passed: false });
    expect(await rag({ output: wrong, expected: wrong, context })).toMatchObject({ score: 0.7, passed: false });
  });

  test("asks no judge about an answer that code finds right", async () => {
    const before = judge.asked.length;
    await rag({ output: "Delhi", expected: "Delhi", context });
    expect(judge.asked).toHaveLength(before);
  });

  test("goes by support alone where there is no accepted answer, and asks once", async () => {
    const before = claims.asked.length;
    expect(await rag({ output: "Delhi is the capital", context })).toMatchObject({ score: 1, passed: true });
    expect(claims.asked).toHaveLength(before + 1);
  });
});

test("every metric that a built-in profile names has a package to come from", () => {
  const book = Object.entries(builtInProfiles).flatMap(([name, { primary, supporting }]) => [
    ...partsOf(primary, name).map(({ part }) => part.metric),
    ...Object.values(supporting).map(({ metric: supported }) => supported),
  ]);
  const factories = { ...deterministic, ...indic } as Readonly<
    Record<string, { info?: { name?: string; package?: string } }>
  >;
  for (const used of new Set(book)) {
    const home = homeOf(used);
    expect(home, used).not.toBeNull();
    const found = Object.values(factories).find(({ info }) => info?.name === used)?.info?.package;
    expect(home, used).toBe(found ?? "@eval/judge");
  }
});
