import type { ChatModel, JsonRecord, Usage } from "@eval/core";
import type { TableFormat } from "../output/scored-rows.js";
import type { NumberedCase } from "../read-cases.js";
import type { RunFolder } from "../run/run-folder.js";
import type { Sample } from "../sample/sample.js";
import type { AnswerTotals } from "./answer-totals.js";
import type { WriteBytes } from "./journal/answer-journal.js";
import type { AnswerFingerprint } from "./journal/answer-manifest.js";
import type { PromptSettings } from "./prompt/prompter.js";

/** A model to be asked, and the plain JSON it was made from. */
export interface AskedModel {
  readonly descriptor: JsonRecord;
  readonly model: ChatModel;
  /** Null leaves it to the descriptor. */
  readonly temperature: number | null;
}

/** A file of answers to write. */
export interface AnswerTarget {
  readonly target: string;
  readonly format: TableFormat;
}

/** What is asked, of whom, and how. */
export interface AnswerRequest {
  /** Read to the end before anything is asked: all files, or a sample of them. */
  readonly cases: Iterable<NumberedCase>;
  /** Columns of the files that are no field of a case. */
  readonly columns: readonly string[];
  /** What was read, for the fingerprint. Paths as given: they are only kept to read the files again. */
  readonly files: readonly string[];
  readonly source: JsonRecord;
  readonly mapping: JsonRecord;
  /** Which cases of the files these are: `{}` for all, or what makes the same sample again. */
  readonly selection: JsonRecord;
  /** How they were chosen, to be kept beside the answers; absent where they are all there are. */
  readonly sample?: Sample | null;
  readonly models: readonly AskedModel[];
  readonly prompt: PromptSettings;
  /** File that the prompt was read from. */
  readonly promptFile: string | null;
  /** Null leaves it to the descriptor of the model, and so for the seed. */
  readonly maxTokens: number | null;
  readonly seed: number | null;
  /** Cases at a time. */
  readonly concurrency: number;
  /** Refuses a run of more calls, before the first one. */
  readonly maxCalls: number | null;
  /** What tokens of a model cost, null where nobody knows. */
  readonly costOf: (model: string, usage: Usage) => number | null;
  /** Files of answers beside the one in the folder of the run. */
  readonly tables: readonly AnswerTarget[];
  readonly directory: string;
  readonly resume: string | null;
  readonly versions: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
  readonly write?: WriteBytes;
}

/** What came of it. */
export interface AnswerOutcome {
  readonly folder: RunFolder;
  readonly fingerprint: AnswerFingerprint;
  readonly totals: AnswerTotals;
  readonly interrupted: boolean;
  /** Answers that an earlier part of the run had recorded. */
  readonly resumed: number;
  /** Milliseconds, all parts of a resumed run together. */
  readonly durationMs: number;
  /** Cells of CSV files that got an apostrophe in front, without which a spreadsheet would run them. */
  readonly guardedCells: number;
  /** The file of answers in the folder of the run; null where the run is not over. */
  readonly answers: string | null;
}
