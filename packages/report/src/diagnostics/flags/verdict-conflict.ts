import { type CaseView, isBare, isComparable, type Measure } from "../case-view.js";
import { scoreText } from "../number-text.js";
import type { DiagnosticsSettings } from "../settings.js";

/** A model's verdict and the verdict of a rule are opposed. */
export function judgeConflictReason({ primary, others }: CaseView): string | null {
  if (primary.passed === null) return null;
  const wanted = primary.kind === "judge" ? "answer" : "judge";
  const other = others.find(({ kind, passed }) => kind === wanted && passed !== null && passed !== primary.passed);
  return other === undefined ? null : opposed(primary, other);
}

/** Measures of the same question differ: opposed verdicts, or scores far apart. */
export function disagreementReason(view: CaseView): string | null {
  const opponent = view.settings.opposedVerdicts ? opponentOf(view) : undefined;
  if (opponent !== undefined) return opposed(view.primary, opponent);
  const spread = spreadOf(view);
  if (spread === null || spread.high.score - spread.low.score < view.settings.spread) return null;
  const { low, high } = spread;
  return `${high.name} scores ${scoreText(high.score)} and ${low.name} ${scoreText(low.score)}`;
}

const opposed = (one: Measure, other: Measure): string =>
  `${one.name} ${verdict(one)} the case and ${other.name} ${verdict(other)} it`;

const verdict = ({ passed }: Measure): string => (passed === true ? "passes" : "fails");

/** Another measure of the kind of the primary one with the other verdict. */
function opponentOf({ primary, others }: CaseView): Measure | undefined {
  if (primary.passed === null) return undefined;
  const own = primary.kind === "judge" ? "judge" : "answer";
  return others.find(
    (other) =>
      other.kind === own && other.passed !== null && other.passed !== primary.passed && !isStricterPart(primary, other),
  );
}

/** A profile passes what one of its parts, all or nothing, does not: that is what it is there for. */
const isStricterPart = (primary: Measure, other: Measure): boolean =>
  other.isPart && primary.passed === true && isBare(other);

interface Spread {
  readonly low: Measure & { readonly score: number };
  readonly high: Measure & { readonly score: number };
}

/** The lowest and the highest of the scores that can be compared; null for less than two. */
export function spreadOf({ primary, others, settings }: CaseView): Spread | null {
  const scores = [primary, ...others].filter((measure): measure is Spread["low"] => counts(measure, settings));
  const [first, ...rest] = scores;
  if (first === undefined || rest.length === 0) return null;
  let [low, high] = [first, first];
  for (const measure of rest) {
    if (measure.score < low.score) low = measure;
    if (measure.score > high.score) high = measure;
  }
  return { low, high };
}

function counts(measure: Measure, { spreadAmong, spreadOf: which }: DiagnosticsSettings): boolean {
  if (measure.score === null || !isComparable(measure)) return false;
  if (spreadAmong !== null) return spreadAmong.includes(measure.name);
  return measure.kind === "answer" && !(which === "graded" && isBare(measure));
}
