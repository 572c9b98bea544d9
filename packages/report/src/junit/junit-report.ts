import type { Diagnosis } from "../diagnostics/diagnosis.js";
import { finiteScore } from "../finite-score.js";
import { metricNotes } from "../metric-notes.js";
import type { Report, ReportMetric, ReportResult, ReportRow } from "../report.js";
import { gateSuite } from "./gate-suite.js";
import { countSuites, noCounts, type SuiteCounts, testOutcome } from "./suite-counts.js";
import { xmlText } from "./xml-text.js";

type Property = readonly [name: string, value: string];

/** The tests of one metric, for whoever has the cases at hand. */
export interface JunitSuite {
  /** A test, which is counted. */
  testOf(row: ReportRow): string;
  /** What stands before the tests, and says how many there are of each outcome. */
  start(): string;
}

export const junitEnds = {
  start: (report: Report): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xmlText(report.run.id)}">\n${gateSuite(report)}`,
  suite: "</testsuite>\n",
  all: "</testsuites>\n",
} as const;

/** What `junitReport` writes, for a single pass over the cases: the suites of all metrics with verdicts or errors. */
export function junitSuites(report: Report): JunitSuite[] {
  return report.metrics.flatMap((metric, at) => {
    if (!hasSuite(metric)) return [];
    const counts = noCounts();
    return {
      testOf(row) {
        const result = row.results[at] as ReportResult;
        counts[testOutcome(result)] += 1;
        return testCase(row, result, metric);
      },
      start: () => suiteStart(metric, counts, report),
    };
  });
}

const hasSuite = ({ passRate, errors }: ReportMetric): boolean => passRate !== null || errors > 0;

/**
 * The verdicts of a run as JUnit XML: a suite for each metric that gives any, a test for each case. What failed is a
 * failure with its reason, what could not be measured an error, what the data does not allow to score is skipped.
 * Scores, labels and flags are properties of their test, rates with intervals those of the suite. Gates are a suite.
 */
export async function* junitReport(report: Report): AsyncGenerator<string, void, undefined> {
  const counts = await countSuites(report);
  yield junitEnds.start(report);
  for (const [at, metric] of report.metrics.entries()) {
    if (!hasSuite(metric)) continue;
    yield suiteStart(metric, counts[at] as SuiteCounts, report);
    for await (const row of report.rows({ texts: false })) yield testCase(row, row.results[at] as ReportResult, metric);
    yield junitEnds.suite;
  }
  yield junitEnds.all;
}

function suiteStart(metric: ReportMetric, counts: SuiteCounts, { run }: Report): string {
  const { passed, failures, errors, skipped } = counts;
  const properties: Property[] = [
    ["package", metric.package],
    ["version", String(metric.version)],
    ["options", JSON.stringify(metric.options)],
    ["files", run.files.map(({ path }) => path).join(", ")],
    ...numberProperties(metric),
    ...metricNotes(metric, run.clusterBy).map((note): Property => ["note", note]),
  ];
  const tests = passed + failures + errors + skipped;
  return (
    `<testsuite name="${xmlText(metric.name)}" tests="${tests}" failures="${failures}" errors="${errors}" ` +
    `skipped="${skipped}" timestamp="${xmlText(run.startedAt)}">\n${propertyList(properties)}\n`
  );
}

function testCase({ number, id, diagnosis }: ReportRow, result: ReportResult, { name }: ReportMetric): string {
  const title = id === null ? `case ${number}` : `case ${number}: ${id}`;
  const head = `<testcase classname="${xmlText(name)}" name="${xmlText(title)}"`;
  return `${head}>${propertyList(caseProperties(result, diagnosis))}${outcomeElement(result)}</testcase>\n`;
}

/** Rates and means with their intervals, for whoever draws them over builds; what was not measured is left out. */
function numberProperties({ scored, unscored, errors, mean, meanInterval, passRate, passRateInterval }: ReportMetric) {
  const numbers: [string, number | null | undefined][] = [
    ["scored", scored],
    ["unscored", unscored],
    ["errors", errors],
    ["mean", mean],
    ["mean.low", meanInterval?.low],
    ["mean.high", meanInterval?.high],
    ["passRate", passRate],
    ["passRate.low", passRateInterval?.low],
    ["passRate.high", passRateInterval?.high],
  ];
  return numbers.flatMap(([name, value]): Property[] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
}

function caseProperties({ status, label, score }: ReportResult, diagnosis: Diagnosis | undefined): Property[] {
  const finite = finiteScore(score, status);
  return [
    ["status", status],
    ["label", label],
    ...(finite === null ? [] : [["score", String(finite)] as const]),
    ...(diagnosis?.flags ?? []).map(({ code }) => ["flag", code] as const),
  ];
}

const propertyList = (properties: readonly Property[]): string =>
  `<properties>${properties.map(([name, value]) => `<property name="${name}" value="${xmlText(value)}"/>`).join("")}</properties>`;

function outcomeElement(result: ReportResult): string {
  const { label, reason } = result;
  const said = `message="${xmlText(reason ?? label)}"`;
  switch (testOutcome(result)) {
    case "passed":
      return "";
    case "failures":
      return `<failure type="${xmlText(label)}" ${said}/>`;
    case "errors":
      return `<error type="${xmlText(label)}" ${said}/>`;
    case "skipped":
      return `<skipped ${said}/>`;
  }
}
