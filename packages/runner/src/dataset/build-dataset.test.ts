import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { EvalCase } from "@eval/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFiles, temporaryFiles } from "../../test/row-files.js";
import { buildDataset } from "./build-dataset.js";
import type { BuildRequest } from "./build-request.js";
import { checkDataset } from "./check/check-dataset.js";
import { parseSourceSpec } from "./source-spec.js";

const files = temporaryFiles();
const jsonl = (rows: readonly object[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
let built = 0;

/** Builds a set and reads it back as `score` would. */
async function build(sources: readonly string[], options: Partial<BuildRequest> & { readonly ending?: string } = {}) {
  const { ending = "jsonl", ...rest } = options;
  const target = files.write(`built-${++built}.${ending}`, "");
  const outcome = await buildDataset({
    sources: sources.map(parseSourceSpec),
    target,
    source: {},
    allowContext: false,
    languages: {},
    exclude: [],
    ...rest,
  });
  return { ...outcome, target, cases: (await readFiles([target])).cases };
}

const only = ({ cases }: { readonly cases: readonly EvalCase[] }): EvalCase => {
  expect(cases).toHaveLength(1);
  return cases[0]!;
};

const choices = (labels: string, ...texts: string[]) => texts.map((text, index) => ({ label: labels[index]!, text }));

describe("buildDataset reads the shape of", () => {
  test("MMLU: options by place, an index from 0, a subject with its group", async () => {
    const row = { question: "प्रश्न?", subject: "astronomy", choices: ["एक", "दो", "तीन", "चार"], answer: 2 };
    const found = only(await build([`mmlu=${files.write("mmlu.jsonl", jsonl([row]))}`]));
    expect(found).toMatchObject({
      id: "mmlu_1",
      input: "प्रश्न?",
      expected: "C",
      choices: choices("ABCD", "एक", "दो", "तीन", "चार"),
      metadata: {
        source_category: "astronomy",
        category: "STEM",
        scoring_profile: "multiple_choice",
        source_answer: 2,
      },
    });
  });

  test("MMLU with options by label, and with a subject that its paper does not have", async () => {
    const row = { question: "q", subject: "ayurveda", choices: { "1": "x", "2": "y" }, answer: "1" };
    const found = only(await build([files.write("dict.json", JSON.stringify([row]))]));
    expect(found).toMatchObject({
      expected: "1",
      choices: choices("12", "x", "y"),
      metadata: { category: "ayurveda" },
    });
  });

  test("TriviaQA: the value and then the aliases as they are written, the normalised ones beside", async () => {
    const answer = {
      Value: "Sinclair Lewis",
      Aliases: ["(Harry) Sinclair Lewis", "Sinclair Lewis"],
      NormalizedAliases: ["sinclair lewis"],
    };
    const document = {
      Data: [{ Question: "Who?", QuestionId: "tc_1", Answer: answer, SearchResults: [{ Rank: 0 }] }],
      Version: 1,
    };
    const found = only(await build([`triviaqa=${files.write("trivia.json", JSON.stringify(document))}`]));
    expect(found).toMatchObject({
      id: "triviaqa_tc_1",
      expected: ["Sinclair Lewis", "(Harry) Sinclair Lewis", "Sinclair Lewis"],
      metadata: { source_task_id: "tc_1", normalized_aliases: ["sinclair lewis"], scoring_profile: "short_answer_qa" },
    });
    expect(found.metadata).not.toHaveProperty("SearchResults");
  });

  test("ARC: a key that is a label, digits or not, and the options as a list, as two lists, or inside the question", async () => {
    const list = { id: "a", question: "q", choices: choices("1234", "w", "x", "y", "z"), answerKey: "1" };
    const lists = { id: "b", question: "q", choices: { text: ["w", "x"], label: ["A", "B"] }, answerKey: "B" };
    const published = {
      id: "c",
      question: { stem: "s", choices: choices("1234", "w", "x", "y", "z") },
      answerKey: "4",
    };
    const { cases } = await build([`arc=${files.write("arc.jsonl", jsonl([list, lists, published]))}`]);
    expect(cases.map(({ id, input, expected }) => [id, input, expected])).toEqual([
      ["arc_a", "q", "1"],
      ["arc_b", "q", "B"],
      ["arc_c", "s", "4"],
    ]);
  });

  test("NQ-open", async () => {
    const row = { question: "who", answer: ["6 geese a-laying", "maids a-milking"] };
    expect(only(await build([files.write("nq.jsonl", jsonl([row]))]))).toMatchObject({ expected: row.answer });
  });

  test("a table with a column for each option, in which an empty one is no option", async () => {
    const csv =
      "subject,question_text,option_a,option_b,option_c,correct_answer,unique_question_id,question_type\nकला,प्र ?,दान,दिन,,B,R1,MCQ\n";
    const found = only(
      await build([`param=${files.write("param.csv", `\uFEFF${csv}`)}`], { languages: { param: "hi" } }),
    );
    expect(found).toMatchObject({
      id: "param_R1",
      expected: "B",
      choices: choices("AB", "दान", "दिन"),
      language: "hi",
      metadata: { source_category: "कला", source_subcategory: "MCQ", category: "कला" },
    });
  });

  test("EvalTask in JSON lines and in CSV, lists parsed, the expected output first", async () => {
    const task = {
      task_id: "t1",
      capability: "answer_accuracy",
      category: "science",
      input_text: "gas?",
      expected_output: "CO2",
      references: ["carbon dioxide", "CO2"],
      incorrect_references: ["oxygen"],
      metadata: { scoring_profile: "source_preserved", source_answer_confidence: 0.8 },
    };
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const csv = `task_id,capability,category,input_text,expected_output,references,incorrect_references,metadata\nt1,answer_accuracy,science,gas?,CO2,${cell(task.references)},${cell(task.incorrect_references)},${cell(task.metadata)}\n`;
    for (const file of [files.write("task.jsonl", jsonl([task])), files.write("task.csv", csv)]) {
      expect(only(await build([`bench=${file}`]))).toMatchObject({
        id: "bench_t1",
        input: "gas?",
        expected: ["CO2", "carbon dioxide"],
        incorrect: ["oxygen"],
        metadata: { category: "science", scoring_profile: "source_preserved", source_answer_confidence: 0.8 },
      });
    }
  });

  test("a table whose options are columns A, B, …", async () => {
    const file = files.write("letters.csv", "prompt,A,B,C,answer\nप्र,एक,दो,तीन,c\n");
    expect(only(await build([file]))).toMatchObject({ expected: "C", choices: choices("ABC", "एक", "दो", "तीन") });
  });

  test.each([
    ["golden", "csv", "question,answer,Category,Sub Category,Scoring_Profile\nप्रश्न?,उत्तर,भूगोल,நதிகள்,ہمارا\n"],
    [
      "nq-open",
      "jsonl",
      jsonl([
        { question: "प्रश्न?", answer: ["उत्तर"], category: "भूगोल", subcategory: "நதிகள்", scoring_profile: "ہمارا" },
      ]),
    ],
    [
      "option-columns",
      "csv",
      "question,option_a,option_b,answer,category,subcategory,scoring_profile\nप्रश्न?,उत्तर,नहीं,A,भूगोल,நதிகள்,ہمارا\n",
    ],
    [
      "mmlu",
      "jsonl",
      jsonl([
        {
          question: "प्रश्न?",
          choices: ["उत्तर", "नहीं"],
          answer: 0,
          category: "भूगोल",
          "sub-category": "நதிகள்",
          scoring_profile: "ہمارا",
        },
      ]),
    ],
  ])("category, subcategory and profile that rows of a %s set name, in any script", async (shape, ending, text) => {
    const { manifest, cases } = await build([`mine=${files.write(`own-${shape}.${ending}`, text)}`]);
    expect(manifest.sources[0]?.shape).toBe(shape);
    expect(cases[0]?.metadata).toMatchObject({
      category: "भूगोल",
      source_subcategory: "நதிகள்",
      scoring_profile: "ہمارا",
    });
    expect(cases[0]?.metadata).not.toHaveProperty("source_fields");
  });

  test("a number as a category, a list of them as it is, and no profile where its cell is empty", async () => {
    const rows = [
      { question: "q", answer: "a", category: 7, scoring_profile: " " },
      { question: "r", answer: "a", category: ["भूगोल", "इतिहास"] },
    ];
    const { cases } = await build([files.write("kinds.jsonl", jsonl(rows))]);
    expect(cases.map(({ metadata }) => [metadata?.["category"], metadata?.["scoring_profile"]])).toEqual([
      ["7", "short_answer_qa"],
      [null, "short_answer_qa"],
    ]);
    expect(cases[1]?.metadata?.["source_fields"]).toEqual({ category: ["भूगोल", "इतिहास"] });
  });

  test("someone's own golden set, with a lone answer as the gold and its columns kept", async () => {
    const csv = "question,answer,Domain,category,source_dataset\nराजधानी?,दिल्ली,Geography,states,mine\n";
    const found = only(await build([`golden=${files.write("golden.csv", csv)}`], { languages: { "": "hi" } }));
    expect(found).toMatchObject({
      expected: "दिल्ली",
      metadata: {
        Domain: "Geography",
        category: "states",
        scoring_profile: "indic_short_answer",
        source_dataset: "golden",
        source_fields: { source_dataset: "mine" },
      },
    });
  });

  test("a shape that is named instead of found", async () => {
    const row = { question: "q", correct_answers: ["a"], incorrect_answers: ["b"] };
    const file = files.write("mine.jsonl", jsonl([row]));
    expect(only(await build([`mine=${file}:golden`]))).toMatchObject({ expected: "a", incorrect: ["b"] });
  });
});

describe("buildDataset sends away", () => {
  const squad = {
    data: [
      {
        title: "गंगा",
        paragraphs: [
          {
            context: "गंगा एक नदी है।",
            qas: [{ id: "q1", question: "गंगा क्या है?", answers: [{ text: "नदी", answer_start: 8 }] }],
          },
        ],
      },
    ],
  };

  test.each([
    ["SQuAD", squad, "RAG"],
    [
      "SQuAD on the hub",
      [{ id: "1", context: "c", question: "q", answers: { text: ["a"], answer_start: [0] } }],
      "RAG",
    ],
    [
      "HotpotQA",
      [{ _id: "1", question: "q", answer: "a", supporting_facts: [["t", 0]], context: [["t", ["s"]]] }],
      "reasoning",
    ],
    [
      "TruthfulQA",
      [{ question: "q", best_answer: "a", correct_answers: ["a"], incorrect_answers: ["b"] }],
      "truthfulness",
    ],
    ["TruthfulQA, multiple choice", [{ question: "q", mc1_targets: { choices: ["a"], labels: [1] } }], "truthfulness"],
    [
      "Natural Questions with pages",
      [{ document_text: "t", question_text: "q", annotations: [{}], long_answer_candidates: [{}] }],
      "long_reference_qa",
    ],
    ["a golden set with passages", [{ question: "q", answer: "a", contexts: ["c"] }], "RAG"],
  ])("%s, and says where it belongs", async (_, document, place) => {
    const file = files.write("routed.json", JSON.stringify(document));
    await expect(build([file])).rejects.toThrow(place);
    const good = files.write("good.jsonl", jsonl([{ question: "q", answer: ["a"] }]));
    const { manifest, cases } = await build([file, good]);
    expect(cases).toHaveLength(1);
    expect(manifest.skippedSources).toMatchObject([{ file, belongs: expect.stringContaining(place) }]);
  });

  test("passages no longer where they are to be kept as context", async () => {
    const file = files.write("squad.json", JSON.stringify(squad));
    expect(only(await build([`xquad=${file}`], { allowContext: true }))).toMatchObject({
      id: "xquad_q1",
      expected: "नदी",
      context: ["गंगा एक नदी है।"],
      metadata: { scoring_profile: "rag", source_subcategory: "गंगा", category: null },
    });
  });

  test("tasks of another capability, row by row", async () => {
    const row = (capability: string) => ({ task_id: capability, capability, input_text: "q", expected_output: "a" });
    const { manifest } = await build([
      files.write("mixed.jsonl", jsonl([row("answer_accuracy"), row("truthfulness")])),
    ]);
    expect(manifest.skippedRows).toMatchObject([
      { row: 2, id: "truthfulness", reason: "its capability is truthfulness, not answer_accuracy" },
    ]);
  });
});

describe("buildDataset", () => {
  const mmlu = (index: number, extra: object = {}) => ({
    question: `q${index}`,
    choices: ["a", "b"],
    answer: 0,
    ...extra,
  });

  test("drops no row: what cannot be read or has no question is listed with its row", async () => {
    const file = files.write(
      "holes.jsonl",
      `${jsonl([mmlu(1)])}{"question":\n${jsonl([{ choices: ["a"], answer: 0 }, { question: "q", choices: [], answer: 0 }, mmlu(5)])}`,
    );
    const { manifest, cases } = await build([file]);
    expect(cases).toHaveLength(2);
    expect(manifest.sources).toMatchObject([{ rows: 5, kept: 2, skipped: 3 }]);
    expect(manifest.skippedRows.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(manifest.skippedRows[1]).toMatchObject({ reason: "its question is missing" });
  });

  test("keeps a row whose key names no option, and keeps it out of scores, so that no metric finds a meaning for it", async () => {
    const found = only(await build([files.write("key.jsonl", jsonl([mmlu(1, { answer: 4 })]))]));
    expect(found).toMatchObject({
      expected: "4",
      metadata: { gold_not_among_options: true, exclude_from_score: true, source_answer: 4 },
    });
  });

  test("agrees with check on keys in doubt and blank questions, and keeps these out of scores", async () => {
    const row = (id: string, label: string[], text: string[], answerKey: string, question = "q") => ({
      id,
      question,
      choices: { label, text },
      answerKey,
    });
    const rows = [
      row("doubled", ["A", "A", "C", "D"], ["w", "x", "y", "z"], "A"),
      row("native", ["A", "B", "C", "D"], ["1", "2", "3", "4"], "४"),
      row("none", ["A", "B"], ["w", "x"], "E"),
      row("uneven", ["A", "B", "C", "D"], ["w", "x", "y"], "A"),
      row("blank", ["A", "B"], ["w", "x"], "A", " "),
    ];
    const { cases, manifest, target } = await build([files.write("doubt.jsonl", jsonl(rows))]);
    expect(cases.map(({ metadata }) => metadata?.["exclude_reason"])).toEqual([
      "ambiguous_gold",
      undefined,
      "gold_not_among_options",
      "no_question",
    ]);
    expect(cases[1]?.expected).toBe("D");
    expect(manifest.skippedRows).toMatchObject([{ row: 4, reason: expect.stringContaining("3 texts, 4 labels") }]);
    expect(manifest.flags).toMatchObject({ ambiguous_gold: 1, gold_not_among_options: 1, no_question: 1 });
    const found = (await checkDataset([target], {})).problems.map(({ code, rows }) => [code, ...rows]);
    expect(found).toEqual(
      expect.arrayContaining([
        ["ambiguous_gold", 1],
        ["gold_not_among_options", 3],
        ["no_question", 4],
      ]),
    );
  });

  test("flags doubled ids and tells the rows apart, empty golds, alike options and questions of the day", async () => {
    const rows = [
      mmlu(1, { id: "x" }),
      mmlu(2, { id: "x", choices: ["a", "A "] }),
      mmlu(3, { id: "y", answer: null, question: "current capital?" }),
    ];
    const file = files.write("flags.jsonl", jsonl(rows));
    const { cases, manifest } = await build([`s=${file}:mmlu`]);
    expect(cases.map(({ id }) => id)).toEqual(["s_x", "s_x~2", "s_y"]);
    expect(cases[0]?.metadata).toMatchObject({ time_sensitive: false, exclude_from_score: false });
    expect(cases[1]?.metadata).toMatchObject({ duplicate_id: true, colliding_options: [["A", "B"]] });
    expect(cases[2]?.metadata).toMatchObject({ empty_gold: true, time_sensitive: true });
    expect(manifest.flags).toEqual({ colliding_options: 1, duplicate_id: 1, empty_gold: 1, time_sensitive: 1 });
  });

  test("keeps rows with a flag out of scores where that is asked for, and what the source itself says of it", async () => {
    const rows = [mmlu(1, { question: "today?" }), mmlu(2, { exclude_from_score: true }), mmlu(3)];
    const { cases } = await build([files.write("out.jsonl", jsonl(rows))], { exclude: ["time_sensitive"] });
    expect(cases.map(({ metadata }) => metadata?.["exclude_from_score"])).toEqual([true, true, false]);
    expect(cases[0]?.metadata).toMatchObject({ exclude_reason: "time_sensitive" });
  });

  test("writes where a row comes from, and beside the set what it was built of", async () => {
    const content = jsonl([mmlu(1, { subject: "virology" }), mmlu(2, { subject: "virology" })]);
    const file = files.write("origin.jsonl", content);
    const { cases, manifest, manifestFile, target } = await build([`mmlu=${file}`]);
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect(cases[1]?.metadata).toMatchObject({
      source_dataset: "mmlu",
      source_task_id: "2",
      source_file: "origin.jsonl",
      source_row: 2,
      source_sha256: sha256,
      normalization_version: "eval-dataset/1",
    });
    expect(JSON.parse(fs.readFileSync(manifestFile, "utf8"))).toEqual(manifest);
    expect(manifest).toMatchObject({
      dataset: { file: path.basename(target), rows: 2, bytes: fs.statSync(target).size },
      counts: {
        bySource: { mmlu: 2 },
        byCategory: { other: 2 },
        bySourceCategory: { virology: 2 },
        byProfile: { multiple_choice: 2 },
      },
      sources: [{ name: "mmlu", file, shape: "mmlu", sha256, rows: 2, kept: 2, skipped: 0 }],
    });
  });

  test("gives rows without ids of two files of one name ids of their own", async () => {
    const [one, two] = ["one", "two"].map((name) => files.write(`${name}.jsonl`, jsonl([mmlu(1)])));
    const { cases } = await build([`mmlu=${one}`, `mmlu=${two}`]);
    expect(cases.map(({ id }) => id)).toEqual(["mmlu_one.jsonl:1", "mmlu_two.jsonl:1"]);
    expect(cases.some(({ metadata }) => metadata?.["duplicate_id"] === true)).toBe(false);
  });

  test("writes the same bytes from the same sources", async () => {
    const file = files.write("same.jsonl", jsonl([mmlu(1), mmlu(2)]));
    const [one, two] = [await build([file]), await build([file])];
    expect(fs.readFileSync(one.target)).toEqual(fs.readFileSync(two.target));
  });

  test("leaves nothing behind where there is nothing to write, and never writes over a source", async () => {
    const empty = files.write("empty.jsonl", jsonl([{ choices: ["a"], answer: 0, question: null }]));
    const target = path.join(path.dirname(empty), "none.jsonl");
    await expect(build([`e=${empty}:mmlu`], { target })).rejects.toThrow("a data set must have rows, got none");
    expect(fs.existsSync(target)).toBe(false);
    await expect(build([empty], { target: empty })).rejects.toThrow("--output must not be a file that is read");
    await expect(build([empty], { target: "x.xlsx" })).rejects.toThrow("must end in .jsonl, .json or .csv");
    await expect(build(["std=-"])).rejects.toThrow("a source must be a file, whose hash can be recorded, got -");
    await expect(build([`s=${empty}`], { languages: { t: "hi" } })).rejects.toThrow(
      '--language must name a source, got "t"',
    );
  });

  test("says what a file lacks that is no set of questions", async () => {
    await expect(build([files.write("no.csv", "a,b\n1,2\n")])).rejects.toThrow("--map input=COLUMN");
    await expect(build([files.write("no-gold.csv", "question,b\n1,2\n")])).rejects.toThrow("--map expected=COLUMN");
  });

  test("skips a row that is nested deeper than any honest one", async () => {
    const deep = `{"question":"q","choices":["a"],"answer":0,"x":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    const { manifest } = await build([files.write("deep.jsonl", `${jsonl([mmlu(1)])}${deep}\n`)]);
    expect(manifest.skippedRows).toMatchObject([{ row: 2, reason: expect.stringContaining("nested at most 64 deep") }]);
  });

  test("refuses a row with a key that changes what copies inherit, and goes on", async () => {
    const file = files.write(
      "proto.jsonl",
      `${jsonl([mmlu(1)])}{"question":"q","choices":["a"],"answer":0,"__proto__":{"polluted":1}}\n`,
    );
    const { manifest } = await build([file]);
    expect(manifest.skippedRows[0]?.reason).toContain("__proto__");
    expect(({} as Record<string, unknown>)["polluted"]).toBe(undefined);
  });
});

describe("the texts of a set", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      "e\u0301",
      "é",
      "ड़",
      "ड\u093c",
      "क्\u200dष",
      "१,२५०",
      " a ",
      '["x"]',
      "{}",
      "=1+1",
      "-5 °C",
      "'=1",
      "@x",
      'a,b\n"c"',
      "null",
      "007",
      "\u202epass",
    ),
  );
  const question = fc.record({ question: text, answer: fc.array(text, { minLength: 1, maxLength: 4 }) });

  test.each(["jsonl", "json", "csv"])(
    "come back from .%s as the source has them, code unit by code unit",
    async (ending) => {
      await fc.assert(
        fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (rows) => {
          const { cases, target } = await build([`nq=${files.write("prop.jsonl", jsonl(rows))}:nq-open`], { ending });
          for (const [index, { question: input, answer }] of rows.entries()) {
            const found = cases[index]!;
            const isGuarded = found.metadata?.["csv_guarded"] === true;
            expect(found.input).toBe(isGuarded ? `'${input}` : input);
            expect([found.expected].flat()).toEqual(answer);
          }
          const { problems } = await checkDataset([target], {});
          expect(problems.filter(({ code }) => code === "integrity_mismatch")).toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );

  test("get an apostrophe in front in a CSV file where a spreadsheet would run a question, and nowhere else", async () => {
    const row = { question: "=1+1", answer: ["-1+2"] };
    const file = files.write("formula.jsonl", jsonl([row]));
    const csv = await build([file], { ending: "csv" });
    expect(csv.guarded).toBe(1);
    expect(fs.readFileSync(csv.target, "utf8")).toContain(`"'=1+1","[""-1+2""]"`);
    expect(only(await build([file]))).toMatchObject({ input: "=1+1", expected: "-1+2" });
  });

  test("are hashed, so that a change of one mark shows", async () => {
    const file = files.write("hash.jsonl", jsonl([{ question: "दान क्या है?", answer: ["दान"] }]));
    const { target } = await build([file]);
    const changed = files.write("changed.jsonl", fs.readFileSync(target, "utf8").replace("दान क्या", "दिन क्या"));
    expect((await checkDataset([target], {})).problems).toEqual([]);
    expect((await checkDataset([changed], {})).problems).toMatchObject([
      { code: "integrity_mismatch", level: "error", count: 1, rows: [1] },
    ]);
  });
});
