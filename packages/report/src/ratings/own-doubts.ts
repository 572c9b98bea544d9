import { wilsonInterval } from "@eval/stats";
import { counted, percent, whole } from "../numbers.js";
import { warningMeaning } from "../warning-meaning.js";
import { type Doubt, doubtIf } from "./doubt.js";
import type { RatingFacts, ReviewFacts } from "./rating-facts.js";

/**
 * What we count against a run: an interval that is wide, whatever the number of cases; what was not measured; answers
 * and metrics that do not fit; data that is doubtful; a judge who differs, out of those that he saw.
 */
export const ownDoubts = (facts: RatingFacts): Doubt[] => [
  ...precisionDoubts(facts),
  ...missingDoubts(facts),
  ...flagDoubts(facts),
  ...warningDoubts(facts),
  ...(facts.review === null ? [] : reviewDoubts(facts.review)),
];

/** Half-widths of the interval of the pass rate, or of the mean: ten points either way, and twenty, which is no result. */
const WIDE = 0.1;
const VERY_WIDE = 0.2;

function precisionDoubts({ passRateInterval, meanInterval }: RatingFacts): Doubt[] {
  const interval = passRateInterval ?? meanInterval;
  if (interval === null || interval.low === null)
    return [{ points: 3, reason: "there is no interval to say how sure the numbers are" }];
  const half = (interval.high - interval.low) / 2;
  const reason = `the numbers are known to about ± ${percent(half)} only`;
  return doubtIf(half > WIDE, half > VERY_WIDE ? 3 : 1, reason);
}

function missingDoubts({ cases, unscored, errors, passRateBounds }: RatingFacts): Doubt[] {
  const share = cases === 0 ? 0 : (unscored + errors) / cases;
  const range =
    passRateBounds === null
      ? ""
      : `; the pass rate of all lies between ${percent(passRateBounds[0])} and ${percent(passRateBounds[1])}`;
  const reason = `${whole(unscored + errors)} of ${counted(cases, "case")} could not be measured (${whole(errors)} errors)${range}`;
  return doubtIf(share >= 0.01, share >= 0.1 ? 2 : 1, reason);
}

function flagDoubts({ cases, unscored, errors, flagged, plainFailures, counts, opponent }: RatingFacts): Doubt[] {
  const measured = cases - unscored - errors;
  const rate = (count: number) => (measured <= 0 ? 0 : count / measured);
  const [passages, disagreeing, injected] = [
    counts.reference_shape ?? 0,
    (counts.metric_disagreement ?? 0) + (counts.judge_conflict ?? 0),
    counts.injection ?? 0,
  ];
  const doubtful = flagged - plainFailures;
  const passage = `accepted answers of ${counted(passages, "case")} are too long for the metric, ${percent(rate(passages))}`;
  return [
    ...doubtIf(rate(passages) > 0.01, rate(passages) > 0.1 ? 2 : 1, passage),
    ...doubtIf(rate(doubtful) > 0.4, 1, `${percent(rate(doubtful))} of the cases need a look, more than 40 %`),
    ...disagreementDoubt(rate(disagreeing), opponent),
    ...doubtIf(injected > 0, 1, `${counted(injected, "answer")} may speak to the judge`),
  ];
}

/** Flags need the texts of a case and what explains its score; the verdicts of two metrics were counted for all. */
function disagreementDoubt(flagged: number, opponent: RatingFacts["opponent"]): Doubt[] {
  const share = Math.max(flagged, opponent?.share ?? 0);
  const who = opponent !== null && opponent.share >= flagged ? `, most often ${opponent.name}` : "";
  return doubtIf(share > 0.25, 1, `metrics disagree on ${percent(share)} of the cases, more than 25 %${who}`);
}

/** What says nothing of a verdict: how cases are paired or clustered, and rows that were meant to be left out. */
const harmless: ReadonlySet<string> = new Set(["duplicate_id", "no_cluster", "excluded_row"]);

/** A case may have several warnings: the one that most cases have says how many are doubtful at least. */
function warningDoubts({ cases, warnings }: RatingFacts): Doubt[] {
  const [most] = warnings.filter(({ code }) => !harmless.has(code)).sort((a, b) => b.count - a.count);
  const share = most === undefined || cases === 0 ? 0 : most.count / cases;
  const reason = `the data is doubtful in ${counted(most?.count ?? 0, "row")} of ${whole(cases)}: ${most === undefined ? "" : warningMeaning(most.code)}`;
  return doubtIf(share >= 0.01, share > 0.25 ? 2 : 1, reason);
}

/** Only the random sample says how often the judge would differ on all cases; the queue holds the doubtful ones. */
function reviewDoubts({ reviewed, rescues, errors, audited, auditConflicts }: ReviewFacts): Doubt[] {
  const low = audited === 0 ? 0 : (wilsonInterval(auditConflicts, audited).low ?? 0);
  const differs = `the judge differs on ${whole(auditConflicts)} of ${counted(audited, "case")} drawn at random, at least ${percent(low)} of all`;
  const unsampled = `the judge would pass ${counted(rescues, "failing case")} of ${whole(reviewed)} reviewed; without a random sample nobody knows how many of all`;
  const tried = reviewed + errors;
  return [
    ...doubtIf(auditConflicts > 0, low >= 0.05 ? 2 : 1, differs),
    ...doubtIf(audited === 0 && rescues > 0, 1, unsampled),
    ...doubtIf(
      tried > 0 && errors / tried >= 0.05,
      1,
      `${whole(errors)} of ${counted(tried, "review")} by the judge failed`,
    ),
  ];
}
