import type { EvalCase, MetricResult, ScoreContext } from "@eval/core";
import { acceptedViews, type CaseView, wholeCase, wholeView } from "./case-views.js";
import { type Chosen, chooseReference } from "./choose-reference.js";
import { evaluate } from "./evaluate.js";
import { type IncorrectMatch, matchIncorrect } from "./match-incorrect.js";
import { type Measurements, measurementsOf } from "./measurements.js";
import type { OpenPart, OpenProfile } from "./opened-profile.js";
import { type PartRecord, partRecord } from "./part-record.js";
import type { Step } from "./step.js";
import type { ValuelessValue } from "./value.js";

/** All that a profile says of one case. */
export interface Scoring {
  readonly primary: Chosen | ValuelessValue;
  /** What the primary parts say, for a reader. */
  readonly said: string;
  readonly parts: readonly PartRecord[];
  /** The known wrong answer that the output matches at least as well as the accepted one; null where there is none. */
  readonly incorrect: IncorrectMatch | null;
}

export interface ScoringSettings {
  /** Whether known wrong answers are compared with too. */
  readonly countsIncorrect: boolean;
  /** Primary parts that ask a model are left out. */
  readonly withoutModels: boolean;
  /** Each part finds its own best accepted answer, so that the case has no one reference. */
  readonly mixesReferences: boolean;
}

/** Measures a case by a profile: the primary score on its best accepted answer, then the supporting parts on that one. */
export function* scoreProfile(
  open: OpenProfile,
  evalCase: EvalCase,
  context: ScoreContext,
  { countsIncorrect, withoutModels, mixesReferences }: ScoringSettings,
): Step<MetricResult, Scoring> {
  const views = mixesReferences ? wholeView(evalCase) : acceptedViews(evalCase);
  const measurements = measurementsOf(mixesReferences ? evalCase : wholeCase(evalCase, views), context);
  const values = yield* evaluate(open.primary, views, { measurements, withoutModels });
  const primary = chooseReference(views, values);
  const view = "view" in primary ? primary.view : (views[0] as CaseView);
  const supporting = yield* supportingParts(open, view, measurements);
  const measured = measuredParts(open.primaryParts, view, measurements);
  return {
    primary,
    said: saidBy(measured),
    parts: [...measured.map(({ part, result }) => partRecord(part, result, "primary")), ...supporting],
    incorrect: countsIncorrect && "view" in primary ? yield* matchIncorrect(open, evalCase, primary, context) : null,
  };
}

interface MeasuredPart {
  readonly part: OpenPart;
  readonly result: MetricResult;
}

/** The primary parts that were measured: what stands behind the one that decided was not. */
function measuredParts(parts: readonly OpenPart[], view: CaseView, measurements: Measurements): MeasuredPart[] {
  const measured = new Map<string, MeasuredPart>();
  for (const part of parts) {
    const result = measurements.known(part, view);
    if (result !== undefined) measured.set(part.key, { part, result });
  }
  return [...measured.values()];
}

/** What the primary parts say in a few words: a single one in its own. */
function saidBy(measured: readonly MeasuredPart[]): string {
  const [only, ...more] = measured;
  if (only !== undefined && more.length === 0) return only.result.reason;
  return measured.map(({ part, result }) => `${part.metric.info.name} says ${result.label}`).join(", ");
}

/** A part that is primary too is listed there. */
function* supportingParts(
  { primaryParts, supporting }: OpenProfile,
  view: CaseView,
  measurements: Measurements,
): Step<MetricResult, PartRecord[]> {
  const isListed = (part: OpenPart) =>
    primaryParts.some(({ key }) => key === part.key) && measurements.known(part, view) !== undefined;
  const left = supporting.filter((part) => !isListed(part));
  const started = left.map((part) => ({ part, result: measurements.measure(part, view) }));
  const records: PartRecord[] = [];
  for (const { part, result } of started) {
    records.push(partRecord(part, result instanceof Promise ? yield result : result, "supporting"));
  }
  return records;
}
