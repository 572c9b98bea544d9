import type { EvalCase } from "@eval/core";
import { wilsonInterval } from "@eval/stats";
import type { Numbers, Report, ReportMetric, ReportResult, ReportRow } from "../src/report.js";

/** Texts that would act on a page, a table, a spreadsheet or a document, if they were not text. */
export const hostileTexts = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]><failure/>",
  "pass\u202etrue",
  "=1+1",
  "@SUM(A1)",
  "[a](javascript:alert(1)) ![b](//evil.example/c.png) | d\n# e",
  "\ud800 half \udc00",
  "\u0000\u0001\u001b[31m\ufffe",
  "&lt;b&gt; &#60;i>",
  "मुंबई में <b>मौसम</b> कैसा है?",
  "தலைநகரம் எது?\u2028\u2029",
] as const;

/** A report of two metrics and two cases in which every text that comes from data is this one. */
export const reportOf = (text: string): Report => ({
  run: {
    id: text,
    startedAt: "2026-01-02T03:04:05.678Z",
    finishedAt: null,
    status: "finished",
    cases: 2,
    files: [{ path: text, sha256: "ab12" }],
    mapping: { output: text },
    by: [`by ${text}`],
    clusterBy: text,
    detail: "full",
    versions: { [text]: text },
  },
  metrics: [metricOf(text, true), metricOf(text, false)],
  disagreement: [{ a: text, b: text, bothPass: 1, bothFail: 0, onlyA: 1, onlyB: 0 }],
  warnings: [{ code: "not_nfc", count: 1, rows: [2] }],
  textsMissing: null,
  rows: async function* ({ texts }) {
    for (const number of [1, 2]) yield rowOf(number, text, texts);
  },
});

function rowOf(number: number, text: string, hasTexts: boolean): ReportRow {
  const evalCase: EvalCase = {
    input: text,
    output: text,
    expected: [text, text],
    context: [text],
    language: number === 1 ? "hi" : text,
    metadata: { [text]: text },
  };
  const scored: ReportResult = {
    status: "scored",
    label: text,
    score: 0,
    passed: false,
    reason: text,
    metadata: { [text]: text, spans: [{ start: 0, end: 2, script: text }] },
  };
  const error: ReportResult = { ...scored, status: "error", score: null, passed: null };
  return {
    number,
    id: text,
    groups: hasTexts ? [text] : [],
    evalCase: hasTexts ? evalCase : null,
    results: [scored, error],
  };
}

function metricOf(text: string, hasVerdicts: boolean): ReportMetric {
  return {
    ...numbersOf(text, hasVerdicts),
    name: text,
    package: text,
    version: 1,
    higherIsBetter: false,
    options: { card: null, model: { model: text }, [text]: text },
    macroMean: 0.5,
    groups: [{ ...numbersOf(text, hasVerdicts), by: { [`by ${text}`]: text } }],
    firstErrors: [{ case: 2, id: text, label: text, reason: text }],
    summary: text,
    caveat: text,
  };
}

const numbersOf = (text: string, hasVerdicts: boolean): Numbers => ({
  cases: 2,
  scored: 1,
  unscored: 0,
  errors: 1,
  blank: 0,
  mean: 0.5,
  meanInterval: null,
  corpus: null,
  passed: hasVerdicts ? 1 : null,
  passRate: hasVerdicts ? 0.5 : null,
  passRateInterval: hasVerdicts ? wilsonInterval(1, 2) : null,
  passRateBounds: hasVerdicts ? [0.25, 0.75] : null,
  labels: { [text]: 2 },
  flags: { [text]: 1 },
});

/** All pieces of a report as one text. */
export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}
