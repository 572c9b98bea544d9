import type { ComparedCase, ComparedCases } from "@eval/report";
import { type CasePair, pairCases, type RunComparison, type ScoredRun } from "@eval/runner";
import { sideCases } from "./side-cases.js";
import type { SideOrigin } from "./side-origin.js";

/** One side, with where it comes from. */
export interface ReadSide {
  readonly scored: ScoredRun;
  readonly origin: SideOrigin;
}

/** More pairs than these nobody reads; the counts of the report are of all. */
const LISTED = 20_000;

/**
 * The pairs on which the sides differ, with the texts and results of both. Where a metric gives verdicts, these decide;
 * of scores alone nearly every pair differs, so there the widest gaps come first.
 */
export async function comparedCases(
  a: ReadSide,
  b: ReadSide,
  { comparisons }: RunComparison,
  by: readonly string[],
): Promise<ComparedCases> {
  const metrics = [...new Set(comparisons.map(({ metric }) => metric))];
  const places = { a: placesOf(a.scored, metrics), b: placesOf(b.scored, metrics) };
  const differing = differingPairs(pairCases(a.scored, b.scored).pairs, places);
  const listed = differing.slice(0, LISTED);
  const [left, right] = [await casesOf(a, listed, "a"), await casesOf(b, listed, "b")];
  const missing = [left, right].flatMap((side, at) => (side.missing === null ? [] : [`${"AB"[at]}: ${side.missing}`]));
  const of = (results: ReadonlyMap<number, ComparedCase["aResults"]>, row: number, side: readonly number[]) =>
    side.flatMap((place) => results.get(row)?.[place] ?? []);
  return {
    metrics,
    by,
    count: differing.length,
    listed: listed.length,
    textsMissing: missing.length === 0 ? null : missing.join("; "),
    async *rows() {
      for (const pair of listed) {
        yield {
          key: pair.key,
          number: pair.a.number,
          groups: by.map((_, at) => pair.columns[at] ?? null),
          a: left.texts.get(pair.a.number) ?? null,
          b: right.texts.get(pair.b.number) ?? null,
          aResults: of(left.results, pair.a.number, places.a),
          bResults: of(right.results, pair.b.number, places.b),
        };
      }
    },
  };
}

const placesOf = ({ metrics }: ScoredRun, names: readonly string[]): number[] =>
  names.map((wanted) => metrics.findIndex(({ name }) => name === wanted));

const casesOf = ({ scored, origin }: ReadSide, pairs: readonly CasePair[], side: "a" | "b") =>
  sideCases(scored, origin, new Set(pairs.map((pair) => pair[side].number)));

interface Places {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

function differingPairs(pairs: readonly CasePair[], places: Places): CasePair[] {
  const metrics = places.a.map((place, at) => ({ a: place, b: places.b[at] as number }));
  const verdicts = metrics.filter((place) =>
    pairs.some(({ a, b }) => a.verdicts[place.a] !== null && b.verdicts[place.b] !== null),
  );
  if (verdicts.length > 0) {
    return pairs.filter(({ a, b }) =>
      verdicts.some((place) => (a.verdicts[place.a] ?? null) !== (b.verdicts[place.b] ?? null)),
    );
  }
  const gap = ({ a, b }: CasePair): number =>
    Math.max(...metrics.map((place) => gapOf(a.scores[place.a] ?? null, b.scores[place.b] ?? null)));
  return pairs
    .map((pair) => ({ pair, gap: gap(pair) }))
    .filter(({ gap: width }) => width > 0)
    .sort((left, right) => right.gap - left.gap)
    .map(({ pair }) => pair);
}

/** A score that only one side has comes before every gap. */
function gapOf(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : Number.MAX_VALUE;
  return Math.abs(a - b);
}
