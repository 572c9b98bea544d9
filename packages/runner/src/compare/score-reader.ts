import { EvalError, show } from "@eval/core";
import type { PassFrom, VerdictWords } from "../agree/agree-options.js";
import { createVerdictReader, numberIn } from "../agree/verdict-reader.js";
import type { ScoreColumns } from "./score-columns.js";

/** What a file says of one case and metric; null where it says nothing. */
export interface FileScore {
  readonly score: number | null;
  readonly passed: boolean | null;
}

/** Reads the scores of one metric out of the texts of its columns. */
export interface ScoreReader {
  readonly columns: readonly string[];
  /** A text says which column holds what cannot be read. */
  read(texts: readonly (string | null)[]): FileScore | { readonly column: string; readonly message: string };
  /** The scores of the file as a whole: numbers that are all 0 or 1 are verdicts too. */
  finish(scores: readonly FileScore[]): readonly FileScore[];
}

const NOTHING: FileScore = { score: null, passed: null };

/** Verdicts are read as `evals agree` reads them; a number is a score, and from `passFrom` on a pass. */
export function createScoreReader({ verdict, score }: ScoreColumns, passFrom: PassFrom): ScoreReader {
  if (verdict !== null) return pairReader(verdict, score);
  const column = score ?? "";
  const words = createVerdictReader(column, USUAL_WORDS);
  const limit = passFrom.columns[column] ?? passFrom.all;
  return {
    columns: [column],
    read([text = null]) {
      const number = text === null ? null : numberIn(text);
      if (number !== null) return { score: number, passed: limit === null ? null : number >= limit };
      const passed = words.read(text);
      if (passed === null) return NOTHING;
      if (typeof passed !== "string") return { score: Number(passed), passed };
      return { column, message: `a score must be a number or a verdict such as true or pass, got ${show(text)}` };
    },
    finish: (scores) => settled(column, scores),
  };
}

const USUAL_WORDS: VerdictWords = {
  passFrom: { all: null, columns: {} },
  passValues: [],
  failValues: [],
  skipValues: [],
};

/** The two columns that `evals score -o` writes for a metric. */
function pairReader(verdict: string, score: string | null): ScoreReader {
  const words = createVerdictReader(verdict, USUAL_WORDS);
  return {
    columns: score === null ? [verdict] : [verdict, score],
    read([verdictText = null, scoreText = null]) {
      const passed = words.read(verdictText);
      if (typeof passed === "string") return { column: verdict, message: passed };
      if (score === null) return { score: passed === null ? null : Number(passed), passed };
      const number = scoreText === null || scoreText.trim() === "" ? null : numberIn(scoreText);
      if (number === null && scoreText !== null && scoreText.trim() !== "") {
        return { column: score, message: `a score must be a number, got ${show(scoreText)}` };
      }
      return { score: number, passed: number === null ? null : passed };
    },
    finish: (scores) => scores,
  };
}

/** One column, one kind: verdicts, or numbers. */
function settled(column: string, scores: readonly FileScore[]): readonly FileScore[] {
  const measured = scores.filter(({ score }) => score !== null);
  if (measured.every(({ passed }) => passed !== null)) return scores;
  const isBits = measured.every(({ score }) => score === 0 || score === 1);
  if (isBits) return scores.map(({ score }) => ({ score, passed: score === null ? null : score === 1 }));
  if (measured.every(({ passed }) => passed === null)) return scores;
  throw new EvalError("invalid-input", `column ${show(column)} must hold either numbers or verdicts, got both`);
}
