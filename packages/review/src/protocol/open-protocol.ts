import { createHash } from "node:crypto";
import { EvalError, show } from "@eval/core";
import { holdOutOf } from "./hold-out.js";
import type { CaseChoice, OutcomeChoice, Protocol, Rubric, Selection } from "./protocol.js";
import { readProtocols, writeProtocols } from "./protocol-file.js";
import { type Candidate, selectCases } from "./select-cases.js";

/** What a protocol shall be; what is left out is as it was, or the usual. */
export interface ProtocolRequest {
  readonly cases?: CaseChoice;
  readonly sample?: number;
  readonly only?: OutcomeChoice;
  readonly seed?: number;
  readonly holdOut?: number;
  /** Text of the rubric. */
  readonly rubric?: string;
  /** Begin anew, although a protocol was begun. */
  readonly isNew?: boolean;
}

const DEFAULT_SEED = 1;
const DEFAULT_SAMPLE = 100;

/**
 * Goes on with the protocol that a run has, or begins one and records it. `candidates` is asked only for a new one:
 * what is labelled is settled before the first label.
 *
 * Throws where the request asks for something else than what was begun: labels under two rubrics, or of two samples,
 * are no one set.
 */
export async function openProtocol(
  file: string,
  request: ProtocolRequest,
  candidates: () => Promise<readonly Candidate[]>,
): Promise<Protocol> {
  const before = readProtocols(file);
  const current = before.at(-1);
  if (current !== undefined && request.isNew !== true) {
    checkUnchanged(current, request);
    return current;
  }
  const begun = beginProtocol(before.length + 1, request, await candidates());
  writeProtocols(file, [...before, begun]);
  return begun;
}

function beginProtocol(number: number, request: ProtocolRequest, candidates: readonly Candidate[]): Protocol {
  const { seed = DEFAULT_SEED, rubric, holdOut } = request;
  const selection = selectionOf(request);
  const cases = selectCases(candidates, selection, seed);
  return {
    number,
    name: "blind",
    startedAt: new Date().toISOString(),
    seed,
    selection,
    cases,
    rubric: rubric === undefined ? null : rubricOf(rubric),
    holdOut: holdOut === undefined ? null : holdOutOf(cases, holdOut, seed),
  };
}

function selectionOf({ cases = "sample", sample, only }: ProtocolRequest): Selection {
  if (cases === "all" && sample !== undefined) {
    throw new EvalError("invalid-option", `--sample must be left out with --cases all, got ${sample}`);
  }
  const isPart = cases === "sample" || cases === "queue";
  return { cases, sample: sample ?? (isPart ? DEFAULT_SAMPLE : null), only: only ?? null };
}

const rubricOf = (text: string): Rubric => ({ sha256: createHash("sha256").update(text).digest("hex"), text });

function checkUnchanged({ number, seed, selection, rubric, holdOut }: Protocol, request: ProtocolRequest): void {
  const hash = request.rubric === undefined ? undefined : rubricOf(request.rubric).sha256;
  const pairs: readonly [string, unknown, unknown][] = [
    ["--cases", selection.cases, request.cases],
    ["--sample", selection.sample, request.sample],
    ["--only", selection.only, request.only],
    ["--seed", seed, request.seed],
    ["--hold-out", holdOut?.share ?? null, request.holdOut],
    ["--rubric (SHA-256)", rubric?.sha256 ?? null, hash],
  ];
  const changed = pairs.filter(([, was, is]) => is !== undefined && is !== was);
  if (changed.length === 0) return;
  const lines = changed.map(([option, was, is]) => `  ${option} was ${show(was)}, is ${show(is)}`);
  throw new EvalError(
    "changed-protocol",
    `protocol ${number} of this run must go on as it began:\n${lines.join("\n")}\n` +
      "leave the option out to go on, or begin another protocol, whose labels are kept apart: --new-protocol",
  );
}
