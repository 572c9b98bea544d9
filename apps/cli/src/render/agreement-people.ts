import type { RunAgreement } from "@eval/runner";
import { kappaInterval, kappaText, left, right } from "./agreement-cells.js";
import { agreementParts } from "./agreement-report.js";
import { counted, oneLine, percent, percentInterval } from "./numbers.js";
import type { ReportPart } from "./report-part.js";

/** What a person reads after `evals agree RUN`: people first, since no metric can be surer than they are. */
export function runAgreementParts(report: RunAgreement): ReportPart[] {
  const [head, ...judges] = agreementParts(report);
  const people = [labelersPart(report), ...pairsPart(report)];
  return [...(head === undefined ? [] : [head]), ...people, ...judges, ...besidePart(report)];
}

function labelersPart({ labelers, disputed }: RunAgreement): ReportPart {
  return {
    title: "who labelled",
    columns: [left(""), right("labelled"), right("correct"), right("incorrect"), right("unsure")],
    rows: labelers.map(({ labeler, passed, failed, unsure }) => [
      oneLine(labeler, 40),
      ...[passed + failed + unsure, passed, failed, unsure].map(String),
    ]),
    notes: [
      "unsure counts as no label",
      ...(disputed === 0
        ? []
        : [`${counted(disputed, "case")} in dispute, with as many for as against: left out below`]),
    ],
  };
}

const AGREEMENT = [right("n"), right("agreement"), right("95 % interval"), right("kappa"), right("95 % interval")];

type Row = RunAgreement["pairs"][number]["agreement"];

const agreementCells = ({ n, agreement, kappa }: Row): string[] => [
  String(n),
  percent(agreement.value),
  percentInterval(agreement.interval),
  kappaText(kappa),
  kappaInterval(kappa),
];

const DECIMALS = 3;

function pairsPart({ pairs, alpha }: RunAgreement): ReportPart[] {
  if (pairs.length === 0) return [];
  return [
    {
      title: "person and person",
      columns: [left(""), left(""), ...AGREEMENT],
      rows: pairs.map(({ a, b, agreement }) => [oneLine(a, 40), oneLine(b, 40), ...agreementCells(agreement)]),
      notes: [`Krippendorff's alpha of all: ${alphaText(alpha)}`],
    },
  ];
}

function alphaText({ units, ratings, interval, ...alpha }: RunAgreement["alpha"]): string {
  if (alpha.value === null) return `none: ${alpha.reason}`;
  const bounds =
    interval.low === null
      ? `no interval: ${interval.reason}`
      : `95 % interval ${interval.low.toFixed(DECIMALS)} to ${interval.high.toFixed(DECIMALS)}`;
  return `${alpha.value.toFixed(DECIMALS)} (${counted(units, "case")}, ${counted(ratings, "label")}; ${bounds})`;
}

function besidePart({ besidePersons }: RunAgreement): ReportPart[] {
  if (besidePersons.length === 0) return [];
  return [
    {
      title: "metric and person",
      columns: [left(""), left(""), ...AGREEMENT],
      rows: besidePersons.map(({ verdict, labeler, agreement }) => [
        oneLine(verdict, 40),
        oneLine(labeler, 40),
        ...agreementCells(agreement),
      ]),
      notes: ["a metric that agrees with people as often as they agree with each other does all that can be asked"],
    },
  ];
}
