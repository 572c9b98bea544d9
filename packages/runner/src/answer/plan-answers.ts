import { createHash } from "node:crypto";
import { EvalError, show } from "@eval/core";
import type { NumberedCase } from "../read-cases.js";
import { isReadOnce } from "../rows/bytes/read-once.js";
import { hashFile } from "../run/hash-file.js";
import type { AnswerRequest, AskedModel } from "./answer-request.js";
import type { AnswerFingerprint } from "./journal/answer-manifest.js";
import { instructions } from "./prompt/instructions.js";
import { createPrompter, type Prompt } from "./prompt/prompter.js";

/** A case and the conversation that asks it. */
export interface PlannedCase extends NumberedCase {
  readonly prompt: Prompt;
  readonly profile: string | null;
}

/** What a run of answers is going to do. */
export interface AnswerPlan {
  readonly cases: readonly PlannedCase[];
  readonly fingerprint: AnswerFingerprint;
}

type Planned = Pick<
  AnswerRequest,
  "cases" | "columns" | "files" | "source" | "mapping" | "selection" | "prompt" | "maxTokens" | "seed"
> & { readonly models: readonly Pick<AskedModel, "descriptor" | "temperature">[] };

/** Forms every conversation of a run. Throws where one cannot be formed for a reason that is not the case's own. */
export function planAnswers(request: Planned): AnswerPlan {
  const prompter = createPrompter(request.prompt, request.columns);
  const cases: PlannedCase[] = [];
  for (const { number, evalCase } of request.cases) {
    try {
      cases.push({ number, evalCase, prompt: prompter.ask(evalCase), profile: prompter.profile(evalCase) });
    } catch (error) {
      if (!(error instanceof EvalError) || error.code !== "unknown-profile") throw error;
      const name = evalCase.id === undefined ? "" : ` (${show(evalCase.id)})`;
      throw new EvalError(error.code, `case ${number}${name}: ${error.message}`);
    }
  }
  return { cases, fingerprint: fingerprintOf(request, cases) };
}

function fingerprintOf(
  { files, source, mapping, selection, models, prompt, maxTokens, seed }: Planned,
  cases: readonly PlannedCase[],
): AnswerFingerprint {
  const profiles = [...new Set(cases.flatMap(({ profile }) => profile ?? []))].sort();
  return {
    files: files.map((file) => (isReadOnce(file) ? { bytes: null, sha256: null } : hashFile(file))),
    source,
    mapping,
    selection,
    models: models.map(({ descriptor }) => descriptor),
    profile: prompt.profile,
    prompt: prompt.prompt,
    promptSha256: prompt.prompt === null ? null : sha256(prompt.prompt),
    system: prompt.system,
    instructions: Object.fromEntries(profiles.map((name) => [name, instructions[name]?.version ?? 0])),
    temperatures: models.map(({ temperature }) => temperature),
    maxTokens,
    seed,
    conversationsSha256: sha256(...cases.map(({ number, prompt: asked }) => JSON.stringify([number, asked]))),
  };
}

function sha256(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\n");
  return hash.digest("hex");
}
