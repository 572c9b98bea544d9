import { describe, expect, test } from "vitest";
import { hostileTexts, reportOf, textOf } from "../../test/sample-report.js";
import { htmlReport } from "../html/html-report.js";
import { junitReport } from "../junit/junit-report.js";
import { jobSummary } from "../markdown/job-summary.js";
import { markdownReport } from "../markdown/markdown-report.js";
import type { Report } from "../report.js";
import type { GateCheck, GateOutcome } from "./gate-outcome.js";
import { gatesInOrder, gateTitle, gateWords } from "./gate-words.js";

const held: GateCheck = {
  ...{ option: "--min-pass-rate", metric: "indic-match", group: "தமிழ்", quantity: "passRate", bound: "min" },
  ...{ limit: 0.9, value: 0.925, held: true, message: null },
};
const failed: GateCheck = {
  ...held,
  group: null,
  value: 0.8996,
  held: false,
  message: "indic-match: 0.8996 is below 0.9",
};
const outcome: GateOutcome = { outcome: "failed", checks: [held, failed] };
const writers: [string, (report: Report) => string | Promise<string>][] = [
  ["the page", (report) => textOf(htmlReport(report))],
  ["Markdown", markdownReport],
  ["the summary of a CI job", jobSummary],
  ["JUnit", (report) => textOf(junitReport(report))],
];

describe("the gates of a run", () => {
  test("are said with their bar and what was measured, those that failed first", () => {
    expect(gatesInOrder(outcome).map(gateWords)).toEqual([
      "indic-match: 0.8996 is below 0.9",
      "indic-match of தமிழ்: pass rate 0.9250 is at least 0.9 (--min-pass-rate)",
    ]);
    expect(gateTitle(outcome)).toBe("1 of 2 gates failed");
  });

  test("of a run that failed otherwise, or kept none of them, are not said to have failed", () => {
    expect(gateTitle({ outcome: "failed", checks: [held] })).toBe("all 1 gate held, but the run failed");
    expect(gateTitle({ outcome: "passed", checks: [] })).toBe("the run passed its gates; it did not keep which");
  });

  test.each(writers)("stand in %s, and nowhere in that of a run without any", async (_, write) => {
    const text = await write({ ...reportOf("x"), gates: outcome });
    expect(text).toContain("is below 0.9");
    expect(text).toMatch(/indic.match of தமிழ்|indic-match தமிழ்/);
    expect(await write(reportOf("x"))).not.toMatch(/gates/i);
  });

  test("are a suite of their own in JUnit, of which each that failed is a failure", async () => {
    const xml = await textOf(junitReport({ ...reportOf("x"), gates: outcome }));
    expect(xml).toContain('<testsuite name="gates" tests="2" failures="1"');
    const old = await textOf(junitReport({ ...reportOf("x"), gates: { outcome: "failed", checks: [] } }));
    expect(old).toContain('<failure type="gate" message="the run failed its gates"/>');
  });

  test.each(hostileTexts)("hold no text that acts: %j", async (text) => {
    const gates: GateOutcome = { outcome: "failed", checks: [{ ...failed, metric: text, group: text, message: text }] };
    const page = await textOf(htmlReport({ ...reportOf("x"), gates }));
    expect(page).not.toMatch(/<img|<script>alert|<b>मौसम/);
    expect(markdownReport({ ...reportOf("x"), gates })).not.toMatch(/(?<!\\)<img|(?<!\\)<script/);
  });
});
