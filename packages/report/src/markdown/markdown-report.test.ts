import { describe, expect, test } from "vitest";
import { reportOf } from "../../test/sample-report.js";
import { jobSummary } from "./job-summary.js";
import { markdownReport } from "./markdown-report.js";

const lines = markdownReport(reportOf("मौसम")).split("\n");

describe("markdownReport", () => {
  test("has a table for each metric: its groups, then all cases, with the interval", () => {
    // Wilson, 1 of 2: statsmodels 0.15.0, proportion_confint(1, 2, method="wilson").
    const cells = "| 1 | 1 | 50.0 % | 9.5 % to 90.5 % | 0 | 0 | 1 |";
    expect(lines).toContain(`| मौसम ${cells}`);
    expect(lines).toContain(`| **all** ${cells}`);
    expect(lines).toContain("| by मौसम | n | passed | rate | 95 % interval (wilson) | blank | unscored | errors |");
  });

  test("says what could not be measured, what a judge is worth, and where metrics disagree", () => {
    expect(lines.join("\n")).toContain("unvalidated");
    expect(lines.join("\n")).toContain("had they all failed or all passed, the rate would be 25.0 % to 75.0 %");
    expect(lines).toContain("| मौसम | मौसम | 1 | 0 | 1 | 0 | 50.0 % |");
    expect(lines.join("\n")).toContain("not\\_nfc: 1 row (2)");
  });

  test("says what cases lack that have no score, where the run counted that", () => {
    const report = reportOf("मौसम");
    const metrics = report.metrics.map((metric) => ({ ...metric, missing: { output: 2, expected: 1 } }));
    expect(markdownReport({ ...report, metrics })).toMatch(/- 2 cases have no output\n- 1 case has no accepted answer/);
    expect(lines.join("\n")).not.toContain("no output");
  });

  test("says nothing of a judge where none was asked", () => {
    const report = reportOf("x");
    const metrics = report.metrics.map((metric) => ({ ...metric, options: {} }));
    expect(markdownReport({ ...report, metrics })).not.toContain("unvalidated");
  });
});

test("jobSummary has a line for each metric and stays short", () => {
  const summary = jobSummary(reportOf("मौसम"));
  expect(summary.split("\n").filter((line) => line.startsWith("| मौसम "))).toHaveLength(2);
  expect(summary.split("\n").length).toBeLessThan(15);
});
