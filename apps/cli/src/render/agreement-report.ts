import type { AgreementReport, LengthBaseline, VerdictComparison } from "@eval/runner";
import { left, right, SUMMARY_COLUMNS, summaryCells } from "./agreement-cells.js";
import { agreementPart, judgeParts } from "./agreement-judge.js";
import { counted, oneLine, points, pointsInterval, pValue, signedPoints } from "./numbers.js";
import type { ReportPart } from "./report-part.js";

/** What a person reads after `evals agree`. */
export function agreementParts(report: AgreementReport): ReportPart[] {
  return [
    headPart(report),
    ...report.judges.flatMap((judge) => judgeParts(judge, report)),
    baselinePart(report),
    ...peoplePart(report),
    ...comparisonPart(report),
  ];
}

function headPart({ files, rows, skipped, labelled, columns, disclosures }: AgreementReport): ReportPart {
  const { label, secondLabel, verdicts, clusterBy } = columns;
  const used = [
    `label ${label}`,
    ...(secondLabel === null ? [] : [`second label ${secondLabel}`]),
    `verdicts ${verdicts.join(", ")}`,
  ];
  return {
    title: null,
    columns: [],
    rows: [],
    notes: [
      `${files.join(", ")}: ${counted(rows, "row")}, ${labelled} labelled${skipped === 0 ? "" : `, ${skipped} skipped`}`,
      `columns: ${oneLine(used.join("; "), 200)}${clusterBy === null ? "" : `; clustered by ${oneLine(clusterBy, 60)}`}`,
      ...disclosures.map((text) => `disclosure: ${oneLine(text, 1_000)}`),
    ],
  };
}

function baselinePart({ judges, baselines, people, columns }: AgreementReport): ReportPart {
  const { passesEverything, lengthOnly } = baselines;
  return {
    title: "beside rules that read nothing",
    columns: [left(""), ...SUMMARY_COLUMNS],
    rows: [
      ...judges.map(({ verdict, agreement }) => [oneLine(verdict, 40), ...summaryCells(agreement)]),
      ...(people === null ? [] : [[oneLine(columns.secondLabel ?? "", 40), ...summaryCells(people)]]),
      ["passes everything", ...summaryCells(passesEverything)],
      ...(lengthOnly.agreement === null ? [] : [["length only", ...summaryCells(lengthOnly.agreement)]]),
    ],
    notes: [lengthNote(lengthOnly)],
  };
}

function lengthNote(rule: LengthBaseline): string {
  if (rule.agreement === null) return `no length-only rule: ${rule.reason}`;
  const cut =
    rule.threshold === null ? "none" : `${rule.passes === "longer" ? "from" : "up to"} ${rule.threshold} code points`;
  return `length only passes answers ${cut}; its figures are five-fold cross-validated`;
}

function peoplePart({ people, columns }: AgreementReport): ReportPart[] {
  if (people === null) return [];
  const [first, second] = [columns.label, columns.secondLabel ?? ""].map((column) => oneLine(column, 60));
  return [agreementPart(`person and person: ${second} against ${first}`, people, [])];
}

function comparisonPart({ comparisons, columns }: AgreementReport): ReportPart[] {
  if (comparisons.length === 0) return [];
  return [
    {
      title: `which verdicts agree more with ${oneLine(columns.label, 60)}`,
      columns: [
        left("A"),
        left("B"),
        right("n"),
        right("only A : only B right"),
        right("B − A"),
        right("95 % interval"),
        right("p"),
        right("p (Holm)"),
      ],
      rows: comparisons.map(({ a, b, n, onlyA, onlyB, difference, interval, test, adjustedP }) => [
        oneLine(a, 40),
        oneLine(b, 40),
        String(n),
        `${onlyA} : ${onlyB}`,
        signedPoints(difference),
        pointsInterval(interval),
        pValue(test.p),
        pValue(adjustedP),
      ]),
      notes: comparisons.map(sentence),
    },
  ];
}

const SIGNIFICANT = 0.05;

function sentence({ a, b, adjustedP, difference, interval, test, detectable, n }: VerdictComparison): string {
  const [first, second] = [oneLine(a, 40), oneLine(b, 40)];
  if (test.p === null) {
    const why = interval.low === null && n > 0 ? interval.reason : "no labelled row was judged by both";
    return `${first} and ${second} cannot be compared: ${why}`;
  }
  const p = pValue(test.p);
  const how = `${test.method}, p ${p.startsWith("<") ? p : `= ${p}`}`;
  if (adjustedP !== null && adjustedP < SIGNIFICANT && difference !== null && difference !== 0) {
    const [better, worse] = difference > 0 ? [second, first] : [first, second];
    return `${better} agrees more often than ${worse} (${how})`;
  }
  const gap = detectable === null ? "" : `; with ${n} rows a gap under ${points(detectable)} would usually be missed`;
  return `${first} and ${second} are not distinguishable (${how})${gap}`;
}
