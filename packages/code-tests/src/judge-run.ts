import type { EngineReply, RunRecord } from "./child-message.js";
import { literal } from "./literal.js";
import type { CodeTest } from "./read-tests.js";
import type { Candidate } from "./run-candidate.js";
import { equalsJson, taggedJson } from "./tagged-value.js";

/** How one test ended. */
export type TestOutcome =
  | "passed"
  | "wrong_value"
  | "exception"
  | "exit"
  | "timeout"
  | "memory"
  | "output_limit"
  | "crashed"
  | "not_run";

/** How the code as a whole did: passed, how its first failing test ended, or why no test could be run. */
export type CodeLabel = Exclude<TestOutcome, "not_run"> | "syntax_error" | "missing_function";

export interface TestReport {
  readonly outcome: TestOutcome;
  /** The call as its language writes it, or the code of the test. */
  readonly call: string;
  /** What came and what was wanted, where the two differ or an exception came. */
  readonly got?: string;
  readonly wanted?: string;
}

export interface Judged {
  readonly label: CodeLabel;
  readonly reports: readonly TestReport[];
  /** The first failing call, or why there was none; empty where all tests passed. */
  readonly firstFailure: string;
}

/** Compares what a candidate did with what its tests want. */
export function judgeRun(candidate: Candidate, { loaded, replies, end, message }: RunRecord): Judged {
  const reports = candidate.tests.map((test, index) => {
    const reply = replies[index];
    if (reply !== undefined) return { call: callText(candidate, test), ...compared(candidate, test, reply) };
    // The test that was under way when the candidate was ended; those after it were never begun.
    const wasRunning = loaded?.[0] === "value" && index === replies.length && end !== "missing_function";
    const outcome: TestOutcome = wasRunning && end !== "done" ? end : "not_run";
    return { call: callText(candidate, test), outcome };
  });
  const failure = loadFailure(candidate, loaded, end, message);
  if (failure !== null) return { ...failure, reports };
  const first = reports.find(({ outcome }) => outcome !== "passed");
  if (first === undefined) return { label: "passed", reports, firstFailure: "" };
  const label = first.outcome === "not_run" ? "crashed" : first.outcome;
  return { label, reports, firstFailure: failureText(first) + (label === "crashed" ? crash(message) : "") };
}

function loadFailure(
  { functionName }: Candidate,
  loaded: EngineReply | null,
  end: RunRecord["end"],
  message: string,
): Pick<Judged, "label" | "firstFailure"> | null {
  if (loaded === null) {
    const label = end === "done" || end === "missing_function" ? "crashed" : end;
    return { label, firstFailure: `loading the code -> ${label}${crash(message)}` };
  }
  if (loaded[0] === "syntax") return { label: "syntax_error", firstFailure: `SyntaxError: ${loaded[1]}` };
  if (loaded[0] === "error") {
    return { label: errorOutcome(loaded), firstFailure: `loading the code raised ${errorText(loaded)}` };
  }
  if (end !== "missing_function") return null;
  return { label: "missing_function", firstFailure: `no function named ${functionName}` };
}

function compared(
  { language }: Candidate,
  test: CodeTest,
  reply: EngineReply,
): Pick<TestReport, "outcome" | "got" | "wanted"> {
  const wanted = "code" in test ? {} : { wanted: literal(taggedJson(test.expected), language) };
  if (reply[0] === "syntax") return { outcome: "exception", got: `SyntaxError: ${reply[1]}`, ...wanted };
  if (reply[0] === "error") {
    // An assertion is how code says that a value is wrong.
    const isAssertion = "code" in test && reply[1] === "AssertionError";
    return { outcome: isAssertion ? "wrong_value" : errorOutcome(reply), got: errorText(reply), ...wanted };
  }
  if ("code" in test || equalsJson(reply[1], test.expected, language)) return { outcome: "passed" };
  return { outcome: "wrong_value", got: literal(reply[1], language), ...wanted };
}

function errorOutcome([, type, message]: readonly ["error", string, string]): "exit" | "memory" | "exception" {
  if (type === "SystemExit") return "exit";
  return type === "MemoryError" || (type === "InternalError" && message === "out of memory") ? "memory" : "exception";
}

/** The last words of an engine, whose whole dump nobody reads. */
const crash = (message: string) => (message === "" ? "" : ` (${message.slice(0, 200)})`);

const errorText = ([, type, message]: readonly ["error", string, string]) =>
  message === "" ? type : `${type}: ${message}`;

function callText({ language, functionName }: Candidate, test: CodeTest): string {
  if ("code" in test) return literal(["other", test.code], language);
  return `${functionName}(${test.args.map((one) => literal(taggedJson(one), language)).join(", ")})`;
}

function failureText({ call, outcome, got, wanted }: TestReport): string {
  if (outcome === "wrong_value" && wanted !== undefined) return `${call} -> ${got}, wanted ${wanted}`;
  return got === undefined ? `${call} -> ${outcome}` : `${call} raised ${got}`;
}
