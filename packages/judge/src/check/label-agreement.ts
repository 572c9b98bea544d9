import type { JsonRecord } from "@eval/core";
import { cohenKappa, confusionTable, detectionRates } from "@eval/stats";

/** One case with a person's label and a judge's verdict. */
export interface LabelledVerdict {
  readonly human: boolean;
  readonly judge: boolean;
}

const word = (passes: boolean): "PASS" | "FAIL" => (passes ? "PASS" : "FAIL");

/**
 * How a judge agrees with people, as a card keeps it: failures caught and false alarms first, then kappa, raw agreement
 * last, beside that of a judge that passes everything. Fewer than 20 failures among the labels say little.
 */
export function labelAgreement(pairs: readonly LabelledVerdict[]): JsonRecord | null {
  if (pairs.length === 0) return null;
  const table = confusionTable(
    pairs.map(({ human }) => word(human)),
    pairs.map(({ judge }) => word(judge)),
    ["PASS", "FAIL"],
  );
  const { caught, falseAlarms } = detectionRates(table, "FAIL");
  const kappa = cohenKappa(table);
  const failures = pairs.filter(({ human }) => !human).length;
  return {
    labels: pairs.length,
    failures,
    caught: plain(caught),
    falseAlarms: plain(falseAlarms),
    kappa: kappa.value === null ? kappa.reason : kappa.value,
    kappaInterval: plain(kappa.interval),
    agreement: pairs.filter(({ human, judge }) => human === judge).length / pairs.length,
    agreementOfPassingEverything: (pairs.length - failures) / pairs.length,
    ...(failures < 20 && { warning: "fewer than 20 failures among the labels: too few to trust a judge by" }),
  };
}

const plain = (value: object): JsonRecord => JSON.parse(JSON.stringify(value)) as JsonRecord;
