import {
  type AsJson,
  type AsyncMetric,
  defineMetric,
  type EvalCase,
  EvalError,
  type JsonRecord,
  type MetricFactory,
  type OpenMetric,
  type Outcome,
  type ScoreContext,
  show,
} from "@eval/core";
import { isBlank } from "@eval/core/text";
import { profileOfShape } from "./choose/case-shape.js";
import { type ChosenProfile, profileChooser } from "./choose/choose-profile.js";
import { withChoices } from "./choose/with-choices.js";
import { openProfile } from "./evaluate/open-profile.js";
import type { OpenProfile } from "./evaluate/opened-profile.js";
import { blankOutcome, profileOutcome, type ScoringProfileDetail } from "./evaluate/profile-outcome.js";
import { scoreProfile } from "./evaluate/score-profile.js";
import { run } from "./evaluate/step.js";
import { benchOf, bookOf } from "./options-book.js";
import { partsOfProfiles } from "./parts-of-profiles.js";
import { readThreshold } from "./profile/read-profile.js";
import type { ScoringProfileOptions } from "./scoring-profile-options.js";

const defaults: ScoringProfileOptions = {
  preset: null,
  profile: "auto",
  profiles: {},
  graders: {},
  threshold: null,
  model: null,
};

type Factory = MetricFactory<
  ScoringProfileOptions,
  AsyncMetric<AsJson<ScoringProfileOptions>, AsJson<ScoringProfileDetail>>
>;

/** Makes the metric; `opener` says where its parts come from, given the context of a call. */
export const makeScoringProfile = (opener: (context: ScoreContext) => OpenMetric): Factory =>
  defineMetric({
    package: "@eval/profiles",
    name: "scoring-profile",
    version: 2,
    summary: "Scores each answer by the profile of its task: which metrics decide, how they combine, when it passes.",
    source:
      "Own definition after the answer-accuracy framework, genai_capability_bench 8aa833c, which the preset reproduces",
    needs: [["output", "retrievedIds"]],
    range: [0, 1],
    higherIsBetter: true,
    blank: "measure",
    flags: ["matchesIncorrect", "partFailed"],
    caveat:
      "A mean over several profiles mixes several measures: group by scoring_profile. `evals profiles` shows what each of them measures.",
    defaults,
    choices: { preset: [null, "capability-bench"] },
    presets: { "capability-bench": {} },
    columns: (): Readonly<Record<string, string>> => ({
      "scoring-profile.profile": "profile",
      "scoring-profile.reference": "reference",
    }),
    async: true,
    parts: (options, context) => partsOfProfiles(options, opener(context)),
    create(options) {
      const bench = benchOf(options);
      const book = bookOf(options);
      const choose = profileChooser(options.profile, book, bench?.shapeOf ?? profileOfShape, bench?.unnamed ?? null);
      if (options.model !== null && !isRecord(options.model)) {
        throw new EvalError("invalid-option", `model of scoring-profile must be an object, got ${show(options.model)}`);
      }
      const threshold = options.threshold === null ? null : readThreshold(options.threshold, "threshold");
      const opened = openProfiles(bench?.open ?? null, options.model);
      return async (evalCase, context): Promise<Outcome<ScoringProfileDetail>> => {
        const chosen = choose(evalCase);
        if (chosen === null) return NO_PROFILE;
        // An open profile is no promise: most cases then end without waiting.
        const known = opened(chosen, opener(context));
        const open = known instanceof Promise ? await known : known;
        const choice = { open, threshold: threshold ?? chosen.profile.threshold, chosenBy: chosen.chosenBy };
        const isBlankAnswer = open.judgesOutput && isBlankOutput(evalCase);
        const prepared = bench === null ? withChoices(evalCase, open) : bench.prepare(evalCase);
        const settings = {
          countsIncorrect: bench === null && !isBlankAnswer,
          withoutModels: isBlankAnswer,
          mixesReferences: bench !== null,
        };
        const step = run(scoreProfile(open, prepared, context, settings));
        const scoring = step instanceof Promise ? await step : step;
        return isBlankAnswer ? blankOutcome(choice, scoring) : profileOutcome(choice, scoring);
      };
    },
  });

const NO_PROFILE = {
  score: null,
  label: "missing_profile",
  reason: 'the row names no profile: give it one as scoring_profile, or score with profile "auto"',
} as const;

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
const isBlankOutput = ({ output }: EvalCase): boolean => output !== undefined && isBlank(output);

/** Profiles with their metrics made, once for each source of metrics. */
function openProfiles(own: ((next: OpenMetric) => OpenMetric) | null, model: JsonRecord | null) {
  const bySource = new WeakMap<OpenMetric, Map<string, OpenProfile | Promise<OpenProfile>>>();
  return ({ name, profile }: ChosenProfile, source: OpenMetric): OpenProfile | Promise<OpenProfile> => {
    const byName = bySource.get(source) ?? new Map<string, OpenProfile | Promise<OpenProfile>>();
    bySource.set(source, byName);
    const known = byName.get(name);
    if (known !== undefined) return known;
    const opening = openProfile(name, profile, own === null ? source : own(source), model);
    byName.set(name, opening);
    opening.then(
      (open) => byName.set(name, open),
      () => undefined,
    );
    return opening;
  };
}

const hostOf = ({ metric }: ScoreContext): OpenMetric => metric ?? NO_HOST;

const NO_HOST: OpenMetric = async (name) => {
  throw new EvalError(
    "config_error",
    `${name} must come from a host, and there is none: score under evals, or use scoringProfileWith`,
  );
};

/**
 * Scoring profile: each answer is scored by the profile of its task, a named and versioned composition of metrics with a
 * threshold.
 *
 * A profile is data. `primary` is a part (`{ metric, options }`) or a combination of parts: `max`, `weighted` (weights
 * add up to 1), `first` (the first that decides: what has no score, or declines by `decides`, passes on to the next).
 * `supporting` parts are reported and do not count. The metrics come from the host by name, so a profile works with
 * those of any package; `scoringProfileWith` takes them as objects. `evals profiles` lists the profiles that come with the
 * package, as does its README.
 *
 * Which profile: the one that the row names (`metadata.grader`, else `metadata.scoring_profile`), else the one of its
 * shape: `multiple_choice` where it has options; `long_reference_qa` where every accepted answer has 12 words or more;
 * `indic_short_answer` where language, question or an accepted answer is of India; else `short_answer_qa`. `chosenBy`
 * says which of these it was. A name that nobody knows is an error, never a short answer.
 *
 * Of several accepted answers the one with the best primary score is `reference`, and all parts speak of it (a part
 * with `references: "all"` sees every answer and reports as one). A known wrong answer (`incorrect`) that the output
 * matches at least as well as the best accepted one, and well enough to pass, makes the case `incorrect` with score 0
 * (where scores are equal, what shares more words is the better match); parts that ask a model are not asked about those.
 *
 * Score: the primary score, from 0 to 1. Labels: `passed`, `failed`, `incorrect`, `blank` (score 0); unscored:
 * `missing_profile`, and whatever keeps the deciding part from a score (`missing_field`, `empty_expected`, …). An error
 * of a part that decides is an error; one of a supporting part is recorded, sets `partFailed` and changes nothing. Works
 * in every script, as far as the metrics of the profile do.
 *
 * `preset: "capability-bench"` reproduces the framework's normaliser, formulas and profiles to the letter, in which each
 * measure takes its own best accepted answer (so `reference` is null where there are several) and `incorrect` has no
 * say. Three things are left out on purpose: a blank output never passes, a case without an accepted answer is unscored,
 * an unknown profile is an error.
 *
 * @see genai_capability_bench 8aa833c, scoring of answer accuracy
 * @example
 * const metric = scoringProfile({ preset: "capability-bench" });
 * const result = await metric({ output: "George Washington", expected: "Washington" });
 * result.score; // => 0.6362418683715163
 * result.metadata.profile; // => "short_answer_qa"
 * scoringProfile().options.profile; // => "auto"
 */
export const scoringProfile = makeScoringProfile(hostOf);
