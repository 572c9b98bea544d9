import type { EvalCase } from "@eval/core";
import { describe, expect, test } from "vitest";
import { indicComparison } from "../../test/indic-report.js";
import { pageShape } from "../../test/page-shape.js";
import { hostileTexts, reportOf, textOf } from "../../test/sample-report.js";
import type { ReportResult, ReportRow } from "../report.js";
import { caseChange } from "./case-change.js";
import type { ComparedCases, Comparison } from "./comparison.js";
import { comparisonReport } from "./comparison-report.js";
import { discordantMarkdown } from "./discordant-markdown.js";

const [comparison, cases] = indicComparison();

/** A comparison in which every text that comes from data is this one. */
function hostile(text: string): readonly [Comparison, ComparedCases] {
  const alone = { count: 5, keys: [text, text] };
  const rows = async function* () {
    for await (const { evalCase, results } of reportOf(text).rows({ texts: true }) as AsyncIterable<ReportRow>) {
      const side = { a: evalCase, b: evalCase, aResults: results.slice(0, 1), bResults: results.slice(1) };
      yield { key: text, number: 1, groups: [text], ...side };
    }
  };
  const renamed = comparison.comparisons.map((row, at) => ({
    ...row,
    metric: text,
    slice: at === 0 ? null : { column: text, value: text },
  }));
  return [
    {
      ...comparison,
      a: text,
      b: text,
      pairedBy: text,
      clusterBy: text,
      onlyA: alone,
      onlyB: alone,
      comparisons: renamed,
    },
    { metrics: [text], by: [text], count: 2, listed: 2, textsMissing: text, rows },
  ];
}

describe("comparisonReport", () => {
  test("says for each metric and slice what B is, with the interval of the difference", async () => {
    const page = await textOf(comparisonReport(comparison, cases));
    expect(page).toContain("+40.0 points");
    expect(page).toContain("−10.0 to +70.0 points");
    // No difference is in percent: that would be of A.
    expect(page).not.toMatch(/[+−][\d.]+ %/);
    expect(page).toContain("there are not enough pairs to tell (mcnemar-exact)");
    expect(page).toContain("measured only in A 0, only in B 1, in neither 0");
    expect(page).toMatch(/language<\/bdi>: <bdi>ur/);
  });

  test("says what is to be doubted, as text", async () => {
    const doubt = "scoring-profile asked chrf in version 1 in A and 2 in B <b>";
    const page = await textOf(comparisonReport({ ...comparison, warnings: [doubt] }, cases));
    expect(page).toContain("chrf in version 1 in A and 2 in B &lt;b&gt;");
  });

  test("draws a difference of nothing in the middle", async () => {
    const even = { ...comparison, comparisons: comparison.comparisons.map((row) => ({ ...row, difference: 0 })) };
    const page = await textOf(comparisonReport(even, cases));
    const [, width] = /class="plot" role="img"[^>]*viewBox="0 0 (\d+) /.exec(page) ?? [];
    const [, dot] = /<circle class="dot" cx="([\d.]+)"/.exec(page) ?? [];
    expect(Number(dot)).toBe(Number(width) / 2);
  });

  test.each(hostileTexts)("has the elements of a harmless page with %j everywhere", async (text) => {
    const of = async (each: string) => pageShape(await textOf(comparisonReport(...hostile(each))));
    expect(await of(text)).toEqual(await of("x"));
  });

  test("needs no pair to differ", async () => {
    const none = { ...cases, count: 0, listed: 0, rows: async function* () {} };
    expect(await textOf(comparisonReport(comparison, none))).toContain('"rows":0');
    expect(await discordantMarkdown(none)).toBe("");
  });
});

describe("discordantMarkdown", () => {
  test("lists both outputs of a case with what changed", async () => {
    const lines = (await discordantMarkdown(cases)).split("\n");
    expect(lines).toContain(
      "| ta-1 | indic-match: only A passes | தமிழ்நாட்டின் தலைநகரம் எது? | சென்னை | தமிழ்நாட்டின் தலைநகரம் சென்னை ஆகும். | சென்னை |",
    );
    expect(lines.join("\n")).not.toMatch(/(?<!\\)<script/);
  });

  test("shows accepted answers of both sides where they differ, and no column of them where there are none", async () => {
    const { value: row } = await cases.rows()[Symbol.asyncIterator]().next();
    const withGold = (a: EvalCase["expected"], b: EvalCase["expected"]) =>
      discordantMarkdown({
        ...cases,
        rows: async function* () {
          if (row !== undefined) yield { ...row, a: { output: "x", expected: a }, b: { output: "y", expected: b } };
        },
      });
    expect(await withGold(["दिल्ली", "नई|दिल्ली"], ["दिल्ली", "नई|दिल्ली"])).toContain(
      "| – | दिल्ली / नई\\|दिल्ली | x | y |",
    );
    expect(await withGold("1947", "")).toContain("| A: 1947; B: (empty) | x | y |");
    expect(await withGold(undefined, undefined)).not.toContain("expected");
  });

  test("lists the first fifty and says of how many", async () => {
    const { value: row } = await cases.rows()[Symbol.asyncIterator]().next();
    const rows = async function* () {
      for (let at = 0; at < 120; at++) if (row !== undefined) yield row;
    };
    const markdown = await discordantMarkdown({ ...cases, count: 120, listed: 120, rows });
    expect(markdown).toContain("the first 50 of 120 cases");
    expect(markdown.match(/^\| hi-1 /gm)).toHaveLength(50);
  });
});

test.each([
  [true, false, 1, 0, "only A passes"],
  [false, true, 0, 1, "only B passes"],
  [true, true, 1, 1, "both pass"],
  [false, false, 0, 0, "both fail"],
  [null, null, 0.4, 0.6, "higher in B"],
  [null, null, 0.6, 0.4, "higher in A"],
  [null, null, 0.6, 0.6, "same score"],
  [true, null, 1, null, "not measured in both"],
])("verdicts %j and %j, scores %j and %j are: %s", (a, b, left, right, words) => {
  const result = (passed: boolean | null, score: number | null): ReportResult => ({
    ...{ status: score === null ? "unscored" : "scored", label: "", score, passed, reason: null, metadata: null },
  });
  expect(caseChange(result(a, left), result(b, right))).toBe(words);
});
