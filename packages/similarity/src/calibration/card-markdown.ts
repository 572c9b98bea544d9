import type { CalibrationCard, CardInterval, CardSlice, HeldOutAccuracy, Histogram } from "./calibration-card.js";

const fixed = (value: number | null): string => (value === null ? "–" : value.toFixed(3));
const range = ({ low, high }: CardInterval): string =>
  low === null || high === null ? "–" : `${fixed(low)} to ${fixed(high)}`;
const percent = ({ level }: CardInterval): string => `${Number((level * 100).toFixed(3))} %`;

/** What the verdict means for who reads it. */
const MEANING: Readonly<Record<CalibrationCard["verdict"], string>> = {
  certified: "It ranks similar above dissimilar pairs, on enough labels.",
  provisional:
    "It ranks, as far as these labels can tell. They are too few to be sure, or what was held out is too close to the baseline.",
  low_discrimination: "**It cannot tell similar from dissimilar pairs well enough to decide.**",
  inverted:
    "**It ranks dissimilar pairs above similar ones. No threshold helps; look at the labels, then take another encoder.**",
  constant: "**It gives every pair the same score.**",
  too_few: "**There are too few labels to say anything.**",
};

/**
 * A card as Markdown, for people.
 *
 * @example
 * const scores = [0.9, 0.8, 0.2, 0.1].map((score, at) => ({ score, similar: at < 2 }));
 * cardMarkdown(calibrate(scores, { encoder: "me/x", language: "hi" })).split("\n")[0]; // => "# Calibration card: me/x, hi"
 */
export function cardMarkdown(card: CalibrationCard): string {
  const { sample } = card;
  const shape = card.goldShape === null ? "" : `, gold answers: ${card.goldShape}`;
  const clusters = sample.clusters === null ? "" : ` in ${sample.clusters} clusters`;
  return [
    `# Calibration card: ${card.encoder}, ${card.language ?? "any language"}`,
    "",
    `Verdict: **${card.verdict}**. ${MEANING[card.verdict]}`,
    "",
    `Revision ${card.revision ?? "not recorded"}${shape}. Data: ${card.source}; ${sample.similar} similar and ${sample.dissimilar} dissimilar pairs${clusters}.`,
    "",
    ...accuracyTable(card),
    ...findingLines(card),
    ...sliceTable(card.slices),
    ...histogramLines(card.histogram),
    "",
    moreLine(card),
    "",
    "Likeness is not correctness: an answer may be close to the accepted one and wrong in what counts.",
  ].join("\n");
}

function accuracyTable(card: CalibrationCard): string[] {
  const heldOut = (name: string, found: HeldOutAccuracy | null) =>
    found === null
      ? [`| accuracy, ${name} | not measured | – |`]
      : [
          `| accuracy, ${found.how} | ${fixed(found.accuracy)} | ${range(found.interval)} |`,
          `| balanced accuracy, same | ${fixed(found.balancedAccuracy)} | – |`,
        ];
  return [
    `| | value | ${percent(card.aucInterval)} interval |`,
    "|---|---|---|",
    `| AUC (${card.aucInterval.method}) | ${fixed(card.auc)} | ${range(card.aucInterval)} |`,
    `| threshold (${card.criterion}, ${choiceText(card)}) | ${card.threshold === null ? "none" : card.threshold} | – |`,
    ...heldOut("cross-validated", card.crossValidated),
    ...heldOut("held out", card.heldOut),
    `| accuracy in-sample (flattering) | ${fixed(card.accuracyInSample)} | – |`,
    `| accuracy at 0.5 | ${fixed(card.accuracyAtHalf)} | – |`,
    `| baseline: always the more frequent | ${fixed(card.baseline)} | – |`,
  ];
}

/** How the threshold was chosen from those that do equally well, where there are several. */
function choiceText({ choice, tiedThresholds }: CalibrationCard): string {
  if (tiedThresholds === null || tiedThresholds.count < 2) return choice;
  const { count, lowest, highest } = tiedThresholds;
  const end = highest === null ? "none at all" : fixed(highest);
  return `${choice} of ${count} that do equally well, from ${fixed(lowest)} to ${end}`;
}

function moreLine({ moreLabels: { similar, dissimilar }, verdict }: CalibrationCard): string {
  if (similar + dissimilar > 0) {
    return `For a card to be certified it takes ${similar} more similar and ${dissimilar} more dissimilar pairs.`;
  }
  return verdict === "certified"
    ? "The labels are enough."
    : "The labels are enough; more of them would not change the verdict.";
}

const findingLines = ({ findings }: CalibrationCard): string[] =>
  findings.length === 0 ? [] : ["", ...findings.map(({ code, message }) => `- \`${code}\`: ${message}`)];

function sliceTable(slices: readonly CardSlice[]): string[] {
  if (slices.length === 0) return [];
  const rows = slices.map(
    ({ name, pairs, similar, auc, aucInterval, accuracyInSample }) =>
      `| ${name.replaceAll("|", "\\|")} | ${pairs} | ${similar} | ${fixed(auc)} | ${range(aucInterval)} | ${fixed(accuracyInSample)} |`,
  );
  return [
    "",
    "| slice | pairs | similar | AUC | interval | accuracy in-sample |",
    "|---|---|---|---|---|---|",
    ...rows,
  ];
}

const WIDEST = 40;

function histogramLines(histogram: Histogram | null): string[] {
  if (histogram === null) return [];
  const { edges, similar, dissimilar } = histogram;
  const most = Math.max(...similar, ...dissimilar);
  const bar = (count: number, mark: string) => mark.repeat(Math.ceil((count / most) * WIDEST));
  const rows = similar.map(
    (count, at) =>
      `${edges[at]!.toFixed(2).padStart(6)}  ${bar(count, "#")}${bar(dissimilar[at]!, "o")} ${count}/${dissimilar[at]}`,
  );
  return ["", "Scores, similar `#` and dissimilar `o`:", "", "```text", ...rows, "```"];
}
