import {
  type AsJson,
  type AsyncMetric,
  type CaseWith,
  type ChatModel,
  defineMetric,
  type JsonRecord,
  type MetricDefinition,
  type MetricFactory,
  type Needs,
  type Outcome,
  type ScoreContext,
} from "@eval/core";
import { describeJudge } from "../card/card-fit.js";
import { misfitFlags } from "../card/card-misfit.js";
import { watchCard } from "../card/card-watch.js";
import { checkJudgeOptions, type JudgeOptions } from "./judge-options.js";
import { type JudgeSession, sessionsOf } from "./judge-session.js";
import { openDescribed } from "./open-described.js";

/** A judge, as data with one function in it. */
export type JudgeDefinition<N extends Needs, Options extends JudgeOptions, Detail> = Omit<
  MetricDefinition<N, Options, Detail, Promise<Outcome<Detail>>>,
  "create" | "package" | "detail"
> & {
  /**
   * Judges one case. Opening the session opens the model, so what needs no model is decided before it is asked for.
   */
  readonly judge: (
    evalCase: CaseWith<N>,
    options: Readonly<Options>,
    openSession: () => Promise<JudgeSession>,
  ) => Promise<Outcome<Detail>>;
  /** Throws where options cannot be meant. */
  readonly check?: (options: Readonly<Options>) => void;
};

/** A judge in its two forms. */
export interface Judge<Options extends JudgeOptions, Detail> {
  /** The model is named by the option `model`, so the metric can be made again elsewhere. */
  readonly metric: MetricFactory<Options, AsyncMetric<AsJson<Options>, AsJson<Detail>>>;
  /** The model is an object: anything that answers a conversation. Such a metric cannot travel. */
  readonly metricWith: (
    chatModel: ChatModel,
    options?: Partial<Omit<Options, "model">>,
  ) => AsyncMetric<AsJson<Options>, AsJson<Detail>>;
}

/**
 * Makes a judge: a metric that asks a chat model and takes only a verdict that keeps its contract. What is no verdict
 * is an `error` result, never a score.
 */
export function defineJudge<const N extends Needs, Options extends JudgeOptions, Detail = JsonRecord>(
  definition: JudgeDefinition<N, Options, Detail>,
): Judge<Options, Detail> {
  const make = (openModel: (options: Readonly<Options>) => (context: ScoreContext) => Promise<ChatModel>) =>
    defineMetric<N, Options, Detail>({
      ...definition,
      package: "@eval/judge",
      flags: [...(definition.flags ?? []), ...Object.values(misfitFlags)],
      async: true,
      create(options) {
        checkJudgeOptions(definition.name, options);
        definition.check?.(options);
        const judge = describeJudge(definition.name, definition.version, options);
        const card = watchCard(options.card, judge);
        const sessions = sessionsOf({ options, rubric: judge.rubric, card, openModel: openModel(options) });
        return (evalCase, context) => definition.judge(evalCase, options, () => sessions(context, evalCase.language));
      },
    });
  return {
    metric: make(({ model }) => openDescribed(model)),
    metricWith: (chatModel, options = {}) => {
      const described = { ...options, model: { object: chatModel.id } } as unknown as Partial<Options>;
      return make(() => async () => chatModel)(described);
    },
  };
}
