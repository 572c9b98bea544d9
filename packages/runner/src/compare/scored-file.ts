import path from "node:path";
import type { PassFrom } from "../agree/agree-options.js";
import { answersInCell } from "../rows/cases/read-cell-field.js";
import { columnsOf } from "../rows/mapping/check-column.js";
import { openSource } from "../rows/open-source.js";
import { readTexts } from "../rows/read-texts.js";
import type { SourceOptions } from "../rows/source.js";
import { acceptedText } from "./accepted-text.js";
import { lackedColumns } from "./lacked-columns.js";
import { chooseScores, type ScoreChoice, type ScoreColumns } from "./score-columns.js";
import { createScoreReader, type FileScore, type ScoreReader } from "./score-reader.js";
import type { ScoredCase, ScoredRun } from "./scored-case.js";

/** A file whose rows carry scores, and how to read them. */
export interface ScoredFileRequest {
  readonly path: string;
  readonly source: SourceOptions;
  /** Columns asked for; none takes those that `evals score -o` writes. */
  readonly scores: readonly ScoreChoice[];
  readonly lowerIsBetter: readonly string[];
  readonly passFrom: PassFrom;
}

/** Reads the scores of a file, and beside them `columns`. */
export async function readScoredFile(request: ScoredFileRequest, columns: readonly string[]): Promise<ScoredRun> {
  const source = await openSource([request.path], { ...request.source, inDoubt: "unmapped" });
  const lacks = lackedColumns(columns, columnsOf(source.plan));
  const scores = chooseScores(source.plan, request.scores, request.lowerIsBetter);
  const readers = scores.map((chosen) => createScoreReader(chosen, request.passFrom));
  const { id, input, expected } = source.plan.mapping;
  const keys = [id, input, expected].map((column) => (typeof column === "string" ? column : null));
  const names = [...keys.flatMap((key) => key ?? []), ...columns, ...readers.flatMap((reader) => reader.columns)];
  const found: FileScore[][] = readers.map(() => []);
  const cases: Omit<ScoredCase, "scores" | "verdicts">[] = [];
  await readTexts(source, names, ({ number, texts, problem }) => {
    const rest = [...texts];
    const [key = null, question = null, gold = null] = keys.map((column) =>
      column === null ? null : (rest.shift() ?? null),
    );
    const accepted = gold === null ? null : acceptedText(answersInCell(gold, "expected", source.plan.list["expected"]));
    cases.push({ number, id: key, input: question, expected: accepted, columns: rest.splice(0, columns.length) });
    readers.forEach((reader, position) => {
      const read = reader.read(rest.splice(0, reader.columns.length));
      if ("message" in read) throw problem(read.column, read.message);
      found[position]?.push(read);
    });
  });
  return {
    id: request.path,
    files: [path.resolve(request.path)],
    metrics: scores.map(metricOf),
    cases: casesWith(cases, readers, found),
    lacks,
  };
}

const metricOf = ({ name, higherIsBetter }: ScoreColumns): ScoredRun["metrics"][number] => ({
  name,
  version: null,
  options: null,
  parts: null,
  higherIsBetter,
});

function casesWith(
  cases: readonly Omit<ScoredCase, "scores" | "verdicts">[],
  readers: readonly ScoreReader[],
  found: readonly FileScore[][],
): ScoredCase[] {
  const settled = readers.map((reader, position) => reader.finish(found[position] ?? []));
  return cases.map((scored, row) => ({
    ...scored,
    scores: settled.map((scores) => scores[row]?.score ?? null),
    verdicts: settled.map((scores) => scores[row]?.passed ?? null),
  }));
}
