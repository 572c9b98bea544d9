import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const jsonl = (objects: readonly object[]) => objects.map((object) => `${JSON.stringify(object)}\n`).join("");

const mmlu = jsonl(
  Array.from({ length: 12 }, (_, index) => ({
    question: `प्रश्न ${index}?`,
    subject: index % 2 === 0 ? "astronomy" : "jurisprudence",
    choices: ["एक", "दो", "तीन", "चार"],
    answer: index % 4,
  })),
);
const arc = jsonl(
  Array.from({ length: 5 }, (_, index) => ({
    id: `Mercury_${index}`,
    question: `q ${index}`,
    choices: { text: ["w", "x", "y", "z"], label: ["1", "2", "3", "4"] },
    answerKey: String((index % 4) + 1),
  })),
);
const trivia = JSON.stringify({
  Data: [
    {
      Question: "कौन?",
      QuestionId: "tc_1",
      Answer: { Value: "मीरा", Aliases: ["मीराबाई"], NormalizedAliases: ["मीराबाई"] },
    },
  ],
});
const squad = JSON.stringify({
  data: [{ title: "t", paragraphs: [{ context: "c", qas: [{ id: "1", question: "q", answers: [{ text: "a" }] }] }] }],
});

const project = () => new Project({ "mmlu.jsonl": mmlu, "arc.jsonl": arc, "trivia.json": trivia, "squad.json": squad });
const BUILD = ["dataset", "build", "mmlu=mmlu.jsonl", "arc=arc.jsonl", "--source", "triviaqa=trivia.json"];

interface Row {
  readonly id: string;
  readonly expected: string | readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
}
const rowsOf = (here: Project, file: string): Row[] =>
  here
    .read(file)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("evals dataset build", () => {
  test("makes one set of many and says what it holds", () => {
    using here = project();
    const { code, stdout, stderr } = here.run([...BUILD, "-o", "curated.jsonl"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("18 questions");
    expect(stdout).toContain("written: curated.manifest.json");
    expect(rowsOf(here, "curated.jsonl").map(({ id }) => id)).toContain("triviaqa_tc_1");
    expect(JSON.parse(here.read("curated.manifest.json")).counts.byCategory).toEqual({
      "(none)": 6,
      STEM: 6,
      humanities: 6,
    });
  });

  test.each(["jsonl", "json", "csv"])("writes .%s that check finds sound", (ending) => {
    using here = project();
    here.run([...BUILD, "-o", `c.${ending}`]);
    const { code, stdout } = here.run(["dataset", "check", `c.${ending}`, "--strict"]);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("nothing is wrong with it") });
  });

  test("takes digits that are labels as labels: the right options score, the ones beside them do not", () => {
    using here = project();
    here.run(["dataset", "build", "arc=arc.jsonl", "-o", "arc-set.jsonl"]);
    const rows = rowsOf(here, "arc-set.jsonl");
    expect(rows.map(({ expected }) => expected)).toEqual(["1", "2", "3", "4", "1"]);
    here.write("right.jsonl", jsonl(rows.map((row) => ({ ...row, output: `The answer is ${String(row.expected)}.` }))));
    here.write("next.jsonl", jsonl(rows.map((row) => ({ ...row, output: String((Number(row.expected) % 4) + 1) }))));
    const passed = (file: string) =>
      JSON.parse(here.run(["score", file, "-m", "multiple-choice", "--json"]).stdout).metrics[0].passed;
    expect([passed("right.jsonl"), passed("next.jsonl")]).toEqual([5, 0]);
  });

  test("leaves a set out that belongs elsewhere, says where, and ends with code 3", () => {
    using here = project();
    const { code, stderr } = here.run([...BUILD, "squad.json", "-o", "curated.jsonl"]);
    expect(code).toBe(3);
    expect(stderr).toContain("left out: squad.json (squad)");
    expect(stderr).toContain("RAG (profile rag); --allow-context");
    expect(here.run([...BUILD, "squad.json", "--allow-context", "-o", "curated.jsonl"]).code).toBe(0);
    expect(here.run(["dataset", "build", "squad.json", "-o", "alone.jsonl"]).code).toBe(2);
    expect(here.has("alone.jsonl")).toBe(false);
  });

  test.each([
    [["-o", "x.parquet"], "must end in .jsonl, .json or .csv"],
    [["-o", "mmlu.jsonl"], "--output must not be a file that is read"],
    [["-o", "x.jsonl", "--exclude", "time_sensetive"], "did you mean time_sensitive?"],
    [["-o", "x.jsonl", "--language", "hi!"], "--language must be a BCP 47 tag"],
    [["-o", "x.jsonl", "arc.jsonl:arcc"], 'did you mean "arc"?'],
    [[], "required option '-o, --output <file>' not specified"],
  ])("refuses %j", (options, message) => {
    using here = project();
    const { code, stderr } = here.run([...BUILD, ...options]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe("a curated set", () => {
  test("is sampled by source and group, scored, and rows kept out of scores are neither drawn nor counted", () => {
    using here = project();
    here.run([...BUILD, "-o", "curated.jsonl"]);
    const rows = rowsOf(here, "curated.jsonl").map((row, index) =>
      index === 0 ? { ...row, metadata: { ...row.metadata, exclude_from_score: true } } : row,
    );
    here.write("answers.jsonl", jsonl(rows.map((row) => ({ ...row, output: [row.expected].flat()[0] }))));
    const { code, stdout } = here.run(["score", "answers.jsonl", "-m", "normalized-match", "--sample", "9", "--json"]);
    expect(code).toBe(0);
    const { run, metrics } = JSON.parse(stdout);
    expect(run.sample.frame).toMatchObject({ cases: 17, excluded: 1 });
    expect(run.sample.allocation.map(({ drawn }: { drawn: number }) => drawn)).toEqual([4, 4, 1]);
    expect(metrics[0]).toMatchObject({ cases: 9, passed: 9 });
  });

  test("is read with all its fields where the first rows lack some", () => {
    using here = project();
    const plain = jsonl(Array.from({ length: 1200 }, (_, index) => ({ question: `q${index}`, answer: ["a"] })));
    here.write("nq.jsonl", plain);
    here.run(["dataset", "build", "nq=nq.jsonl", "arc=arc.jsonl", "-o", "curated.jsonl"]);
    const rows = rowsOf(here, "curated.jsonl").map((row) => ({ ...row, output: [row.expected].flat()[0] }));
    here.write("answers.jsonl", jsonl(rows));
    const { metrics } = JSON.parse(here.run(["score", "answers.jsonl", "-m", "multiple-choice", "--json"]).stdout);
    expect(metrics[0]).toMatchObject({ cases: 1205, scored: 5, passed: 5 });
  });
});

describe("evals dataset check", () => {
  const good = { id: "a", input: "q", expected: "x" };

  test("ends with 1 for an error, and with --strict for a warning", () => {
    using here = new Project({
      "error.jsonl": jsonl([good, good]),
      "warning.jsonl": jsonl([{ ...good, expected: "" }]),
      "sound.jsonl": jsonl([good]),
    });
    const code = (...args: string[]) => here.run(["dataset", "check", ...args]).code;
    expect([
      code("error.jsonl"),
      code("warning.jsonl"),
      code("warning.jsonl", "--strict"),
      code("sound.jsonl", "--strict"),
    ]).toEqual([1, 0, 1, 0]);
  });

  test("does not know a misspelt profile, and knows one of the configuration", () => {
    using here = new Project({ "a.jsonl": jsonl([{ ...good, scoring_profile: "short_anwser_qa" }]) });
    const { code, stdout } = here.run(["dataset", "check", "a.jsonl"]);
    expect({ code, stdout }).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('did you mean "short_answer_qa"?'),
    });
    expect(here.run(["dataset", "check", "a.jsonl", "--profile", "short_anwser_qa"]).code).toBe(0);
    const profiles = { short_anwser_qa: { primary: "exact-match" } };
    here.write("eval.config.json", JSON.stringify({ metrics: [{ name: "scoring-profile", options: { profiles } }] }));
    expect(here.run(["dataset", "check", "a.jsonl"]).code).toBe(0);
  });

  test("finds a row whose text was changed since it was built, and prints one object with --json", () => {
    using here = project();
    here.run([...BUILD, "-o", "c.jsonl"]);
    here.write("c.jsonl", here.read("c.jsonl").replace("मीराबाई", "मीरा बाई"));
    const { code, stdout } = here.run(["dataset", "check", "c.jsonl", "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      rows: 18,
      hashed: 18,
      problems: [{ code: "integrity_mismatch", count: 1 }],
    });
  });

  test("cannot use a file without a row", () => {
    using here = new Project({ "empty.csv": "question,answer\n" });
    expect(here.run(["dataset", "check", "empty.csv"]).code).toBe(2);
    expect(here.run(["dataset", "check", "nowhere.csv"]).code).toBe(2);
  });
});
