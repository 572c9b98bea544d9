import { aucScoreInterval } from "@eval/stats";
import { calibrate } from "../calibration/calibrate.js";
import type { CalibrationCard, CalibrationFinding, GoldShape } from "../calibration/calibration-card.js";
import { certification, findingsOf, verdictOf } from "../calibration/calibration-verdict.js";
import { moreLabels } from "../calibration/more-labels.js";
import { studyCells, studyShapes } from "./study-cells.js";
import { studyScores } from "./study-scores.js";

const DEFAULT_ENCODER = "sentence-transformers/paraphrase-multilingual-mpnet-base-v2";
const STUDY = "vindex 0.6.0, answers to 10 questions, correct against plainly wrong";

/**
 * The cards that come with the package: five encoders, answers in English, Hindi and Hinglish, from the study of vindex
 * 0.6.0. Those of the default encoder are recomputed from its scores, without two answers that were labelled correct and
 * are not, with held-out accuracy; of the others only the summary was published, so they are in-sample. Thirty or fewer
 * pairs each: none is certified, and most say that their encoder cannot tell right from wrong there.
 *
 * @example
 * const card = shippedCards().find(({ encoder, language }) => encoder.endsWith("LaBSE") && language === "hi");
 * [card.verdict, card.auc.toFixed(2)]; // => ["inverted", "0.17"]
 */
export function shippedCards(): readonly CalibrationCard[] {
  shipped ??= [...recomputedCards("corrected"), ...summaryCards().filter((card) => !isRecomputed(card))];
  return shipped;
}

/**
 * The same cells as they were published, false labels and all, in-sample: for comparison with published numbers.
 *
 * @example
 * publishedCards().length; // => 15
 */
export function publishedCards(): readonly CalibrationCard[] {
  published ??= [...recomputedCards("published"), ...cellCards().filter((card) => !isRecomputed(card))];
  return published;
}

let shipped: readonly CalibrationCard[] | undefined;
let published: readonly CalibrationCard[] | undefined;

const isRecomputed = ({ encoder, threshold }: CalibrationCard) => encoder === DEFAULT_ENCODER && threshold !== null;

function recomputedCards(labels: "corrected" | "published"): CalibrationCard[] {
  const rows = linesOf(studyScores).map(([language, task = "", label, score]) => ({ language, task, label, score }));
  return LANGUAGES.map((language) => {
    const scores = rows
      .filter((row) => row.language === language && (labels === "published" || row.label !== "false"))
      .map(({ task, label, score }) => ({ score: Number(score), similar: label !== "wrong", cluster: task }));
    const isChanged = labels === "corrected" && rows.some((row) => row.language === language && row.label === "false");
    const card = calibrate(scores, {
      encoder: DEFAULT_ENCODER,
      language,
      goldShape: shapeOf(language),
      source: STUDY,
      choice: "lowest-observed",
      validation: labels === "corrected" ? "held-out" : "in-sample",
    });
    return isChanged ? { ...card, findings: [...card.findings, CORRECTED] } : card;
  });
}

const CORRECTED: CalibrationFinding = {
  code: "labels_corrected",
  message: "one answer that was labelled correct and is false was left out",
};
const SUMMARY: CalibrationFinding = { code: "summary_only", message: "only the summary was published, not the scores" };

const LANGUAGES = ["en", "hi", "hinglish"] as const;

/** The gold answers of the table are English sentences. */
const shapeOf = (language: string): GoldShape => (language === "en" ? "sentence" : "other-language");

const summaryCards = () => [...cellCards(), ...shapeCards()];

const cellCards = () =>
  linesOf(studyCells).map(([encoder = "", language = "", threshold, accuracy, atHalf, auc]) =>
    summaryCard(encoder, language, shapeOf(language), Number(auc), {
      threshold: Number(threshold),
      accuracyInSample: Number(accuracy),
      accuracyAtHalf: Number(atHalf),
    }),
  );

const shapeCards = () =>
  linesOf(studyShapes).map(([encoder = "", language = "", shape, auc]) =>
    summaryCard(encoder, language, shape as GoldShape, Number(auc), {
      threshold: null,
      accuracyInSample: null,
      accuracyAtHalf: null,
    }),
  );

function summaryCard(
  encoder: string,
  language: string,
  goldShape: GoldShape,
  auc: number,
  found: Pick<CalibrationCard, "threshold" | "accuracyInSample" | "accuracyAtHalf">,
): CalibrationCard {
  const similar = language === "hi" ? 9 : 10;
  const sample = { pairs: similar + 10, similar, dissimilar: 10, clusters: 10 };
  const aucInterval = aucScoreInterval(auc, similar, 10);
  const unheld = { crossValidated: null, heldOut: null };
  // The scores themselves are not known, so neither is their range.
  const evidence = {
    sample,
    auc,
    aucInterval,
    ...found,
    baseline: 10 / sample.pairs,
    ...unheld,
    lowest: 0,
    highest: 1,
  };
  return {
    kind: "calibration-card",
    version: 1,
    encoder,
    revision: null,
    language,
    goldShape,
    source: STUDY,
    verdict: verdictOf(evidence),
    findings: [...findingsOf(evidence).filter(({ code }) => code !== "rejects_everything"), SUMMARY],
    sample,
    auc,
    aucInterval,
    criterion: "accuracy",
    choice: "lowest-observed",
    ...found,
    tiedThresholds: null,
    baseline: evidence.baseline,
    ...unheld,
    slices: [],
    moreLabels: moreLabels(auc, similar, 10, 0.95),
    certification,
    histogram: null,
    roc: [],
  };
}

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
