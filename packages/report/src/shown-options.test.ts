import { describe, expect, test } from "vitest";
import { reportOf, textOf } from "../test/sample-report.js";
import { htmlReport } from "./html/html-report.js";
import { markdownReport } from "./markdown/markdown-report.js";
import { shownOptions } from "./shown-options.js";

/** The shape of a judge card, as long as one of a real test. */
const card = {
  judgeCard: 1,
  id: "equivalence-hi-3",
  judge: "answer-equivalence",
  model: { backend: "groq", model: "openai/gpt-oss-120b" },
  detection: Array.from({ length: 90 }, (_, at) => ({ name: `edit-${at}`, language: "hi", n: 40, rate: 0.9 })),
};

describe("shownOptions", () => {
  test("shows short options whole and the others by name, model, size and beginning", () => {
    const { short, long } = shownOptions({ threshold: 0.5, card });
    expect(short).toEqual({ threshold: 0.5 });
    const json = JSON.stringify(card);
    const size = (Buffer.byteLength(json) / 1000).toFixed(1);
    expect(long).toEqual([`card (equivalence-hi-3, openai/gpt-oss-120b, ${size} kB): ${json.slice(0, 120)}…`]);
  });

  test("knows a list by its length, and counts a text of another script in bytes", () => {
    const { long } = shownOptions({ words: Array.from({ length: 80 }, () => "शब्द"), rubric: "क".repeat(250) });
    expect(long.map((line) => line.slice(0, line.indexOf(":")))).toEqual([
      "words (80 entries, 1.2 kB)",
      "rubric (752 bytes)",
    ]);
  });

  test("cuts no character in two", () => {
    const [line] = shownOptions({ rubric: "a".repeat(118) + "😀".repeat(60) }).long;
    expect(line?.isWellFormed()).toBe(true);
  });

  test.each(["htmlReport", "markdownReport"])(
    "keeps a card of thousands of characters out of the text of %s",
    async (name) => {
      const report = reportOf("x");
      const long = {
        ...report,
        metrics: report.metrics.map((metric) => ({ ...metric, options: { threshold: 0.5, card } })),
      };
      const text = name === "htmlReport" ? await textOf(htmlReport(long)) : markdownReport(long);
      expect(text).toContain("equivalence-hi-3, openai/gpt-oss-120b, ");
      expect(text).toContain("whole in the summary.json of the run");
      expect(text).toContain("threshold");
      expect(text).not.toContain("edit-50");
    },
  );
});
