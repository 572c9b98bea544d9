import { parse as parseCsv } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { casesCsv } from "../src/csv/cases-csv.js";
import { htmlReport } from "../src/html/html-report.js";
import { junitReport } from "../src/junit/junit-report.js";
import { markdownReport } from "../src/markdown/markdown-report.js";
import type { Report, ReportRow } from "../src/report.js";
import { pageShape } from "./page-shape.js";
import { reportOf, textOf } from "./sample-report.js";

// The rows of `vectors/security.jsonl` that are about what is written: EXP-01, EXP-03, EXP-06, EXP-07.

const withScore = (score: number): Report => {
  const report = reportOf("x");
  const rows = async function* (need: { readonly texts: boolean }): AsyncGenerator<ReportRow> {
    for await (const row of report.rows(need))
      yield { ...row, results: row.results.map((result) => ({ ...result, status: "scored" as const, score })) };
  };
  return { ...report, rows };
};

describe("EXP-01, formulas in CSV", () => {
  test.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1"])("%j is text in cells, header and id", async (text) => {
    const csv = await textOf(casesCsv(reportOf(text)));
    const [header = [], row = []] = parseCsv(csv) as string[][];
    expect([row[1], row[2]]).toEqual([`'${text}`, `'${text}`]);
    expect(header).toContain(`'${text}.status`);
    expect(header.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(row.filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
  });

  test("a score of -0.25 stays the number that it is", async () => {
    const [row] = parseCsv(await textOf(casesCsv(withScore(-0.25))), { columns: true }) as Record<string, string>[];
    expect(row?.["x.score"]).toBe("-0.25");
  });
});

describe("EXP-03, markup in HTML", () => {
  test.each(["<script>", '"><img src=x onerror=1>', "</script><script>"])("%j makes no element", async (text) => {
    const page = await textOf(htmlReport(reportOf(text)));
    expect(pageShape(page)).toEqual(pageShape(await textOf(htmlReport(reportOf("x")))));
    expect(page).toContain("default-src &#39;none&#39;");
    const data = page.slice(page.indexOf("data-rows"), page.lastIndexOf("<script>"));
    expect(data).toContain(text.startsWith("<") ? "\\u003c" : ">\\u003cimg");
  });
});

describe("EXP-06, an override of direction", () => {
  const text = "pass\u202etrue";

  test("is written out in the page, told in its index, and stored as it is", async () => {
    const page = await textOf(htmlReport(reportOf(text)));
    expect(page).not.toContain("\u202e");
    expect(page).toContain("<bdi>pass⟨U+202E⟩true</bdi>");
    const json = (start: string) =>
      JSON.parse(
        page
          .slice(page.indexOf(start))
          .replace(/^[^>]*>/, "")
          .split("</script>")[0] ?? "",
      );
    expect(json('<script type="application/json" data-rows')[0][3].output).toBe(text);
    expect(json('<script type="application/json" id="row-index"').turning).toEqual([0, 1]);
  });

  test("is written out in Markdown and kept in CSV", async () => {
    expect(markdownReport(reportOf(text))).not.toContain("\u202e");
    expect(await textOf(casesCsv(reportOf(text)))).toContain(text);
  });
});

describe("EXP-07, a score that is no number", () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "%d stops every writer",
    async (score) => {
      const report = withScore(score);
      for (const pieces of [htmlReport(report), casesCsv(report), junitReport(report)]) {
        await expect(textOf(pieces)).rejects.toMatchObject({ code: "invalid-result" });
      }
    },
  );

  test("among the numbers of a metric stops them too", async () => {
    const report = reportOf("x");
    const broken = { ...report, metrics: report.metrics.map((metric) => ({ ...metric, passRate: Number.NaN })) };
    expect(() => markdownReport(broken)).toThrow("a number of a report must be finite, got NaN");
    await expect(textOf(htmlReport(broken))).rejects.toMatchObject({ code: "invalid-result" });
  });
});
