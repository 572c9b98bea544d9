import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import { caseChoices, outcomeChoices, type ProtocolRequest, protocolNames } from "@eval/review";
import { nearest } from "../discovery/nearest.js";

/** Options of `evals review` that say what is labelled and how. */
export interface ProtocolFlags {
  readonly cases?: string;
  readonly sample?: number;
  readonly only?: string;
  readonly seed?: number;
  readonly protocol?: string;
  readonly rubric?: string;
  readonly holdOut?: number;
  readonly newProtocol?: boolean;
}

/** What the command line asks of the protocol; options left out are left to it. */
export function protocolRequest(flags: ProtocolFlags): ProtocolRequest {
  oneOf("--protocol", flags.protocol, protocolNames);
  const request = {
    cases: oneOf("--cases", flags.cases, caseChoices),
    sample: flags.sample,
    only: oneOf("--only", flags.only, outcomeChoices),
    seed: flags.seed,
    holdOut: flags.holdOut,
    rubric: flags.rubric === undefined ? undefined : rubricIn(flags.rubric),
    isNew: flags.newProtocol,
  };
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}

function oneOf<Word extends string>(option: string, word: string | undefined, words: readonly Word[]) {
  if (word === undefined) return undefined;
  const found = words.find((each) => each === word);
  if (found !== undefined) return found;
  const meant = nearest(word, words);
  const hint = meant === null ? "" : `; did you mean ${meant}?`;
  throw new EvalError("invalid-option", `${option} must be ${words.join(", ")}, got ${show(word)}${hint}`);
}

function rubricIn(file: string): string {
  const text = fs.readFileSync(file, "utf8");
  if (text.trim() !== "") return text;
  throw new EvalError("invalid-option", `--rubric must be a file with a text, got ${show(file)}, which is empty`);
}
