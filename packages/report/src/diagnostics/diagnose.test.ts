import { describe, expect, test } from "vitest";
import {
  codesOf,
  diagnosisOf,
  metricNamed,
  part,
  profiled,
  result,
  rowOf,
  type Scene,
} from "../../test/diagnosed-case.js";
import type { Report } from "../report.js";
import { diagnose } from "./diagnose.js";
import { diagnosticsSettings } from "./diagnostics-settings.js";
import { type FlagCode, flagCodes } from "./flag-codes.js";
import { planDiagnosis } from "./plan.js";

const profile = metricNamed("scoring-profile");
const exact = metricNamed("exact-match");
const asking = { options: { model: { backend: "groq", model: "m" } } };
const judge = metricNamed("answer-equivalence", asking);
const substring = metricNamed("exact-substring", { flags: { negationNearMatch: 1, insideLongerWord: 2 } });
const scripts = metricNamed("script-adherence", { needs: ["output"] });
const LONG = "The treaty was signed in the spring of that year by all of the parties to the war after long talks.";

/** For each flag a case that carries it, and no other. */
const alone: Readonly<Record<FlagCode, Scene>> = {
  error: {
    metrics: [profile, judge],
    results: [profiled(0.9, []), result(0, null, { status: "error", score: null, label: "judge_error" })],
  },
  injection: {
    metrics: [profile, judge],
    results: [profiled(0.9, []), result(1, true, { metadata: { injectionSuspected: true } })],
  },
  negated_match: {
    metrics: [metricNamed("indic-match")],
    results: [result(0.95, true)],
    evalCase: { output: "It is not Paris.", expected: "Paris" },
  },
  judge_conflict: { metrics: [profile, judge], results: [profiled(0.9, []), result(0, false)] },
  language_mismatch: { metrics: [profile, scripts], results: [profiled(0.9, []), result(0.1, false)] },
  near_threshold: {
    metrics: [profile],
    results: [profiled(0.66, [part("exactMatch", 0, false), part("contains", 0, false)])],
  },
  contains_only: {
    metrics: [profile],
    results: [profiled(0.5, [part("contains", 1, true), part("tokenF1", 0.5, null)])],
  },
  metric_disagreement: { metrics: [profile], results: [profiled(0.9, [part("tokenF1", 0.2, null)])] },
  reference_shape: { metrics: [profile], results: [profiled(0.5, [])], evalCase: { output: "x", expected: LONG } },
  metric_flag: {
    metrics: [exact, substring],
    results: [result(1, true), result(1, true, { metadata: { insideLongerWord: true } })],
  },
  very_low_score: { metrics: [profile], results: [profiled(0.1, [part("tokenF1", 0.2, null)])] },
  unscored: {
    metrics: [profile],
    results: [result(0, null, { status: "unscored", score: null, label: "empty_expected" })],
  },
};

describe("diagnose", () => {
  test.each(flagCodes)("finds %s in a case that has no other flag", (code) => {
    const { flags, priority, action } = diagnosisOf(alone[code]);
    expect(flags.map((flag) => flag.code)).toEqual([code]);
    expect(priority).toBe(code);
    expect(flags[0]?.reason).not.toBe("");
    expect(action).not.toBe("");
  });

  test("takes a denied answer for one by the label of a metric of the answer, not by that of a judge of claims", () => {
    const results = [result(0, false, { label: "contradicted" })];
    expect(codesOf({ metrics: [metricNamed("indic-match")], results })).toEqual(["negated_match", "very_low_score"]);
    const faithfulness = metricNamed("faithfulness", { ...asking, needs: ["output", "context"] });
    expect(codesOf({ metrics: [faithfulness], results })).toEqual(["very_low_score"]);
  });

  test("says of a verdict without a score that the case fails, not how low its score is", () => {
    const { flags } = diagnosisOf({ metrics: [exact], results: [result(0, false)] });
    expect(flags.map(({ reason }) => reason)).toEqual(["exact-match fails the case"]);
  });

  test("says nothing of a case that all measures agree on", () => {
    const parts = [part("exactMatch", 1, true), part("contains", 1, true), part("tokenF1", 1, true)];
    const evalCase = { output: "नई दिल्ली", expected: "नई दिल्ली", language: "hi" };
    expect(
      diagnosisOf({ metrics: [profile, scripts], results: [profiled(1, parts), result(1, true)], evalCase }),
    ).toEqual({
      flags: [],
      priority: null,
      urgency: 0.01,
      action: "",
    });
  });

  test("lets a case carry several flags in one order, and the settings choose the order", () => {
    const parts = [part("contains", 1, true), part("tokenF1", 0.1, null), part("similarity", 0.9, null)];
    const scene = { metrics: [profile], results: [profiled(0.68, parts)] };
    expect(codesOf(scene)).toEqual(["near_threshold", "contains_only", "metric_disagreement"]);
    const settings = diagnosticsSettings("default", { order: ["contains_only", "near_threshold"] });
    expect(codesOf({ ...scene, settings })).toEqual(["contains_only", "near_threshold"]);
  });

  // Spec of genai_capability_bench 8aa833c: contains-only asks for a failing score, and those were all caught before it.
  test("makes contains-only credit reachable as the priority of a case", () => {
    expect(diagnosisOf(alone.contains_only).priority).toBe("contains_only");
  });

  test("has a band on both sides of the threshold, and nothing near beyond it", () => {
    const at = (score: number) => codesOf({ metrics: [profile], results: [profiled(score, [])] });
    expect([0.64, 0.65, 0.7, 0.75, 0.76].map(at)).toEqual([
      [],
      ["near_threshold"],
      ["near_threshold"],
      ["near_threshold"],
      [],
    ]);
    const wide = diagnosticsSettings("default", { near: { failing: 0.2, passing: 0 } });
    expect(codesOf({ metrics: [profile], results: [profiled(0.55, [])], settings: wide })).toEqual(["near_threshold"]);
    expect(codesOf({ metrics: [profile], results: [profiled(0.72, [])], settings: wide })).toEqual([]);
  });

  test("knows the sides of a metric of which less is better", () => {
    const wer = metricNamed("wer", { higherIsBetter: false, range: [0, null], options: { threshold: 0.3 } });
    const { flags } = diagnosisOf({ metrics: [wer], results: [result(0.32, false)] });
    expect(flags).toEqual([{ code: "near_threshold", reason: "wer fails at 0.32, 0.02 from its threshold of 0.3" }]);
  });

  test("takes a match that is all or nothing as neither near nor graded", () => {
    const strict = metricNamed("m", { options: { threshold: 0.98 } });
    expect(codesOf({ metrics: [strict], results: [result(1, true)] })).toEqual([]);
    const parts = [part("exactMatch", 0, false, "primary"), part("tokenF1", 0.8, null, "primary")];
    expect(codesOf({ metrics: [profile], results: [profiled(0.8, parts)] })).toEqual([]);
  });

  test("finds two metrics of a run that give opposed verdicts, either way", () => {
    const scene = (a: boolean, b: boolean) => ({
      metrics: [exact, metricNamed("normalized-match")],
      results: [result(a ? 1 : 0, a), result(b ? 1 : 0, b)],
    });
    expect(codesOf(scene(true, false))).toEqual(["metric_disagreement"]);
    expect(codesOf(scene(false, true))).toEqual(["metric_disagreement", "very_low_score"]);
  });

  test("takes another judge for a peer of a judge, and a rule for its opponent", () => {
    const other = metricNamed("indic-judge", { ...asking, needs: ["input", "output"] });
    expect(codesOf({ metrics: [judge, other], results: [result(1, true), result(0, false)] })).toEqual([
      "metric_disagreement",
    ]);
    expect(codesOf({ metrics: [judge, exact], results: [result(1, true), result(0, false)] })).toEqual([
      "judge_conflict",
    ]);
  });

  test("does not hold a metric of another question against the verdict", () => {
    const faithfulness = metricNamed("faithfulness", { ...asking, needs: ["output", "context"] });
    const wellFormed = metricNamed("well-formed-text", { needs: ["output"] });
    const results = [profiled(0.9, []), result(0, false), result(0.2, false)];
    expect(codesOf({ metrics: [profile, faithfulness, wellFormed], results })).toEqual([]);
  });

  test("reads a language mismatch off a label, whatever the verdict", () => {
    const results = [profiled(0.55, []), result(0, false, { label: "script_mismatch" })];
    expect(codesOf({ metrics: [profile, scripts], results })).toEqual(["language_mismatch"]);
  });

  test("finds a denial in many languages, and none where the answer is asserted too", () => {
    const metrics = [metricNamed("exact-substring")];
    const passes = (output: string, expected: string) =>
      codesOf({ metrics, results: [result(1, true)], evalCase: { output, expected } });
    expect(passes("राजधानी मुंबई नहीं है।", "मुंबई")).toEqual(["negated_match"]);
    expect(passes("Delhi nahi, Mumbai.", "Delhi")).toEqual(["negated_match"]);
    expect(passes("It is not Paris? No: it is Paris.", "Paris")).toEqual([]);
    expect(passes("Paris", "Paris")).toEqual([]);
  });

  test("goes without texts, parts and metadata", () => {
    const row = { metrics: [profile], results: [result(0.9, true)] };
    expect(codesOf(row)).toEqual([]);
    const odd = result(0.9, true, { metadata: { parts: [null, 3, { key: 4 }, { key: "x" }], threshold: "0.7" } });
    expect(codesOf({ metrics: [profile], results: [odd] })).toEqual([]);
  });

  test("takes the metric that is named, else a profile, else the first with a verdict on the answer", () => {
    const results = [result(0.1, false), result(1, true), result(0.95, true)];
    const metrics = [scripts, exact, profile];
    expect(codesOf({ metrics, results })).not.toContain("very_low_score");
    expect(codesOf({ metrics: metrics.slice(0, 2), results })).toEqual(["language_mismatch"]);
    expect(codesOf({ metrics, results, primary: "script-adherence" })).toContain("very_low_score");
    expect(() => codesOf({ metrics, results, primary: "exact-mtach" })).toThrow(/primary must be a metric of the run/);
  });
});

describe("the urgency of a case", () => {
  const urgency = (score: number, parts: Parameters<typeof profiled>[1] = []) =>
    diagnosisOf({ metrics: [profile], results: [profiled(score, parts)] }).urgency;

  test("is half its closeness, two fifths its disagreement, a tenth its slice", () => {
    // By hand: at 0.35 the score is half of the way from 0.7 to 0; scores differ by 0.15; 100 cases.
    expect(urgency(0.35, [part("tokenF1", 0.5, null)])).toBeCloseTo(0.5 * 0.5 + 0.4 * 0.15 + 0.1 / 10, 12);
  });

  test("grows towards the threshold and with disagreement", () => {
    expect(urgency(0.69)).toBeGreaterThan(urgency(0.6));
    expect(urgency(0.71)).toBeGreaterThan(urgency(0.9));
    expect(urgency(0.69, [part("tokenF1", 0, null)])).toBeGreaterThan(urgency(0.69));
  });

  test("is larger in a small slice", () => {
    const groups = [
      { ...profile, by: { Domain: "Art" }, cases: 4 },
      { ...profile, by: { Domain: "Law" }, cases: 400 },
    ];
    const run = { cases: 404, by: ["Domain"] } as unknown as Report["run"];
    const plan = planDiagnosis({ metrics: [{ ...profile, groups }], run });
    const of = (domain: string) => diagnose({ ...rowOf([profiled(1, [])]), groups: [domain] }, plan).urgency;
    expect(of("Art")).toBeCloseTo(0.1 / 2, 12);
    expect(of("Law")).toBeCloseTo(0.1 / 20, 12);
  });
});

describe("the preset capability-bench", () => {
  const settings = diagnosticsSettings("capability-bench");
  const rows = (em: number, f1: number, sem: number, rougeL: number, contains: number) => [
    part("exactMatch", em, em === 1),
    part("tokenF1", f1, null),
    part("similarity", sem, null),
    part("rougeL", rougeL, null),
    part("contains", contains, contains === 1),
  ];

  // Worked out by hand from the rules of genai_capability_bench 8aa833c (first match wins), at its threshold of 0.7.
  test.each([
    ["very_low_score", 0.39, rows(0, 0.4, 0.4, 0.4, 1), {}],
    ["near_threshold", 0.4, rows(0, 0.4, 0.4, 0.4, 1), {}],
    ["near_threshold", 0.69, rows(0, 0.9, 0.3, 0.9, 1), {}],
    ["reference_shape", 0.8, rows(0, 0.8, 0.8, 0.8, 1), { metadata: { reference_shape: "passage_or_long_answer" } }],
    ["metric_disagreement", 0.8, rows(0, 0.8, 0.8, 0.8, 1), {}],
    ["metric_disagreement", 1, rows(1, 1, 0.5, 1, 1), {}],
    [null, 1, rows(1, 1, 0.51, 1, 1), {}],
  ])("finds %s first for a score of %d", (priority, score, parts, evalCase) => {
    const scene = { metrics: [profile], results: [profiled(score, parts)], evalCase, settings };
    expect(diagnosisOf(scene).priority).toBe(priority);
  });

  test("starts its queue at the lowest score", () => {
    const urgency = (score: number) =>
      diagnosisOf({ metrics: [profile], results: [profiled(score, [])], settings }).urgency;
    expect(urgency(0.1)).toBeCloseTo(0.9, 12);
    expect(urgency(0.65)).toBeLessThan(urgency(0.1));
  });
});
