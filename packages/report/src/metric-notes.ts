import { answeringNotes } from "./answering-models.js";
import { judgeNotes } from "./judge-notes.js";
import { counted, countList, decimal, percent, whole } from "./numbers.js";
import type { ReportMetric } from "./report.js";

/** What has to be read beside the numbers of a metric, in sentences without a full stop. */
export function metricNotes(metric: ReportMetric, clusterBy: string | null): string[] {
  return [
    ...clusterNote(metric, clusterBy),
    ...answeringNotes(metric),
    ...judgeNotes(metric),
    ...boundsNote(metric),
    ...missingNotes(metric),
    ...meanNotes(metric),
  ];
}

/** Whose fault it is that a case has no score depends on what it lacks. */
const missingNotes = ({ missing = {} }: ReportMetric): string[] =>
  Object.entries(missing).map(([fields, count]) => {
    const what = fields === "expected" ? "accepted answer" : fields;
    return `${counted(count, "case")} ${count === 1 ? "has" : "have"} no ${what}`;
  });

function clusterNote({ passRateInterval, meanInterval }: ReportMetric, clusterBy: string | null): string[] {
  const interval = passRateInterval ?? meanInterval;
  if (interval === null) return [];
  const none = interval.low === null ? [`no interval for all cases together: ${interval.reason}`] : [];
  return clusterBy === null ? none : [`intervals are clustered by ${clusterBy}`, ...none];
}

function boundsNote({ scored, unscored, errors, verdicts = scored, passRate, passRateBounds }: ReportMetric): string[] {
  const undecided = passRate === null ? 0 : scored - verdicts;
  if (unscored + errors + undecided === 0) return [];
  const kinds = [`${whole(unscored)} unscored`, `${whole(errors)} errors`];
  const what =
    undecided === 0
      ? `${counted(unscored + errors, "case")} could not be measured (${kinds.join(", ")})`
      : `${counted(unscored + errors + undecided, "case")} without a verdict (${[...kinds, `${whole(undecided)} scored without one`].join(", ")})`;
  if (passRateBounds === null) return [what];
  const [low, high] = passRateBounds;
  return [`${what}; had they all failed or all passed, the rate would be ${percent(low)} to ${percent(high)}`];
}

function meanNotes({ corpus, mean, passRate, macroMean, groups, flags }: ReportMetric): string[] {
  const notes: string[] = [];
  if (corpus !== null) notes.push(`score of the whole corpus: ${decimal(corpus)}`);
  // A score that is not the verdict (a share, a level) has a mean of its own beside the rate.
  if (mean !== null && passRate !== null && mean !== passRate) notes.push(`mean score: ${decimal(mean)}`);
  if (groups.length > 1 && macroMean !== null) {
    const measured = groups.filter((group) => group.mean !== null).length;
    const some = measured < groups.length ? ` (${measured} of ${groups.length} groups: the others have no score)` : "";
    notes.push(`mean of the group means: ${decimal(macroMean)}${some}`);
  }
  if (Object.keys(flags).length > 0) notes.push(`flagged: ${countList(flags)}`);
  return notes;
}
