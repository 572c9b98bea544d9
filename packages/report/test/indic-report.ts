import { wilsonInterval } from "@eval/stats";
import type { ComparedCases, Comparison } from "../src/comparison/comparison.js";
import { type DiagnosticsSettings, diagnosticsPresets } from "../src/diagnostics/settings.js";
import type { Group, Numbers, Report, ReportMetric, ReportResult, ReportRow } from "../src/report.js";

const numbers = (passed: number, cases: number): Numbers => ({
  ...{ cases, scored: cases, unscored: 0, errors: 0, blank: 0, mean: passed / cases, meanInterval: null, corpus: null },
  ...{ passed, passRate: passed / cases, passRateInterval: wilsonInterval(passed, cases) },
  ...{
    passRateBounds: [passed / cases, passed / cases],
    labels: { matched: passed, missing: cases - passed },
    flags: {},
  },
});
const group = (language: string, source: string, passed: number, cases: number): Group => ({
  ...numbers(passed, cases),
  by: { language, source },
});
const metric = (name: string): ReportMetric => ({
  ...numbers(2, 5),
  ...{ name, package: "@eval/example", version: 1, higherIsBetter: true, options: { preset: null }, macroMean: 0.4 },
  groups: [
    group("hi", "xquad", 1, 2),
    group("ta", "golden", 1, 1),
    group("ur", "golden", 0, 1),
    group("en", "x", 0, 1),
  ],
  firstErrors: [],
  summary: "The answer asserts an accepted answer.",
});
const matched: ReportResult = {
  ...{ status: "scored", label: "matched", score: 1, passed: true, reason: "in the output" },
  metadata: { expectedIndex: 0, spans: [[16, 22]] },
};
const judged: ReportResult = {
  ...{ status: "scored", label: "failed", score: 0, passed: false, reason: "the judge says FAIL" },
  metadata: {
    critique: "उत्तर में राजधानी नहीं है।",
    output: "delhi",
    expected: "दिल्ली",
    parts: [
      {
        key: "exactMatch",
        metric: "exact-match",
        score: 0,
        status: "scored",
        label: "",
        passed: false,
        role: "primary",
      },
      { key: "bleu", metric: "bleu", score: null, status: "unscored", label: "", passed: null, role: "supporting" },
    ],
    session: { usage: { input: 10 } },
  },
};

const cases = [
  ["hi-1", "hi", "xquad", "भारत की राजधानी कौन सी है?", "भारत की राजधानी दिल्ली है।", "दिल्ली"],
  ["ta-1", "ta", "golden", "தமிழ்நாட்டின் தலைநகரம் எது?", "தமிழ்நாட்டின் தலைநகரம் சென்னை ஆகும்.", "சென்னை"],
  ["ur-1", "ur", "golden", "پاکستان کا دارالحکومت کیا ہے؟", "اسلام آباد، جو 1960 میں بنا۔", "اسلام آباد"],
  ["=1+1", "en", "x", "<script>window.owned = 1</script>", '"><img src=x onerror="window.owned = 1">', "@SUM(A1)"],
  ["bidi", "hi", "xquad", "क्या यह pass\u202etrue है?", "pass\u202etrue", "</script><script>window.owned = 1</script>"],
] as const;

/** A report of five cases in Hindi, Tamil, Urdu and in texts that would harm, grouped by two columns and diagnosed. */
export const indicReport = (): Report => ({
  run: {
    ...{
      id: "20260102-030405-678-abcdef",
      startedAt: "2026-01-02T03:04:05.678Z",
      finishedAt: null,
      status: "finished",
    },
    ...{ cases: cases.length, files: [{ path: "qa.csv", sha256: "ab12" }], mapping: { output: "response" } },
    ...{ by: ["language", "source"], clusterBy: null, detail: "full", versions: { "@eval/core": "1.0.0" } },
  },
  metrics: [metric("indic-match"), metric("answer-equivalence")],
  disagreement: [{ a: "indic-match", b: "answer-equivalence", bothPass: 0, bothFail: 0, onlyA: 5, onlyB: 0 }],
  warnings: [{ code: "not_nfc", count: 1, rows: [2] }],
  diagnostics: {
    ...{ primary: "indic-match", cases: 5, flagged: 1, notes: ["nothing was judged twice"] },
    ...{ counts: { near_threshold: 1, metric_disagreement: 1 }, priorities: { near_threshold: 1 } },
    settings: diagnosticsPresets["default"] as DiagnosticsSettings,
  },
  ratings: {
    preset: "default",
    capability: { level: "Weak", reasons: ["pass rate 40.0 %"] },
    reliability: { level: "Low", reasons: ["5 cases"] },
    posture: { level: "Interpret With Caution", reasons: ["capability is Weak"] },
  },
  textsMissing: null,
  async *rows() {
    yield* cases.map(rowOf);
  },
});

function rowOf([id, language, source, input, output, expected]: (typeof cases)[number], at: number): ReportRow {
  const flags = [
    { code: "near_threshold", reason: "0.69 is 0.01 below the threshold" },
    { code: "metric_disagreement", reason: "indic-match passes, answer-equivalence fails" },
  ] as const;
  return {
    ...{ number: at + 1, id, groups: [language, source], evalCase: { input, output, expected, language } },
    results: [matched, judged],
    ...(at === 2 && { diagnosis: { flags, priority: "near_threshold", urgency: 0.9, action: "Read both." } }),
  };
}

const compared: Comparison["comparisons"][number] = {
  ...{ metric: "indic-match", slice: null, paired: 5, dropped: { onlyA: 0, onlyB: 1, neither: 0 }, clusters: null },
  ...{ measure: "pass rate", a: 0.4, aInterval: wilsonInterval(2, 5), b: 0.8, bInterval: wilsonInterval(4, 5) },
  ...{ difference: 0.4, differenceInterval: { level: 0.95, method: "bonett-price", low: -0.1, high: 0.7 } },
  ...{ discordant: { onlyA: 1, onlyB: 3 }, test: { method: "mcnemar-exact", p: 0.625 }, adjustedP: 0.625 },
  ...{ detectable: 0.5, conclusion: "not-enough-data" },
};

/** Two sides of which the second answers everything in Tamil. */
export const indicComparison = (): readonly [Comparison, ComparedCases] => [
  {
    ...{ a: "first.csv", b: "second.csv", pairedBy: "id", pairs: 5, clusterBy: null, tests: 2 },
    ...{ onlyA: { count: 0, keys: [] }, onlyB: { count: 4, keys: ["<b>", "x", "y", "z"] } },
    comparisons: [compared, { ...compared, slice: { column: "language", value: "ur" } }],
  },
  {
    ...{ metrics: ["indic-match"], by: ["language"], count: 5, listed: 5, textsMissing: null },
    async *rows() {
      for (const [at, { groups, evalCase, ...row }] of cases.map(rowOf).entries()) {
        const b = { ...evalCase, output: "சென்னை" };
        const other = at === 0 ? { ...matched, metadata: { spans: [[0, 6]] } } : judged;
        yield {
          ...{ key: row.id ?? "", number: row.number, groups: groups.slice(0, 1), a: evalCase, b },
          ...{ aResults: [at === 1 ? matched : judged], bResults: [other] },
        };
      }
    },
  },
];
