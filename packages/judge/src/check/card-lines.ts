import type { Interval } from "@eval/stats";
import type { CardRate, JudgeCard } from "../card/judge-card.js";
import { agreementLines, languagesText } from "./agreement-lines.js";
import { type Gap, TOLERANCE } from "./gaps.js";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const points = (gap: number): string => `${gap >= 0 ? "+" : "−"}${Math.abs(gap * 100).toFixed(1)} points`;

const range = (interval: Interval, show: (value: number) => string): string =>
  interval.low === null ? "no interval" : `${show(interval.low)} to ${show(interval.high)}`;

const rateLine = ({ name, language, n, count, rate, interval }: CardRate): string => {
  const what = language === "" ? name : `${name} (${language})`;
  return rate === null
    ? `| ${what} | 0 | – | – |`
    : `| ${what} | ${n} | ${count} (${percent(rate)}) | ${range(interval, percent)} |`;
};

function gapLine(name: string, { n, gap, interval, isBiased }: Gap): string {
  if (gap === null) return `| ${name} | 0 | – | – | not measured |`;
  const verdict = isBiased ? "**biased**" : excludesZero(interval) ? "moves verdicts" : "no bias seen";
  return `| ${name} | ${n} | ${points(gap)} | ${range(interval, points)} | ${verdict} |`;
}

/** A gap that is there beyond doubt is not "not seen", even where it may be too small to matter. */
const excludesZero = ({ low, high }: Interval): boolean => low !== null && (low > 0 || high < 0);

/** A card as Markdown: what the judge is, what it notices, what sways it, and what nobody has checked. */
export function cardLines(card: JudgeCard): string[] {
  const table = (title: string, rates: readonly CardRate[]) =>
    rates.length === 0
      ? []
      : ["", `## ${title}`, "", "| edit | n | verdicts | 95 % interval |", "|---|---|---|---|", ...rates.map(rateLine)];
  return [
    `# Judge card ${card.id}`,
    "",
    `\`${card.rubric}\` with ${JSON.stringify(card.model)}, ${card.date}, ${card.cases} cases, ${card.errors} errors.`,
    `Languages: ${languagesText(card.languages)}.`,
    `Answered by: ${card.answeredBy.join(", ") || "nobody"}.${card.answeredBy.some((name) => /stub/i.test(name)) ? " **A stub: its verdicts are made up and mean nothing.**" : ""}`,
    ...table("Right answers", [card.accepted]),
    ...table("Notices, of the right answers that it accepts", card.detection),
    ...table("Verdict unchanged by what does not count", card.invariance),
    "",
    "## Gaps",
    "",
    `Biased: the whole interval lies more than ${(TOLERANCE * 100).toFixed(0)} points from 0. Moves verdicts: it leaves 0 out, but not by as much. No bias seen: it includes 0.`,
    "",
    "| change | n | pass rate changes by | 95 % interval | |",
    "|---|---|---|---|---|",
    gapLine("a sentence of padding", card.lengthGap),
    gapLine("“experts agree”", card.authorityGap),
    gapLine("shown first, not second, to the model as a pairwise judge", card.positionGap),
    ...table("Same verdict in every draw", [card.stability]),
    "",
    "## Agreement with people",
    "",
    ...(card.agreement === null
      ? ["Not measured: **unvalidated judge**. Label some verdicts and give the column with --label."]
      : agreementLines(card.agreement)),
    ...selfPreferenceLines(card),
    "",
    "Edits show what a judge misses on these cases, not how often real answers have such faults.",
  ];
}

function selfPreferenceLines({ selfPreference }: JudgeCard): string[] {
  const title = ["", "## Kindness to its own family", ""];
  if (selfPreference === null) {
    return [...title, "Not measured: it takes people's labels (--label) of answers whose model is known."];
  }
  const { gap, p, reason, ownAnswers, otherAnswers } = selfPreference;
  const counted = `${ownAnswers} answers of its family, ${otherAnswers} of others`;
  if (gap === null || p === null) return [...title, `Not measured: ${reason ?? "no gap"} (${counted}).`];
  return [...title, `${points(gap)} beyond what people pass, p = ${p.toPrecision(2)} (Welch's t; ${counted}).`];
}
