import type { Command } from "commander";
import { addExamples, addReading, collect } from "./command-options.js";

export function addAgree(program: Command, setExitCode: (code: number) => void): void {
  const agree = program
    .command("agree")
    .description("verdicts against human labels: what a judge catches, and how far to trust it")
    .argument("<files...>", "a run that was labelled, or CSV, TSV, JSONL, JSON or Parquet with a column of labels")
    .option("--run <run>", "the files are labels of this run, from one machine or several")
    .option("--part <part>", "of a run with a hold-out: the labels of tuning, or of test, alone")
    .option("--label <column>", "verdicts of a person, which count as the truth; of a run, who labelled")
    .option("--second-label <column>", "verdicts of a second person on the same rows")
    .option("--verdict <column>", "verdicts to be judged; repeatable, dots reach into objects", collect)
    .option("--pass-from <[column=]number>", "numbers from here on pass; repeatable", collect)
    .option("--pass-value <text>", "another word that means pass; repeatable", collect)
    .option("--fail-value <text>", "another word that means fail; repeatable", collect)
    .option("--skip-value <text>", "a word that means no verdict, such as unsure; repeatable", collect)
    .option("--split <column>", "tells rows held out from rows that the judge was tuned on")
    .option("--holdout <value>", "the value of the split that means held out")
    .option("--by <column>", "agreement for each value of a column; repeatable (default: the language)", collect)
    .option("--cluster-by <column>", "rows with one value belong together, such as answers to one question")
    .option("--width <share>", "plan labels for intervals of plus and minus this share (default: 0.1)")
    .option("--correction <name>", "of the pass rate without labels: post-stratified (default), rogan-gladen or ppi")
    .option("--disclosure <text>", "what must be told with every figure, such as who labelled; repeatable", collect)
    .option("-o, --output <file>", "write the report: .md or .json; repeatable", collect)
    .option("--json", "print one JSON object instead of tables");
  addReading(agree);
  addExamples(agree, [
    "evals agree 20260101-120000-000-abc123",
    "evals agree anna/labels.jsonl bilal/labels.jsonl --run 20260101-120000-000-abc123",
    "evals agree labels.csv --label human --verdict judge_a --verdict judge_b --by language",
    "evals agree scored.csv --label grader1 --second-label grader2 --verdict judge.score --pass-from judge.score=4",
  ]).action(async (files: string[], flags) => {
    const { agree: run } = await import("./commands/agree.js");
    setExitCode(await run(files, flags));
  });
}
