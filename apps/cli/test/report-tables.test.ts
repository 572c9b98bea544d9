import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const CSV = `id,question,answer,Domain,language,source_dataset,category,response
q1,भारत के पहले राष्ट्रपति कौन थे?,राजेंद्र प्रसाद,History,hi,ParamBench,history,राजेंद्र प्रसाद
q2,தமிழ்நாட்டின் தலைநகரம் எது?,சென்னை,Geography,ta,ParamBench,geography,<script>alert(1)</script>
q3,Who?,,History,en,TriviaQA,history,=1+1
q4,Capital of France?,Paris,Geography,en,TriviaQA,geography,It is not Paris.
q5,Who wrote it?,Premchand,History,en,TriviaQA,history,The novel was written by Premchand
`;

const rowsOf = (text: string) => parse(text, { columns: true, bom: true }) as Record<string, string>[];

function scored(...more: string[]): Project {
  const here = new Project({ "qa.csv": CSV });
  here.run([
    "score",
    "qa.csv",
    "-m",
    'token-f1:{"threshold":0.7}',
    "-m",
    "exact-substring",
    "--detail",
    "full",
    ...more,
  ]);
  return here;
}

describe("the tables of evals report", () => {
  test("hold the flagged cases, the most urgent first, as CSV and as JSONL", () => {
    using here = scored();
    const { code, stdout } = here.run([
      "report",
      here.runFolder(),
      "--review-queue",
      "q.csv",
      "--review-queue",
      "q.jsonl",
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^flagged: 4 of 5 cases, by the verdicts of token-f1\n {2}negated_match 1, contains_only 2, /,
    );
    expect(stdout).toContain("written: q.csv\nwritten: q.jsonl");
    expect(here.has(`${here.runFolder()}/report.html`)).toBe(false);
    const rows = rowsOf(here.read("q.csv"));
    const urgency = rows.map((row) => Number(row["urgency"]));
    expect(urgency).toEqual([...urgency].sort((a, b) => b - a));
    expect(rows.map(({ id }) => id)).not.toContain("q1");
    const [q4] = rows.filter(({ id }) => id === "q4");
    expect(q4).toMatchObject({ priority: "negated_match", output: "It is not Paris.", "by.Domain": "Geography" });
    expect(JSON.parse(q4?.["flags"] ?? "")).toContain("contains_only");
    expect(JSON.parse(q4?.["expected"] ?? "")).toEqual(["Paris"]);
    const objects = here
      .read("q.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(objects.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test("are written with every report by --all, safe to open in a spreadsheet", () => {
    using here = scored();
    expect(here.run(["report", here.runFolder(), "--all", "out", "--excel"]).code).toBe(0);
    const files = ["report.html", "report.md", "cases.csv", "junit.xml", "review-queue.csv", "review-queue.jsonl"];
    for (const file of [...files, "diagnostics.csv", "dataset-summary.csv", "manifest.csv", "raw.jsonl"])
      expect(here.has(`out/${file}`)).toBe(true);
    const tables = ["review-queue.csv", "diagnostics.csv", "dataset-summary.csv", "manifest.csv"];
    for (const table of tables) {
      const text = here.read(`out/${table}`);
      expect(text.charCodeAt(0)).toBe(0xfeff);
      for (const row of rowsOf(text)) expect(Object.values(row).filter((cell) => /^[=@]/.test(cell))).toEqual([]);
    }
    expect(rowsOf(here.read("out/diagnostics.csv"))).toHaveLength(5);
    expect(
      rowsOf(here.read("out/dataset-summary.csv")).map(({ source, category, n }) => [source, category, n]),
    ).toEqual([
      ["ParamBench", "geography", "1"],
      ["ParamBench", "history", "1"],
      ["TriviaQA", "geography", "1"],
      ["TriviaQA", "history", "2"],
    ]);
    const [manifest] = rowsOf(here.read("out/manifest.csv"));
    expect(manifest).toMatchObject({ file: "qa.csv", primary: "token-f1", detail: "full" });
    expect(JSON.parse(manifest?.["mapping"] ?? "")).toMatchObject({ output: "response" });
    const raw = here
      .read("out/raw.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(raw[1].evalCase.output).toBe("<script>alert(1)</script>");
    expect(raw[3].diagnosis.priority).toBe("negated_match");
  });

  test("show the same flags whichever file is read", () => {
    using here = new Project({ "qa.csv": CSV });
    // It says nothing of negation, which only the texts show.
    here.run(["score", "qa.csv", "-m", 'token-f1:{"threshold":0.3}']);
    here.run(["report", here.runFolder(), "--all", "out"]);
    const tests = here.read("out/junit.xml").split("<testcase ").slice(1);
    const inTests = tests.map((test) => [...test.matchAll(/name="flag" value="([^"]*)"/gu)].map(([, code]) => code));
    const inTable = rowsOf(here.read("out/cases.csv")).map((row) => row["flags"]?.split(" ").filter(Boolean));
    expect(inTests).toEqual(inTable);
    expect(inTests.flat()).toContain("negated_match");
    const raw = here.read("out/raw.jsonl").trimEnd().split("\n");
    expect(raw.map((line) => JSON.parse(line).diagnosis.flags.map(({ code }: { code: string }) => code))).toEqual(
      inTable,
    );
  });

  test("leave no drafts beside them", () => {
    using here = scored();
    here.run(["report", here.runFolder(), "--all", "out"]);
    expect(readdirSync(path.join(here.directory, "out"))).toHaveLength(10);
    here.write("bad/junit.xml/x", "");
    expect(here.run(["report", here.runFolder(), "-o", "bad/junit.xml", "-o", "bad/cases.csv"]).code).not.toBe(0);
    expect(readdirSync(path.join(here.directory, "bad"))).toEqual(["junit.xml"]);
  });

  test("write raw results as one JSON array and as a table too", () => {
    using here = scored();
    here.run(["report", here.runFolder(), "--raw", "raw.json", "--raw", "raw.csv"]);
    expect(JSON.parse(here.read("raw.json"))).toHaveLength(5);
    expect(JSON.parse(rowsOf(here.read("raw.csv"))[0]?.["token-f1.metadata"] ?? "")).toHaveProperty("precision");
  });

  test("follow the metric, the preset and the settings that are named", () => {
    using here = scored();
    const queue = (...more: string[]) => here.run(["report", here.runFolder(), "--diagnostics", "d.csv", ...more]);
    expect(queue("--primary", "exact-substring").stdout).toContain("by the verdicts of exact-substring");
    expect(queue("--preset", "capability-bench").stdout).toContain("by the preset capability-bench");
    expect(queue("--preset", 'default:{"order":["unscored"]}').stdout).toContain("flagged: 1 of 5");
    expect(queue("--primary", "token-f2").stderr).toContain("primary must be a metric of the run");
    expect(queue("--preset", "capability-bnech").stderr).toContain("did you mean capability-bench?");
    expect(queue("--preset", 'default:{"verylow":1}').code).toBe(2);
  });

  test("refuse a wrong ending, a file twice, and the file that was scored", () => {
    using here = scored();
    const report = (...args: string[]) => here.run(["report", here.runFolder(), ...args]);
    expect(report("--review-queue", "q.xlsx").stderr).toContain("--review-queue must end in .csv, .jsonl");
    expect(report("--diagnostics", "d.csv", "--manifest", "./d.csv").stderr).toContain("can be written once");
    expect(report("--raw", "qa.csv").code).toBe(2);
    expect(here.read("qa.csv")).toBe(CSV);
  });

  test("say what could not be looked at, and leave nothing half written", () => {
    using here = new Project({ "qa.csv": CSV });
    here.run(["score", "qa.csv", "-m", 'token-f1:{"threshold":0.7}']);
    here.write("qa.csv", `${CSV}\n`);
    const { stdout } = here.run(["report", here.runFolder(), "--review-queue", "q.csv"]);
    expect(stdout).toContain("score with --detail full for all");
    expect(stdout).toContain("nobody looked at the length of accepted answers");
    expect(rowsOf(here.read("q.csv"))[0]).toMatchObject({ output: "" });
    const folder = readFileSync(path.join(here.directory, "q.csv"), "utf8");
    expect(folder).not.toBe("");
    expect(here.has("q.csv.unsorted")).toBe(false);
    expect(here.run(["report", here.runFolder(), "--review-queue", "no/such/folder/q.csv"]).code).not.toBe(0);
  });
});
