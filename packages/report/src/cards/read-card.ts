import { judgeStanding } from "@eval/stats";
import { counted, decimal, intervalText, percent } from "../numbers.js";
import type { CalibrationFacts, Card, CardHistogram, CardPoint, CardRate, JudgeFacts } from "./card.js";
import { intervalOf, numberOf, numbersOf, recordOf, recordsOf, textOf } from "./json-reader.js";
import { labelsOf } from "./judge-validation.js";
import { standingWords } from "./standing-words.js";

type Facts = readonly (readonly [string, string])[];

/**
 * A calibration card or a judge card out of its JSON; null where it is neither. `used` are the judge cards of the run's
 * metrics, where the card is shown with a run: what a card says of one judge holds for no other.
 */
export function readCard(json: unknown, used: ReadonlySet<string | null> | null = null): Card | null {
  const record = recordOf(json);
  if (record === null) return null;
  if (record["kind"] === "calibration-card") return calibrationOf(record);
  return record["judgeCard"] === undefined ? null : judgeOf(record, used);
}

function calibrationOf(card: Readonly<Record<string, unknown>>): CalibrationFacts {
  const sample = recordOf(card["sample"]);
  const aucInterval = intervalText({ value: null, interval: intervalOf(card["aucInterval"]), format: decimal });
  const heldOut = recordOf(card["heldOut"]) ?? recordOf(card["crossValidated"]);
  const pairs = `${counted(numberOf(sample?.["pairs"]) ?? 0, "pair")}, ${numberOf(sample?.["similar"]) ?? "–"} similar and ${numberOf(sample?.["dissimilar"]) ?? "–"} dissimilar`;
  return {
    kind: "calibration",
    title: `Calibration of ${textOf(card["encoder"]) ?? "an encoder"}`,
    facts: known([
      ["verdict", textOf(card["verdict"])?.replaceAll("_", " ") ?? null],
      ["language", textOf(card["language"])],
      ["labels", textOf(card["source"])],
      ["pairs", pairs],
      ["AUC", `${decimal(numberOf(card["auc"]))} (${aucInterval})`],
      ["threshold", decimal(numberOf(card["threshold"]))],
      ["accuracy on pairs that had no part in it", heldOut === null ? null : percent(numberOf(heldOut["accuracy"]))],
      ["of always saying what is more frequent", percent(numberOf(card["baseline"]))],
    ]),
    notes: recordsOf(card["findings"]).flatMap(({ message }) => textOf(message) ?? []),
    threshold: numberOf(card["threshold"]),
    histogram: histogramOf(card["histogram"]),
    roc: pointsOf(card["roc"]),
    rates: recordsOf(card["slices"]).map((slice) => ({
      name: textOf(slice["name"]) ?? "–",
      n: numberOf(slice["pairs"]) ?? 0,
      rate: numberOf(slice["auc"]),
      interval: intervalOf(slice["aucInterval"]),
    })),
  };
}

const known = (facts: readonly (readonly [string, string | null])[]): Facts =>
  facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));

function histogramOf(value: unknown): CardHistogram | null {
  const record = recordOf(value);
  const edges = numbersOf(record?.["edges"]);
  const [similar, dissimilar] = [numbersOf(record?.["similar"]), numbersOf(record?.["dissimilar"])];
  if (edges === null || similar === null || dissimilar === null || similar.length === 0) return null;
  const isWhole = edges.length === similar.length + 1 && similar.length === dissimilar.length;
  const rises = edges.every((edge, at) => at === 0 || edge > (edges[at - 1] as number));
  return isWhole && rises && [...similar, ...dissimilar].every((count) => count >= 0)
    ? { edges, similar, dissimilar }
    : null;
}

const isShare = (value: number | null): value is number => value !== null && value >= 0 && value <= 1;

const pointsOf = (value: unknown): CardPoint[] =>
  recordsOf(value).flatMap((point) => {
    const falsePositiveRate = numberOf(point["falsePositiveRate"]);
    const truePositiveRate = numberOf(point["truePositiveRate"]);
    return isShare(falsePositiveRate) && isShare(truePositiveRate) ? [{ falsePositiveRate, truePositiveRate }] : [];
  });

function judgeOf(card: Readonly<Record<string, unknown>>, used: ReadonlySet<string | null> | null): JudgeFacts {
  const model = recordOf(card["model"]);
  const errors = numberOf(card["errors"]);
  return {
    kind: "judge",
    title: `Test of the judge ${textOf(card["judge"]) ?? ""}`.trim(),
    facts: known([
      ["card", textOf(card["id"])],
      [
        "holds for",
        used === null || used.has(textOf(card["id"])) ? null : "no metric of this run: none names this card",
      ],
      ["model", textOf(model?.["model"])],
      ["answered by", Array.isArray(card["answeredBy"]) ? card["answeredBy"].map(String).join(", ") : null],
      ["date", textOf(card["date"])],
      ["cases", String(numberOf(card["cases"]) ?? "–")],
      ["errors", errors === null ? null : String(errors)],
      ["agreement with people", agreementWords(card["agreement"])],
    ]),
    rates: [
      ...ratesOf([card["accepted"]], "right answers held right"),
      ...ratesOf(card["detection"], "harmful edit noticed"),
      ...ratesOf(card["invariance"], "harmless edit let be"),
      ...ratesOf([card["stability"]], "same verdict when asked again"),
    ],
  };
}

function agreementWords(agreement: unknown): string {
  const labels = labelsOf(agreement);
  if (labels === null) return "not measured";
  const standing = judgeStanding(labels);
  const verdict = { validated: "validated", doubtful: "not validated", failed: "failed" }[standing.level];
  return `${verdict}: ${standingWords(standing)}${standing.reason === null ? "" : `; ${standing.reason}`}`;
}

const ratesOf = (value: unknown, what: string): CardRate[] =>
  recordsOf(value).map((rate) => {
    const name = [textOf(rate["name"]), textOf(rate["language"])].filter((part) => part !== null).join(", ");
    return {
      name: Array.isArray(value) && value.length === 1 && !name.includes(",") ? what : `${what}: ${name}`,
      n: numberOf(rate["n"]) ?? 0,
      rate: numberOf(rate["rate"]),
      interval: intervalOf(rate["interval"]),
    };
  });
