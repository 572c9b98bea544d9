import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const CSV = `id,question,answer,Domain,language,response
q1,भारत के पहले राष्ट्रपति कौन थे?,राजेंद्र प्रसाद,History,hi,राजेंद्र प्रसाद
q2,தமிழ்நாட்டின் தலைநகரம் எது?,சென்னை,Geography,ta,<script>alert(1)</script>
q3,Who?,,History,en,=1+1
`;

function scored(): Project {
  const here = new Project({ "qa.csv": CSV });
  here.run(["score", "qa.csv", "-m", "exact-match", "--by", "Domain", "--by", "language"]);
  return here;
}

/** The rows that a page holds. */
const rowsOf = (page: string) =>
  [...page.matchAll(/<script type="application\/json" data-rows="\d+">(.*?)<\/script>/gs)].flatMap(([, json]) =>
    JSON.parse(json ?? "[]"),
  );

describe("evals report", () => {
  test("writes a run in every format, with the texts of its file and the columns it is grouped by", () => {
    using here = scored();
    const files = ["report.html", "report.md", "cases.csv", "junit.xml"];
    const { code, stdout } = here.run(["report", here.runFolder(), ...files.flatMap((file) => ["-o", file])]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^flagged: 2 of 3 cases, by the verdicts of exact-match\n/);
    expect(stdout.endsWith(files.map((file) => `written: ${file}\n`).join(""))).toBe(true);
    const [first, second] = rowsOf(here.read("report.html"));
    expect(first.slice(0, 3)).toEqual([1, "q1", ["History", "hi"]]);
    expect(first[3]).toMatchObject({ output: "राजेंद्र प्रसाद", language: "hi" });
    expect(second[3].output).toBe("<script>alert(1)</script>");
    expect(here.read("report.md")).toContain("| Geography | ta | 1 | 0 | 0.0 % |");
    expect(here.read("cases.csv")).toContain(`3,q3,History,en,en,,Who?,,"'=1+1",unscored,empty_expected`);
    expect(here.read("junit.xml")).toContain('tests="3" failures="1" errors="0" skipped="1"');
  });

  test("shows the cards that it is given, and refuses what is none", () => {
    using here = scored();
    here.write("card.json", JSON.stringify({ kind: "calibration-card", encoder: "lexical", verdict: "provisional" }));
    expect(here.run(["report", here.runFolder(), "-o", "r.html", "--card", "card.json"]).code).toBe(0);
    expect(here.read("r.html")).toContain("Calibration of lexical");
    const { code, stderr } = here.run(["report", here.runFolder(), "-o", "r.html", "--card", "qa.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain('--card must name a readable file of JSON, got "qa.csv"');
    here.write("other.json", "{}");
    const other = here.run(["report", here.runFolder(), "-o", "r.html", "--card", "other.json"]);
    expect(other.stderr).toContain('--card must name a calibration card or a judge card, got "other.json"');
  });

  test("writes a page into the run's folder where nothing is asked for", () => {
    using here = scored();
    expect(here.run(["report", here.runFolder()]).code).toBe(0);
    expect(here.has(`${here.runFolder()}/report.html`)).toBe(true);
  });

  test("adds a summary to the file that a CI job names", () => {
    using here = scored();
    here.write("job.md", "before\n");
    const env = { GITHUB_STEP_SUMMARY: "job.md" };
    expect(here.run(["report", here.runFolder(), "--job-summary"], { env }).code).toBe(0);
    const summary = here.read("job.md");
    expect(summary).toMatch(/^before\n### Evaluation of qa\.csv\n/);
    expect(summary).toContain("| exact-match | 2 | 50.0 % |");
  });

  test("goes without texts, and says so, where the file has changed", () => {
    using here = scored();
    here.write("qa.csv", CSV.replace("alert", "other"));
    const { code, stdout } = here.run(["report", here.runFolder(), "-o", "report.html"]);
    expect(code).toBe(0);
    expect(stdout).toContain("without the texts of the cases: qa.csv has changed since the run");
    const page = here.read("report.html");
    expect(page).toContain("qa.csv has changed since the run");
    expect(rowsOf(page).map(([, id, , evalCase]) => [id, evalCase])).toEqual([
      ["q1", null],
      ["q2", null],
      ["q3", null],
    ]);
  });

  test("does not write over the file that was scored", () => {
    using here = scored();
    const { code, stderr } = here.run(["report", here.runFolder(), "-o", "./qa.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain("must be another file than those of the run");
    expect(here.read("qa.csv")).toBe(CSV);
  });

  test("goes without texts where rows were skipped that it cannot skip again", () => {
    const rows = ['{"input":"a","output":"x","expected":"x"}', "{broken", '{"input":"b","output":"y","expected":"x"}'];
    using here = new Project({ "qa.jsonl": `${rows.join("\n")}\n` });
    here.run(["score", "qa.jsonl", "-m", "exact-match", "--on-bad-row", "skip"]);
    const { code, stdout } = here.run(["report", here.runFolder(), "-o", "report.html"]);
    expect(code).toBe(0);
    const found = rowsOf(here.read("report.html"));
    expect(found.map(([number]) => number)).toEqual([1, 3]);
    // Either with the right text beside each result, or without any and with the reason.
    const texts = found.map(([, , , evalCase]) => evalCase?.input ?? null);
    expect(texts).toEqual(stdout.includes("without the texts") ? [null, null] : ["a", "b"]);
  });

  test("refuses a format it does not know before it writes anything, and a run that is not there", () => {
    using here = scored();
    const { code, stderr } = here.run(["report", here.runFolder(), "-o", "a.html", "-o", "b.pdf"]);
    expect(code).toBe(2);
    expect(stderr).toContain('--output must end in .html, .md, .csv, .xml, got "b.pdf"');
    expect(here.has("a.html")).toBe(false);
    expect(here.run(["report", "nope"]).code).toBe(2);
  });
});
