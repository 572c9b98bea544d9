import { defineMetric, EvalError, type JsonRecord, type MetricResult, type Outcome, show } from "@eval/core";
import { kinshipOf } from "./family/model-family.js";
import { type BaseJudge, baseJudges, makeBase } from "./panel/base-judges.js";
import { judgeName, type Vote, voteRecord } from "./panel/vote.js";

export interface JuryOptions {
  /** The panel: descriptors of two or more models, best of families that have nothing to do with one another. */
  readonly models: readonly JsonRecord[];
  /** What each of them is asked. */
  readonly of: BaseJudge;
  /** Options of that judge, without a model. */
  readonly options: JsonRecord;
  /** `drop`: a judge of the answering model's family has no vote on it. `keep`: it has, and the metadata says so. */
  readonly kin: "drop" | "keep";
}

const defaults: JuryOptions = { models: [], of: "answer-equivalence", options: {}, kin: "drop" };

/**
 * Jury: several judges vote. The verdict is that of more than half of the valid votes, the score their mean; without
 * such a majority the case is `flagged`. Valid votes must come from more than half of the panel, else the result is an
 * `error`, `too_few_votes`: a mean over those that happened to answer would be another panel each time.
 *
 * A judge of the family of the case's `model` is dropped by default, and a panel that shrinks by it is held to the same
 * majority of those left. Labels: `passed`, `failed`, `flagged`, and what all judges agree on without a score.
 *
 * @see https://arxiv.org/abs/2404.18796 on panels of small judges
 * @example
 * const models = [{ backend: "groq", model: "openai/gpt-oss-120b" }, { backend: "groq", model: "qwen/qwen3-32b" }];
 * jury({ models }).options.of; // => "answer-equivalence"
 * jury.info.name; // => "jury"
 */
export const jury = defineMetric({
  package: "@eval/judge",
  name: "jury",
  version: 1,
  summary: "Several judge models vote on an answer.",
  source: "Panel of judges, Verga et al. 2024, https://arxiv.org/abs/2404.18796",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Judges err together, so that a jury is worth less than its size: measure one judge against it.",
  defaults,
  choices: { of: baseJudges, kin: ["drop", "keep"] },
  async: true,
  parts: async ({ models, of, options }) => models.map((model) => makeBase(of, model, options)),
  create({ models, of, options, kin }) {
    if (models.length < 2)
      throw new EvalError("invalid-option", `models of jury must be two or more descriptors, got ${show(models)}`);
    const panel = models.map((model) => ({ model, name: judgeName(model), judge: makeBase(of, model, options) }));
    return async (evalCase, context): Promise<Outcome<JsonRecord>> => {
      const answeredBy = evalCase.model;
      const isKin = (model: JsonRecord) =>
        answeredBy !== undefined &&
        ["same_model", "same_family"].includes(kinshipOf(String(model["model"] ?? ""), answeredBy));
      const dropped = kin === "drop" ? panel.filter(({ model }) => isKin(model)) : [];
      const seated = panel.filter((member) => !dropped.includes(member));
      const votes = await Promise.all(
        seated.map(async ({ name, judge }): Promise<Vote> => ({ judge: name, result: await judge(evalCase, context) })),
      );
      return verdictOf(
        votes,
        dropped.map(({ name }) => name),
      );
    };
  },
});

function verdictOf(votes: readonly Vote[], dropped: readonly string[]): Outcome<JsonRecord> {
  const valid = votes.map(({ result }) => result).filter((result) => result.status === "scored");
  const record = { votes: votes.map(voteRecord), valid: valid.length, ...(dropped.length > 0 && { dropped }) };
  const agreed = sameWithoutScore(votes);
  if (agreed !== null) return { score: null, label: agreed.label, reason: agreed.reason, metadata: record };
  if (valid.length < Math.floor(votes.length / 2) + 1 || votes.length === 0) {
    const message = `a jury needs votes of more than half of its ${votes.length} judges, got ${valid.length}`;
    throw Object.assign(new EvalError("too_few_votes", message), { detail: record });
  }
  const passes = valid.filter(({ passed }) => passed === true).length;
  const fails = valid.filter(({ label }) => label !== "flagged").length - passes;
  const label = passes > valid.length / 2 ? "passed" : fails > valid.length / 2 ? "failed" : "flagged";
  return {
    score: valid.reduce((sum, { score }) => sum + score, 0) / valid.length,
    passed: label === "passed",
    label,
    reason: `${passes} of ${valid.length} judges pass it`,
    metadata: record,
  };
}

/** What all say who cannot score the case: the data has no score, so no panel can give one. */
function sameWithoutScore(votes: readonly Vote[]): MetricResult | null {
  const [first] = votes;
  const isShared = first !== undefined && votes.every(({ result }) => result.status === "unscored");
  return isShared ? first.result : null;
}
