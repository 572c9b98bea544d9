import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const repository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(repository(path), "utf8");

interface Group {
  readonly by: Readonly<Record<string, string>>;
  readonly passed: number;
  readonly errors: number;
}
const groupsOf = (stdout: string): readonly Group[] => JSON.parse(stdout).metrics[0].groups;

describe("a grading table", () => {
  test("gives each case the grader that it asks for, code first and judges second", async () => {
    const server = await startJudgeServer({ key: null });
    using here = new Project({
      "cases.jsonl": read("examples/grading-table/cases.jsonl"),
      "eval.config.json": read("examples/grading-table/eval.config.json"),
    });
    const plugin = repository("packages/code-tests/dist/index.js");
    const judge = `${server.url}/v1`;
    const { stdout, stderr } = await here.runBeside([
      "score",
      "cases.jsonl",
      "--json",
      "--plugin",
      plugin,
      "--judge-url",
      judge,
    ]);
    await server.close();

    expect(stderr).not.toContain("unknown");
    const passed = new Map(groupsOf(stdout).map(({ by, ...numbers }) => [by["grader"], numbers.passed]));
    expect(Object.fromEntries(passed)).toMatchObject({
      "one right string, from a fixed set": 1,
      "one right string, free-form wording": 1,
      "a number": 2,
      "a date": 1,
      "an id": 0,
      "valid structure": 0,
      "an internal rule": 1,
      "generated code": 1,
      "the right documents used": 1,
      "a short answer": 1,
    });
    // Of the two free wordings one is the accepted answer word for word, and costs nothing.
    const asked = server.requests.filter(({ body }) => JSON.stringify(body).includes("Who signs the contract"));
    expect(asked).toHaveLength(1);
  });

  test("refuses a grader that it does not have, row by row", () => {
    using here = new Project({
      "cases.jsonl":
        '{"grader": "a numbr", "expected": "5", "output": "5"}\n{"grader": "a number", "expected": "5", "output": "5"}\n',
      "eval.config.json": read("examples/grading-table/eval.config.json"),
    });
    const plugin = repository("packages/code-tests/dist/index.js");
    const { code, stdout, stderr } = here.run(["score", "cases.jsonl", "--plugin", plugin]);
    expect(code).toBe(3);
    expect(stdout).toContain('no scoring profile is named "a numbr"; did you mean "a number"?');
    expect(stderr).toContain("more errors than --fail-on-error allows");
  });
});

describe("a profile that cannot work", () => {
  const primary = (of: object, more: object = {}) => ({ profiles: { mine: { threshold: 0.5, primary: of, ...more } } });

  test.each([
    [primary({ metric: "tokn-f1" }), 'mine.primary: no metric "tokn-f1" is installed; did you mean token-f1?'],
    [{ graders: { name: { metric: "exact-mach" } } }, 'no metric "exact-mach" is installed; did you mean exact-match?'],
    [primary({ metric: "token-f1" }, { supporting: { more: { metric: "rouge" } } }), "mine.supporting.more: no metric"],
    [primary({ metric: "exact-match", options: { caseSensitve: true } }), 'has no option "caseSensitve"'],
    [
      primary({ max: [{ metric: "token-f1", value: { atLeast: 1.5 } }] }),
      "value.atLeast can never be met, since token-f1 scores from 0 to 1, got 1.5",
    ],
    [primary({ metric: "word-error-rate", value: { atMost: -0.1 } }), "value.atMost can never be met"],
    [primary({ metric: "token-f1", value: { scale: [2, 3] } }), "value.scale can never be met"],
    [
      primary({ metric: "token-f1", value: { scale: [0, 4] } }),
      "mine: the threshold 0.5 can never be reached, since its parts come to 0.25 at most",
    ],
  ])("%j is refused before a case is scored", (options, message) => {
    using here = new Project({
      "rows.jsonl": '{"question": "नदी?", "answer": "गंगा", "response": "गंगा"}\n',
      "eval.config.json": JSON.stringify({ metrics: [{ name: "scoring-profile", options }] }),
    });
    const { code, stderr } = here.run(["score", "rows.jsonl"]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
    expect(here.has(".evals/runs")).toBe(false);
  });
});

describe("the metrics of a profile", () => {
  const inner = (version: number) => `
const info = { package: "./inner.mjs", name: "inner", version: ${version}, summary: "s", source: "s", needs: ["output"], range: [0, 1], higherIsBetter: true };
const score = () => ({ name: "inner", status: "scored", score: 1, passed: null, label: "l", reason: "r", metadata: {} });
export const metric = Object.assign((options = {}) => Object.assign(score, { info, options, async: false }), { evalMetric: 1, info, defaults: {} });
`;

  test("are part of what a run was: a new version of one is no run to go on with, and a comparison says so", () => {
    const profiles = { mine: { threshold: 0.5, primary: { metric: "inner" } } };
    using here = new Project({
      "rows.jsonl": '{"id": "1", "question": "नदी?", "answer": "गंगा", "response": "गंगा"}\n',
      "inner.mjs": inner(1),
      "eval.config.json": JSON.stringify({
        plugins: ["./inner.mjs"],
        metrics: [{ name: "scoring-profile", options: { profile: "mine", profiles } }],
      }),
    });
    expect(here.run(["score", "rows.jsonl"]).code).toBe(0);
    const before = here.runFolder();
    expect(JSON.parse(here.read(`${before}/run.json`)).metrics[0].parts).toEqual({ inner: 1 });
    expect(here.run(["score", "--resume", before]).code).toBe(0);

    here.write("inner.mjs", inner(2));
    const again = here.run(["score", "--resume", before]);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("metrics.0.parts.inner was 1, is 2")]);
    expect(here.run(["score", "rows.jsonl"]).code).toBe(0);
    const { stdout } = here.run(["compare", before, here.runFolder(), "-o", "diff.html"]);
    const doubt = "scoring-profile asked inner in version 1 in A and 2 in B";
    expect(stdout).toContain(`warning: ${doubt}`);
    expect(here.read("diff.html")).toContain(doubt);
    expect(here.run(["compare", before, before]).stdout).not.toContain("warning");
  });
});

describe("profiles in a configuration", () => {
  const rows = [
    {
      id: "1",
      question: "Who?",
      answer: "Burgoyne",
      response: "General John Burgoyne",
      scoring_profile: "short_answer_qa",
    },
    { id: "2", question: "नदी?", answer: "गंगा", response: "यह Ganga है।", scoring_profile: "indic_short_answer" },
    {
      id: "3",
      question: "Pick",
      answer: "A",
      response: "",
      options: ["strength", "speed"],
      scoring_profile: "multiple_choice",
    },
    { id: "4", question: "Say", answer: "one two", response: "one two three", scoring_profile: "mine" },
  ];
  const primary = { first: [{ metric: "exact-match", decides: "passed" }, { metric: "token-f1" }] };
  const config = {
    metrics: [{ name: "scoring-profile", options: { profiles: { mine: { threshold: 0.75, primary } } } }],
    by: ["scoring_profile"],
  };
  const files = {
    "a.jsonl": rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
    "eval.config.json": JSON.stringify(config),
  };

  test("score each row by its own, and the summary has a line for each", () => {
    using here = new Project(files);
    const { code, stdout } = here.run(["score", "a.jsonl", "--json"]);
    expect(code).toBe(0);
    const lines = groupsOf(stdout).map(({ by, passed }) => [by["scoring_profile"], passed]);
    expect(Object.fromEntries(lines)).toEqual({
      short_answer_qa: 1,
      indic_short_answer: 1,
      multiple_choice: 0,
      mine: 1,
    });
    expect(JSON.parse(stdout).metrics[0].blank).toBe(1);
  });

  test("say in a table which profile and which accepted answer it was", () => {
    using here = new Project(files);
    here.run(["score", "a.jsonl", "-o", "out.csv"]);
    expect(here.read("out.csv").split("\n")[0]).toContain("scoring-profile.profile,scoring-profile.reference");
    expect(here.read("out.csv")).toMatch(/General John Burgoyne.*passed,short_answer_qa,0/);
  });

  test.each([
    [{ profile: "mien" }, 'no scoring profile is named "mien"'],
    [
      { profiles: { mine: { threshold: 2, primary } } },
      "profiles.mine.threshold of scoring-profile must be above 0 and at most 1",
    ],
  ])("are refused before anything is scored: %j", (options, message) => {
    using here = new Project({ ...files, "eval.config.json": "{}" });
    const { code, stderr } = here.run(["score", "a.jsonl", "-m", `scoring-profile:${JSON.stringify(options)}`]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test("say which metric was meant", () => {
    using here = new Project({ ...files, "eval.config.json": "{}" });
    const options = {
      profile: "mine",
      profiles: { mine: { threshold: 1, primary: { max: [{ metric: "token-fl" }] } } },
    };
    const { code, stderr } = here.run(["score", "a.jsonl", "-m", `scoring-profile:${JSON.stringify(options)}`]);
    expect(code).toBe(2);
    expect(stderr).toContain('mine.primary.max[0]: no metric "token-fl" is installed; did you mean token-f1?');
  });

  test("are listed, and shown as data", () => {
    using here = new Project();
    expect(here.run(["profiles"]).stdout).toContain("short_answer_qa (version 2, passes from 0.7)");
    expect(JSON.parse(here.run(["profiles", "multiple_choice"]).stdout)).toMatchObject({ threshold: 1 });
    expect(here.run(["profiles", "multiple-choice"])).toMatchObject({ code: 2 });
  });
});
