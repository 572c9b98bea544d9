import {
  defineMetric,
  EvalError,
  expectedAnswers,
  type JsonRecord,
  type MetricResult,
  type Outcome,
  show,
} from "@eval/core";
import { textHash } from "./ask/text-hash.js";
import { isSameAnswer } from "./indic/is-same-answer.js";
import { defaultJudgeModel } from "./models/default-judge-model.js";
import { type BaseJudge, baseJudges, makeBase } from "./panel/base-judges.js";
import { judgeName, voteRecord } from "./panel/vote.js";

export interface CascadeOptions {
  /** Descriptor of the judge that is asked first. */
  readonly cheap: JsonRecord;
  /** Descriptor of the judge that is asked where the first is in doubt. */
  readonly strong: JsonRecord;
  readonly of: BaseJudge;
  /** Options of both judges, without a model. */
  readonly options: JsonRecord;
  /** The share of cases settled by the cheap judge that the strong one judges too, to see what the saving costs. */
  readonly auditShare: number;
  /** Which cases are audited: the same seed and case, the same choice. */
  readonly seed: number;
}

const defaults: CascadeOptions = {
  cheap: { backend: "groq", model: "openai/gpt-oss-20b" },
  strong: defaultJudgeModel,
  of: "answer-equivalence",
  options: {},
  auditShare: 0.05,
  seed: 1,
};

/**
 * Cascade: an answer that is an accepted one word for word passes without a call; a cheap judge is asked next, a strong
 * one where the cheap one is in doubt (`flagged`) or fails to judge, and a person where the strong one is in doubt.
 *
 * A random share of the cases that the cheap judge settles is judged by the strong one as well: the metadata holds both
 * verdicts (`audit`), so that the error that the saving adds is known and not assumed. The verdict of an audited case
 * stays the cheap one's: else audited cases would be better judged than the rest. Labels: `matched`, `passed`,
 * `failed`, `needs_review` (not passed, for a person), and those of the judge without a score.
 *
 * @see https://arxiv.org/abs/2407.18370 on cascades of judges
 * @example
 * const metric = cascade({ auditShare: 0 });
 * (await metric({ output: "नई दिल्ली।", expected: "नई दिल्ली" })).metadata.step; // => "same-words"
 */
export const cascade = defineMetric({
  package: "@eval/judge",
  name: "cascade",
  version: 1,
  summary: "A cheap judge first, a strong one where it is in doubt, then a person.",
  source: "Trust or Escalate, Jung et al. 2024, https://arxiv.org/abs/2407.18370, with doubt taken from the verdict",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "As good as the cheap judge where that one is sure: read the audited cases before you trust the saving.",
  flags: ["isAudited", "auditDisagrees"],
  defaults,
  choices: { of: baseJudges },
  async: true,
  parts: async ({ cheap, strong, of, options }) => [makeBase(of, cheap, options), makeBase(of, strong, options)],
  create({ cheap, strong, of, options, auditShare, seed }) {
    if (!(auditShare >= 0 && auditShare <= 1))
      throw new EvalError("invalid-option", `auditShare of cascade must be from 0 to 1, got ${show(auditShare)}`);
    const [first, second] = [makeBase(of, cheap, options), makeBase(of, strong, options)];
    return async (evalCase, context): Promise<Outcome<JsonRecord>> => {
      if (expectedAnswers(evalCase).some((answer) => isSameAnswer(evalCase.output, answer))) return sameWords;
      const cheapResult = await first(evalCase, context);
      const cheapVote = voteRecord({ judge: judgeName(cheap), result: cheapResult });
      if (!isDoubtful(cheapResult)) {
        const isAudited = (await drawOf(seed, evalCase.id ?? `${evalCase.input}\n${evalCase.output}`)) < auditShare;
        const audit = isAudited ? await second(evalCase, context) : null;
        return settled("cheap", cheapResult, { votes: [cheapVote], ...auditRecord(cheapResult, audit, strong) });
      }
      const result = await second(evalCase, context);
      const votes = [cheapVote, voteRecord({ judge: judgeName(strong), result })];
      if (result.status === "error")
        throw Object.assign(new EvalError(result.label, result.reason), { detail: { votes } });
      return settled("strong", result, { votes });
    };
  },
});

const sameWords: Outcome<JsonRecord> = Object.freeze({
  score: 1,
  passed: true,
  label: "matched",
  reason: "the answer is an accepted answer, word for word; no judge was asked",
  metadata: Object.freeze({ step: "same-words" }),
});

const isDoubtful = ({ status, label }: MetricResult): boolean => status === "error" || label === "flagged";

function settled(step: "cheap" | "strong", result: MetricResult, more: JsonRecord): Outcome<JsonRecord> {
  const { label, reason } = result;
  const metadata = { step, ...more };
  if (result.status !== "scored") return { score: null, label, reason, metadata };
  if (label === "flagged") return { ...result, passed: false, label: "needs_review", reason, metadata };
  return { score: result.score, passed: result.passed, label, reason, metadata };
}

/** What the strong judge says of a case that the cheap one settled. */
function auditRecord(cheapResult: MetricResult, audit: MetricResult | null, strong: JsonRecord): JsonRecord {
  if (audit === null) return {};
  const auditDisagrees = audit.status === "scored" && audit.passed !== cheapResult.passed;
  return { isAudited: true, auditDisagrees, audit: voteRecord({ judge: judgeName(strong), result: audit }) };
}

/** A number from 0 up to 1 that a seed and a case always give again, whatever the order of cases. */
async function drawOf(seed: number, key: string): Promise<number> {
  return Number.parseInt((await textHash(`${seed}\n${key}`)).slice(0, 12), 16) / 2 ** 48;
}
