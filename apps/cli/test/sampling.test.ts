import fs from "node:fs";
import path from "node:path";
import type { Sample } from "@eval/runner";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const SOURCES = { mmlu: 300, triviaqa: 900, arc: 40 };
const rows = Object.entries(SOURCES).flatMap(([source, count]) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${source}-${index + 1}`,
    question: `प्रश्न ${index + 1}`,
    expected: "उत्तर",
    output: index % 4 === 0 ? "गलत" : "उत्तर",
    metadata: {
      source_dataset: source,
      category: index % 2 === 0 ? "STEM" : "इतिहास",
      language: index % 3 === 0 ? "hi" : "ta",
    },
  })),
);
const jsonl = (objects: readonly object[]) => objects.map((object) => `${JSON.stringify(object)}\n`).join("");
const project = () => new Project({ "a.jsonl": jsonl(rows) });
const SCORE = ["score", "a.jsonl", "-m", "exact-match"];

const sampleOf = (here: Project) => JSON.parse(here.read(path.join(here.runFolder(), "sample.json")));
const caseNumbers = (here: Project) => {
  const journal = here.read(path.join(here.runFolder(), "results.jsonl")).trim().split("\n");
  return journal.map((line) => JSON.parse(line).case as number);
};

describe("evals score --sample", () => {
  test("shares exactly between sources, then categories, and says so", () => {
    using here = project();
    const { code, stdout } = here.run([...SCORE, "--sample", "500", "--json"]);
    expect(code).toBe(0);
    const { run, metrics } = JSON.parse(stdout);
    // arc gives its 40, the other two share 460.
    expect(run).toMatchObject({
      cases: 500,
      seed: 1,
      sample: { strategy: "stratified", requested: 500, frame: { cases: 1240 } },
    });
    const { allocation } = run.sample as Pick<Sample, "allocation">;
    const shares = allocation.map(({ source, drawn, categories }) => [
      source,
      drawn,
      categories.map((category) => category.drawn),
    ]);
    expect(shares).toEqual([
      ["arc", 40, [20, 20]],
      ["mmlu", 230, [115, 115]],
      ["triviaqa", 230, [115, 115]],
    ]);
    expect(metrics[0].cases).toBe(500);
  });

  test("scores the cases of sample.json under their numbers in the file, in its order", () => {
    using here = project();
    expect(here.run([...SCORE, "--sample", "60", "--seed", "7"]).code).toBe(0);
    const numbers = caseNumbers(here);
    expect(numbers).toEqual(sampleOf(here).cases.map(({ case: number }: { case: number }) => number));
    expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
    expect(fs.statSync(path.join(here.directory, here.runFolder(), "sample.json")).mode & 0o777).toBe(0o600);
    expect(sampleOf(here).cases[0]).toEqual({ case: numbers[0], id: rows[numbers[0]! - 1]!.id });
  });

  test("draws the same from the same seed in threads and without, and something else from another", () => {
    using here = project();
    const drawn = (...options: string[]) => {
      here.run([...SCORE, "--sample", "50", ...options]);
      return caseNumbers(here);
    };
    expect(drawn()).toEqual(drawn("-j", "1"));
    expect(drawn()).not.toEqual(drawn("--seed", "2"));
    expect(drawn("--strategy", "random")).not.toEqual(drawn());
  });

  test("filters before it draws: a sample of one slice is as large as asked for", () => {
    using here = project();
    const { stdout } = here.run([
      ...SCORE,
      "--filter",
      "metadata.source_dataset=triviaqa",
      "--sample",
      "100",
      "--json",
    ]);
    expect(JSON.parse(stdout).run).toMatchObject({ cases: 100, sample: { frame: { cases: 900 } } });
  });

  test("takes all there are where these are fewer, and says how many were asked for", () => {
    using here = project();
    const { code, stdout } = here.run([...SCORE, "--sample", "5000"]);
    expect(code).toBe(0);
    expect(stdout).toContain("sample: 1,240 of 1,240 cases (stratified, seed 1; 5,000 cases asked for)");
  });

  test("names the mode that set the size", () => {
    using here = project();
    expect(here.run([...SCORE, "--mode", "quick"]).stdout).toContain(
      "sample: 10 of 1,240 cases (stratified, seed 1, mode quick)",
    );
    expect(here.run([...SCORE, "--mode", "full"]).stdout).not.toContain("sample:");
  });

  test("takes its settings from the configuration, over which the command line wins", () => {
    using here = project();
    here.write("eval.config.json", JSON.stringify({ sample: 30, seed: 4, strategy: "random" }));
    const run = (...options: string[]) => JSON.parse(here.run([...SCORE, "--json", ...options]).stdout).run;
    expect(run()).toMatchObject({ cases: 30, seed: 4, sample: { strategy: "random" } });
    expect(run("--sample", "20", "--seed", "5")).toMatchObject({ cases: 20, seed: 5 });
    expect(run("--limit", "3")).toMatchObject({ cases: 3, sample: null });
  });

  test.each([
    [["--sample", "5", "--mode", "quick"], "one option must say which cases to take, got --sample and --mode"],
    [["--sample", "5", "--limit", "2"], "got --limit and --sample"],
    [["--cases", "a.jsonl", "--sample", "5"], "got --cases and --sample"],
    [["--seed", "3"], "--seed must come with --sample or --mode"],
    [["--sample", "5", "--seed", "-1"], "--seed must be a whole number from 0"],
    [["--sample", "5", "--seed", "1.5"], "--seed must be a whole number from 0"],
    [["--sample", "5", "--strategy", "stratifed"], "did you mean stratified?"],
    [["--mode", "reprot"], "did you mean report?"],
    [["--sample", "0"], "It must be a whole number from 1"],
    [["--cases", "nowhere.txt"], "--cases must be a file that can be read"],
  ])("refuses %j", (options, message) => {
    using here = project();
    const { code, stderr } = here.run([...SCORE, ...options]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test("cannot draw from standard input", () => {
    using here = project();
    const { code, stderr } = here.run(["score", "-", "-m", "exact-match", "--sample", "5"], { input: jsonl(rows) });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("cannot be read twice") });
  });
});

describe("evals score --cases", () => {
  test("says that numbers which are no ids were read as row numbers", () => {
    using here = new Project({ "qa.csv": "id,output,expected\n3,a,a\n2,b,b\n1,c,c\n7,d,d\n", "list.txt": "4\n" });
    const run = () => here.run(["score", "qa.csv", "-m", "exact-match", "--cases", "list.txt"]);
    expect(run()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("sample: 1 of 4 cases (by a list of row numbers)"),
      stderr: expect.stringContaining("read as row numbers"),
    });
    here.write("list.txt", "7\n");
    expect(run()).toMatchObject({ stdout: expect.stringContaining("(by a list of ids)"), stderr: "" });
  });

  test("scores the cases that a list names", () => {
    using here = project();
    here.write("list.txt", "arc-2\nmmlu-1\n");
    expect(here.run([...SCORE, "--cases", "list.txt"]).stdout).toContain("sample: 2 of 1,240 cases (by a list of ids)");
    expect(caseNumbers(here)).toEqual([1, 1202]);
  });

  test("scores the sample of another run on the answers of another model, by ids", () => {
    using here = project();
    here.run([...SCORE, "--sample", "25"]);
    const sample = sampleOf(here);
    here.write("sample.json", JSON.stringify(sample));
    here.write("b.jsonl", jsonl([...rows].reverse()));
    expect(here.run(["score", "b.jsonl", "-m", "exact-match", "--cases", "sample.json"]).code).toBe(0);
    const ids = (of: { cases: { id: string }[] }) => of.cases.map(({ id }) => id).sort();
    expect(ids(sampleOf(here))).toEqual(ids(sample));
  });
});

describe("a run of a sample", () => {
  const idOf = (here: Project) => path.basename(here.runFolder());

  test("is taken up with its sample, without being told again", () => {
    using here = project();
    here.run([...SCORE, "--sample", "40", "--seed", "9"]);
    const before = here.read(path.join(here.runFolder(), "summary.json"));
    const { code, stdout } = here.run(["score", "--resume", idOf(here)]);
    expect(code).toBe(0);
    expect(stdout).toContain("40 cases, 40 of them from the journal");
    expect(here.read(path.join(here.runFolder(), "summary.json"))).toBe(before);
  });

  test.each([
    ["another size", ["--sample", "41"], "sampling.requested was 40, is 41"],
    ["another seed", ["--sample", "40", "--seed", "2"], "sampling.seed was 1, is 2"],
    ["another strategy", ["--sample", "40", "--strategy", "random"], 'sampling.strategy was "stratified", is "random"'],
    ["all cases", ["--mode", "full"], "sampling was"],
  ])("is not gone on with for %s", (_, options, difference) => {
    using here = project();
    here.run([...SCORE, "--sample", "40"]);
    const { code, stderr } = here.run(["score", "a.jsonl", "--resume", idOf(here), ...options]);
    expect(code).toBe(2);
    expect(stderr).toContain(difference);
  });

  test("of all cases is not gone on with for a sample", () => {
    using here = project();
    here.run(SCORE);
    const { code, stderr } = here.run(["score", "--resume", idOf(here), "--sample", "40"]);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("sampling was null") });
  });

  test("is not gone on with where someone changed its sample.json", () => {
    using here = project();
    here.run([...SCORE, "--sample", "40"]);
    const sample = sampleOf(here);
    here.write(path.join(here.runFolder(), "sample.json"), JSON.stringify({ ...sample, cases: sample.cases.slice(1) }));
    const { code, stderr } = here.run(["score", "--resume", idOf(here)]);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("sampling.cases was 40, is 39"),
    });
  });

  test("is reported on with the texts of its own cases", () => {
    using here = project();
    here.run([...SCORE, "--sample", "40"]);
    expect(here.run(["report", idOf(here), "-o", "r.csv"]).code).toBe(0);
    const lines = here.read("r.csv").trim().split("\n").slice(1);
    expect(lines).toHaveLength(40);
    for (const line of lines) {
      const [number, id] = line.split(",");
      expect(id).toBe(rows[Number(number) - 1]?.id);
    }
  });

  test("is compared case by case with a run of all", () => {
    using here = project();
    here.run([...SCORE, "--sample", "40"]);
    const sampled = idOf(here);
    here.run(SCORE);
    const { code, stdout } = here.run(["compare", sampled, idOf(here), "--json"]);
    expect(code).toBe(0);
    expect(stdout).toContain('"pairs": 40');
  });
});

describe("exclude_from_score", () => {
  const csv = "id,question,answer,response,exclude_from_score\na,q,x,x,false\nb,q,x,y,TRUE\nc,q,x,y,\n";

  test("leaves a row out of every number and counts it", () => {
    using here = new Project({ "a.csv": csv });
    const { stdout } = here.run(["score", "a.csv", "-m", "exact-match", "--json"]);
    const { run, metrics, warnings } = JSON.parse(stdout);
    expect(run.cases).toBe(2);
    expect(metrics[0]).toMatchObject({ cases: 2, scored: 2, unscored: 0, passed: 1, passRateBounds: [0.5, 0.5] });
    expect(warnings).toContainEqual({ code: "excluded_row", count: 1, rows: [2] });
    expect(caseNumbers(here)).toEqual([1, 3]);
  });

  test("is said of a file by validate, and a run that left rows out is reported on", () => {
    using here = new Project({ "a.csv": csv });
    expect(here.run(["validate", "a.csv"]).stdout).toContain("excluded_row: 1 row (2)");
    here.run(["score", "a.csv", "-m", "exact-match"]);
    expect(here.run(["report", path.basename(here.runFolder()), "-o", "r.csv"]).code).toBe(0);
    expect(
      here
        .read("r.csv")
        .trim()
        .split("\n")
        .map((line) => line.slice(0, 4))
        .slice(1),
    ).toEqual(["1,a,", "3,c,"]);
  });

  test("leaves nothing to score where it is said of all", () => {
    using here = new Project({ "a.csv": "question,answer,response,exclude_from_score\nq,x,x,true\n" });
    const { code, stderr } = here.run(["score", "a.csv", "-m", "exact-match"]);
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining("no case was found") });
  });
});
