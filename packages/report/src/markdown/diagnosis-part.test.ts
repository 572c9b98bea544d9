import { describe, expect, test } from "vitest";
import { indicReport } from "../../test/indic-report.js";
import { reportOf } from "../../test/sample-report.js";
import { jobSummary } from "./job-summary.js";
import { markdownReport } from "./markdown-report.js";

describe("a run that was diagnosed, in Markdown", () => {
  const lines = markdownReport(indicReport()).split("\n");

  test("has its ratings with their reasons", () => {
    expect(lines).toContain("- capability: **Weak** (pass rate 40.0 %)");
    expect(lines).toContain("- review: **Interpret With Caution** (capability is Weak)");
  });

  test("counts its flags, the most important first", () => {
    expect(lines).toContain("1 of 5 cases carry a flag; the verdict of a case is that of indic-match.");
    const near = lines.indexOf("| near\\_threshold | 1 | 20.0 % | 1 |");
    expect(lines.indexOf("| metric\\_disagreement | 1 | 20.0 % | 0 |")).toBe(near + 1);
    expect(near).toBeGreaterThan(0);
  });

  test("puts metrics beside each other for each column that it is grouped by", () => {
    expect(lines).toContain("### By language");
    // 1 of 1 in Tamil and 0 of 1 in Urdu are golden: Wilson, 1 of 2.
    expect(lines).toContain("| golden | 2 | 50.0 % (9.5 % to 90.5 %) | 50.0 % (9.5 % to 90.5 %) |");
  });

  test("says in the summary of a job what to look at", () => {
    expect(jobSummary(indicReport())).toContain("1 of 5 cases to look at: near\\_threshold 1, metric\\_disagreement 1");
  });

  test("says nothing of what was not diagnosed", () => {
    const plain = markdownReport(reportOf("x"));
    expect(plain).not.toContain("Ratings");
    expect(plain).not.toContain("What to look at");
    expect(plain).not.toContain("By group");
  });
});
