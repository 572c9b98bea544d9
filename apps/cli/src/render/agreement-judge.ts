import type { Agreement, AgreementReport, JudgeReport, LabelNeed } from "@eval/runner";
import {
  kappaInterval,
  kappaNotes,
  kappaText,
  left,
  rateCells,
  rateNotes,
  right,
  SUMMARY_COLUMNS,
  summaryCells,
} from "./agreement-cells.js";
import { counted, oneLine, percent, percentInterval, pointsInterval, signedPoints } from "./numbers.js";
import type { ReportPart } from "./report-part.js";
import { unlabelledPart } from "./unlabelled-part.js";

/** Everything about one judge, what to read first first. */
export function judgeParts(judge: JudgeReport, { columns }: AgreementReport): ReportPart[] {
  const name = oneLine(judge.verdict, 60);
  const [label, split] = [columns.label, columns.split].map((column) => oneLine(column ?? "", 60));
  const { agreement } = judge;
  return [
    agreementPart(`${name} against ${label}`, agreement, [
      ...missingNotes(judge),
      ...fewNotes(agreement),
      needNote("catch rate", "failure", judge.labelNeeds.caught, judge.labelNeeds.width),
      needNote("rate of false alarms", "pass", judge.labelNeeds.falseAlarms, judge.labelNeeds.width),
    ]),
    countsPart(agreement),
    ...(judge.split === null ? [] : [splitPart(`${name}, by ${split}`, judge.split)]),
    ...slicePart(name, judge.slices),
    ...(judge.unlabelled === null ? [] : [unlabelledPart(name, judge.unlabelled, columns.clusterBy)]),
  ];
}

/** A person or a judge beside a person: rates and kappa, each with its interval. */
export function agreementPart(
  title: string,
  { caught, falseAlarms, kappa, agreement }: Agreement,
  notes: readonly string[],
): ReportPart {
  return {
    title,
    columns: [left(""), right(""), right("rate"), right("95 % interval")],
    rows: [
      ["failures caught", ...rateCells(caught)],
      ["false alarms", ...rateCells(falseAlarms)],
      ["kappa", "", kappaText(kappa), kappaInterval(kappa)],
      ["raw agreement", ...rateCells(agreement)],
    ],
    notes: [
      ...rateNotes("failures caught", caught),
      ...rateNotes("false alarms", falseAlarms),
      ...kappaNotes(kappa),
      ...rateNotes("raw agreement", agreement),
      ...notes,
    ],
  };
}

function countsPart({ counts }: Agreement): ReportPart {
  const { bothPass, humanPassJudgeFail, humanFailJudgePass, bothFail } = counts;
  return {
    title: null,
    columns: [left(""), right("judge passes"), right("judge fails")],
    rows: [
      ["person passes", String(bothPass), String(humanPassJudgeFail)],
      ["person fails", String(humanFailJudgePass), String(bothFail)],
    ],
    notes: [],
  };
}

const missingNotes = ({ withoutVerdict }: JudgeReport): string[] =>
  withoutVerdict === 0 ? [] : [`left out: ${counted(withoutVerdict, "labelled row")} without a verdict`];

/** Below so many labelled failures a judge is not known, whatever its numbers. */
const FEW_FAILURES = 20;

function fewNotes({ caught }: Agreement): string[] {
  if (caught.n >= FEW_FAILURES) return [];
  return [`only ${counted(caught.n, "failure")} labelled: below ${FEW_FAILURES} no judge is validated by them`];
}

function needNote(what: string, kind: string, { have, need, moreLabels }: LabelNeed, width: number): string {
  const aim = `for a ${what} to within ±${percent(width)}: ${need} labelled ${kind}${kind === "pass" ? "es" : "s"}`;
  if (moreLabels === 0) return `${aim}, ${have} are there`;
  const more = moreLabels === null ? "none to plan from yet" : `about ${counted(moreLabels, "more label")} at random`;
  return `${aim}, ${have} are there; ${more}`;
}

function splitPart(
  title: string,
  { tuning, holdout, gap, gapInterval }: NonNullable<JudgeReport["split"]>,
): ReportPart {
  return {
    title,
    columns: [left(""), ...SUMMARY_COLUMNS, right("95 % interval")],
    rows: [
      ["tuning", ...summaryCells(tuning), percentInterval(tuning.agreement.interval)],
      ["held out", ...summaryCells(holdout), percentInterval(holdout.agreement.interval)],
    ],
    notes: [`agreement held out less that in tuning: ${signedPoints(gap)} (${pointsInterval(gapInterval)})`],
  };
}

const SLICES_SHOWN = 40;

function slicePart(name: string, slices: JudgeReport["slices"]): ReportPart[] {
  return [...new Set(slices.map(({ column }) => column))].map((column) => {
    const all = slices.filter((slice) => slice.column === column);
    const more = all.length - SLICES_SHOWN;
    return {
      title: `${name}, by ${oneLine(column, 60)}`,
      columns: [left(""), ...SUMMARY_COLUMNS],
      rows: all
        .slice(0, SLICES_SHOWN)
        .map(({ value, agreement }) => [oneLine(value ?? "(none)", 30) || "(empty)", ...summaryCells(agreement)]),
      notes: more > 0 ? [`… and ${counted(more, "more value")}, see --json`] : [],
    };
  });
}
