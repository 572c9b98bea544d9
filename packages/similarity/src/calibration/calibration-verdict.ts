import type { CalibrationCard, CalibrationFinding, CalibrationVerdict } from "./calibration-card.js";

/** What a card must have to be certified. */
export const certification = Object.freeze({ perSide: 100, clusters: 50, minAuc: 0.7 });

/** Fewer labels than this on a side say nothing, whatever they look like. */
const FEWEST_LABELS = 5;

/** Narrower than this, a threshold would have to be met to the third decimal. */
const NARROW = 0.02;

type Evidence = Pick<
  CalibrationCard,
  "sample" | "auc" | "aucInterval" | "threshold" | "baseline" | "crossValidated" | "heldOut"
> & { readonly lowest: number; readonly highest: number };

/** What the evidence allows. */
export function verdictOf(evidence: Evidence): CalibrationVerdict {
  const { sample, auc, aucInterval, lowest, highest } = evidence;
  if (Math.min(sample.similar, sample.dissimilar) < FEWEST_LABELS) return "too_few";
  if (lowest === highest) return "constant";
  if (aucInterval.high !== null && aucInterval.high < 0.5) return "inverted";
  if (auc === null || auc < certification.minAuc) return "low_discrimination";
  return isCertified(evidence) ? "certified" : "provisional";
}

function isCertified({ sample, aucInterval, threshold, crossValidated, heldOut, baseline }: Evidence): boolean {
  const { perSide, clusters, minAuc } = certification;
  const validated = crossValidated?.interval.low ?? null;
  return (
    Math.min(sample.similar, sample.dissimilar) >= perSide &&
    (sample.clusters === null || sample.clusters >= clusters) &&
    aucInterval.low !== null &&
    aucInterval.low >= minAuc &&
    validated !== null &&
    baseline !== null &&
    validated > baseline &&
    threshold !== null &&
    heldOut !== null &&
    heldOut.accuracy !== null
  );
}

/** What a reader should know beside the verdict. */
export function findingsOf(evidence: Evidence): CalibrationFinding[] {
  const { sample, auc, aucInterval, threshold, baseline, crossValidated, lowest, highest } = evidence;
  const found: CalibrationFinding[] = [];
  const note = (holds: boolean, code: CalibrationFinding["code"], message: string) => {
    if (holds) found.push({ code, message });
  };
  const { low, high } = aucInterval;
  note(
    auc !== null && auc < 0.5,
    "below_chance",
    "dissimilar pairs score higher more often than not: are the labels swapped?",
  );
  note(
    low !== null && high !== null && low <= 0.5 && high >= 0.5,
    "interval_reaches_chance",
    "chance is inside the interval of the AUC",
  );
  note(
    lowest !== highest && highest - lowest < NARROW,
    "narrow_band",
    `all scores lie within ${(highest - lowest).toPrecision(2)}`,
  );
  note(lowest < -1 || highest > 1, "outside_cosine_range", "some scores are outside [-1, 1]: are they cosines?");
  note(threshold === null, "rejects_everything", "calling nothing similar does best");
  const validated = crossValidated?.accuracy ?? null;
  const isNoBetter = validated !== null && baseline !== null && validated <= baseline;
  note(
    isNoBetter,
    "no_better_than_baseline",
    "held-out accuracy is no better than always saying what is more frequent",
  );
  note(crossValidated === null, "in_sample_only", "accuracy was measured on the pairs that chose the threshold");
  const few = sample.clusters !== null && sample.clusters < certification.clusters;
  note(few, "clusters_few", `the pairs come from ${sample.clusters} clusters only`);
  return found;
}
