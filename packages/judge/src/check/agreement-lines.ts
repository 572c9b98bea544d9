import { type CountedRate, type Interval, judgeStanding } from "@eval/stats";
import type { LabelAgreement } from "./label-agreement.js";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const kappaText = (value: number): string => value.toFixed(2).replace("-", "−");

const range = (interval: Interval, show: (value: number) => string): string =>
  interval.low === null ? "–" : `${show(interval.low)} to ${show(interval.high)}`;

/** How a judge agrees with people, as part of its card: what it is worth first, then the figures. */
export function agreementLines({ counts, labels, languages, warning, ...rest }: LabelAgreement): string[] {
  const { level, reason, kappa, caught, falseAlarms } = judgeStanding(counts);
  const verdict = { validated: "validated", doubtful: "not validated", failed: "failed" }[level];
  const { humanPassJudgePass, humanPassJudgeFail, humanFailJudgePass, humanFailJudgeFail } = counts;
  return [
    `**${verdict}**${reason === null ? "" : `: ${reason}`}.`,
    "",
    "| | | rate | 95 % interval |",
    "|---|---|---|---|",
    rateLine("failures caught", caught),
    rateLine("right answers failed (false alarms)", falseAlarms),
    `| kappa | | ${kappa.value === null ? "–" : kappaText(kappa.value)} | ${range(kappa.interval, kappaText)} |`,
    `| raw agreement | ${humanPassJudgePass + humanFailJudgeFail} of ${labels} | ${percent(rest.agreement)} | |`,
    `| of passing everything | ${labels - rest.failures} of ${labels} | ${percent(rest.agreementOfPassingEverything)} | |`,
    "",
    "| | judge passes | judge fails |",
    "|---|---|---|",
    `| person passes | ${humanPassJudgePass} | ${humanPassJudgeFail} |`,
    `| person fails | ${humanFailJudgePass} | ${humanFailJudgeFail} |`,
    "",
    `${labels} labels: ${languagesText(languages)}.`,
    ...(warning === undefined ? [] : ["", `${warning}.`]),
  ];
}

const rateLine = (name: string, { value, successes, n, interval }: CountedRate): string =>
  `| ${name} | ${successes} of ${n} | ${value === null ? "–" : percent(value)} | ${range(interval, percent)} |`;

/** Cases by language, in words. */
export const languagesText = (languages: Readonly<Record<string, number>>): string =>
  Object.entries(languages)
    .map(([tag, cases]) => `${tag === "" ? "not said" : tag} (${cases})`)
    .join(", ");
