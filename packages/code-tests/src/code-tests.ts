import { defineMetric, type Outcome, type Signal, show } from "@eval/core";
import type { RunRecord } from "./child-message.js";
import { type BlockChoice, extractCode } from "./extract-code.js";
import { judgeRun, type TestReport } from "./judge-run.js";
import type { Language } from "./language.js";
import { limitsOf } from "./limits.js";
import { readTests } from "./read-tests.js";
import type { Candidate } from "./run-candidate.js";
import type { Isolation } from "./sandbox-command.js";

export interface CodeTestsOptions {
  /** The language of the code where neither the tests nor a fence names it. */
  readonly language: Language | null;
  /** Which of several code blocks in the same language is the answer. */
  readonly blocks: BlockChoice;
  /** For loading the code and all tests of a case together, in milliseconds of wall clock. */
  readonly timeLimitMs: number;
  /** For the memory of the interpreter, in MiB: at least 64. */
  readonly memoryLimitMb: number;
  /** For what the code prints, in KiB. */
  readonly outputLimitKb: number;
  /** `auto` adds bubblewrap to the guarded process where the command `bwrap` is there and works. */
  readonly isolation: "auto" | Isolation;
}

export interface CodeTestsDetail {
  /** Null where the output holds no code. */
  readonly language: Language | null;
  readonly passedTests: number;
  readonly totalTests: number;
  /** The first failing call as `tally(['x']) -> {}, wanted {'x': 1}`, or why none was made; empty where all passed. */
  readonly firstFailure: string;
  readonly tests: readonly TestReport[];
  /** Null where nothing was run. */
  readonly isolation: Isolation | null;
}

const defaults: CodeTestsOptions = {
  language: null,
  blocks: "first",
  timeLimitMs: 5_000,
  memoryLimitMb: 256,
  outputLimitKb: 64,
  isolation: "auto",
};

/**
 * The share of the given tests that generated code passes, run in a sandbox; the case passes where all of them do.
 *
 * `tests` is `{ "language", "function", "cases" }`, or the list of cases alone. A case calls the function, as
 * `{ "args": [...], "expected": value }` or `[args, expected]`, or is code (a string, `{ "code" }`) that passes where it
 * raises nothing. Values are equal as their language has it, without tolerance: in Python `1 == 1.0 == True` and a tuple
 * is no list. The code is the first fenced block of the language, else the first without a tag, else, without any
 * fence, the whole output (`blocks` chooses otherwise); blocks in other languages are never run.
 *
 * Labels: `passed`, or how the first failing test ended (`wrong_value`, `exception`, `exit`, `timeout`, `memory`,
 * `output_limit`, `crashed`), or why none could be run (`syntax_error`, `missing_function`, `no_code`, all of which
 * score 0). Tests after one that ended the process count as failed. A blank output scores 0. Text in any script reaches
 * the code unchanged. Tests of another form are unscored (`invalid_tests`), as is code in no known language
 * (`unknown_language`). A missing engine or a sandbox that does not start is an error, never a score.
 *
 * Python is CPython 3.14 of Pyodide, JavaScript is QuickJS. The README says what the sandbox does not protect from.
 *
 * @see https://arxiv.org/abs/2107.03374
 * @example
 * const tests = { language: "javascript", function: "double", cases: [[[2], 4], [["क"], "कक"]] };
 * const metric = codeTests();
 * (await metric({ output: "const double = (x) => 2 * x;", tests })).score; // => 0.5
 * (await metric({ output: "const double = (x) => x + x;", tests })).label; // => "passed"
 */
export const codeTests = defineMetric({
  package: "@eval/code-tests",
  name: "code-tests",
  version: 1,
  summary: "The share of the given tests that generated Python or JavaScript code passes, run in a sandbox.",
  source: "https://arxiv.org/abs/2107.03374",
  needs: ["output", "tests"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "It says no more than its tests do, and the time limit is wall clock, so a busy machine can fail slow code.",
  defaults,
  choices: {
    language: [null, "python", "javascript"],
    blocks: ["first", "last", "all"],
    isolation: ["auto", "process", "bubblewrap"],
  },
  async: true,
  create: (options) => {
    const limits = limitsOf(options);
    return async (evalCase, { signal, deadline }) => {
      const plan = readTests(evalCase.tests);
      if (typeof plan === "string") return { score: null, label: "invalid_tests", reason: plan };
      const found = extractCode(evalCase.output, plan.language ?? options.language, options.blocks);
      if (found.code === null) return noCode(found.tags, plan.tests.length);
      if (found.language === null) return UNKNOWN_LANGUAGE;
      const candidate = { ...plan, language: found.language, source: found.code };
      // A third of the time that loading this package may take would go to modules of Node that only this needs.
      const { runInSandbox } = await import("./run-in-sandbox.js");
      const stop = stopSignal(signal, deadline);
      const { record, isolation } = await runInSandbox(candidate, limits, options.isolation, stop);
      return outcomeOf(candidate, record, isolation);
    };
  },
});

function outcomeOf(candidate: Candidate, record: RunRecord, isolation: Isolation): Outcome<CodeTestsDetail> {
  const { label, reports, firstFailure } = judgeRun(candidate, record);
  const totalTests = reports.length;
  const passedTests = reports.filter(({ outcome }) => outcome === "passed").length;
  return {
    score: passedTests / totalTests,
    passed: passedTests === totalTests,
    label,
    reason: `${passedTests} of ${totalTests} tests passed${firstFailure === "" ? "" : `: ${firstFailure}`}`,
    metadata: { language: candidate.language, passedTests, totalTests, firstFailure, tests: reports, isolation },
  };
}

function noCode(tags: readonly string[], totalTests: number): Outcome<CodeTestsDetail> {
  const firstFailure = `no code block in the language of the tests, only in ${tags.map(show).join(", ")}`;
  const metadata = { language: null, passedTests: 0, totalTests, firstFailure, tests: [], isolation: null };
  return { score: 0, passed: false, label: "no_code", reason: firstFailure, metadata };
}

const UNKNOWN_LANGUAGE: Outcome<CodeTestsDetail> = {
  score: null,
  label: "unknown_language",
  reason: "tests.language, the option language or the tag of a fence must name python or javascript, got none",
};

function stopSignal(signal: Signal | undefined, deadline: number | undefined): AbortSignal | undefined {
  if (deadline === undefined) return signal;
  const late = AbortSignal.timeout(Math.max(0, deadline - Date.now()));
  return signal === undefined ? late : AbortSignal.any([signal, late]);
}
