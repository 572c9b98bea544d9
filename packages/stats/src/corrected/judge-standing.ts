import { cohenKappa, type KappaDetail } from "../agreement/cohen-kappa.js";
import { type CountedRate, detectionRates } from "../agreement/detection-rates.js";
import { checkCount } from "../checks/check-count.js";
import type { Estimate } from "../result.js";
import { type JudgeLabels, labelWarnings } from "./judge-labels.js";

/** What labels say of a judge, and whether its verdicts may stand for those of people. */
export interface JudgeStanding {
  /** `doubtful` lies between: the labels show some agreement, but not enough of it, or are too few to tell. */
  readonly level: "validated" | "doubtful" | "failed";
  /** What keeps it from being validated, without a full stop; null where it is. */
  readonly reason: string | null;
  readonly kappa: Estimate<KappaDetail>;
  /** Of what people fail, how much the judge fails. */
  readonly caught: CountedRate;
  /** Of what people pass, how much the judge fails all the same. */
  readonly falseAlarms: CountedRate;
}

/** "Moderate" and "substantial" agreement begin here: Landis and Koch 1977. */
const MODERATE = 0.4;
const SUBSTANTIAL = 0.6;
/** Caught failures less false alarms. A correction divides by it: below this it stretches every error to twice its size. */
const LEAST_GAIN = 0.5;

/**
 * Whether labels validate a judge. It failed with a kappa below 0.4: agreement little above chance. It is validated with
 * a kappa of at least 0.6 whose interval lies above 0.4, at least 50 points between caught failures and false alarms,
 * and at least 20 labelled failures. Anything between is doubtful, a kappa that cannot be computed among it.
 *
 * Throws `EvalError` (`invalid-input`) for counts that are no whole numbers from 0.
 *
 * @see Landis and Koch 1977 for the steps of kappa
 * @example
 * const useless = { humanPassJudgePass: 10, humanPassJudgeFail: 28, humanFailJudgePass: 7, humanFailJudgeFail: 26 };
 * judgeStanding(useless).level; // => "failed"
 * judgeStanding(useless).kappa.value?.toFixed(3); // => "0.049"
 */
export function judgeStanding(labels: JudgeLabels): JudgeStanding {
  for (const [name, count] of Object.entries(labels)) checkCount(name, count);
  const { humanPassJudgePass, humanPassJudgeFail, humanFailJudgePass, humanFailJudgeFail } = labels;
  const table = {
    labels: ["PASS", "FAIL"],
    counts: [
      [humanPassJudgePass, humanPassJudgeFail],
      [humanFailJudgePass, humanFailJudgeFail],
    ],
  };
  const measured = { kappa: cohenKappa(table), ...detectionRates(table, "FAIL") };
  const lack = lackOf(measured);
  if (lack === null && measured.kappa.value !== null && measured.kappa.value < MODERATE) {
    return { level: "failed", reason: `a kappa below ${MODERATE} is little more than chance gives`, ...measured };
  }
  const reason = lack ?? doubtOf(measured) ?? labelWarnings(labels)[0] ?? null;
  return { level: reason === null ? "validated" : "doubtful", reason, ...measured };
}

type Measured = Pick<JudgeStanding, "kappa" | "caught" | "falseAlarms">;

/** Where people gave one and the same label throughout, kappa is 0 or none, whatever the judge is worth. */
function lackOf({ kappa, caught, falseAlarms }: Measured): string | null {
  if (caught.value === null) return "no failure is labelled";
  if (falseAlarms.value === null) return "no pass is labelled";
  return kappa.value === null ? `there is no kappa: ${kappa.reason}` : null;
}

function doubtOf({ kappa, caught, falseAlarms }: Measured): string | null {
  if ((kappa.value ?? 0) < SUBSTANTIAL) return `a kappa below ${SUBSTANTIAL} is moderate agreement`;
  // Without a spread the interval says nothing: full agreement, which the number of failures has to bear.
  if (kappa.interval.low !== null && kappa.interval.low < MODERATE) {
    return `the interval of kappa reaches below ${MODERATE}: there are too few labels to tell`;
  }
  return (caught.value ?? 0) - (falseAlarms.value ?? 1) < LEAST_GAIN
    ? "caught failures and false alarms lie less than 50 points apart"
    : null;
}
