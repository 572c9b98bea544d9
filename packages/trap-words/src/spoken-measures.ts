import { lazyPattern } from "@eval/core/text";
import { findNumbers } from "@eval/core/text/numbers";
import type { Amount } from "./amount.js";

/** Amounts that English words around the unit: "half an hour", "a quarter of a litre", "an hour and a half". */
export function spokenMeasures(text: string): Amount[] {
  if (!SHARE().test(text)) return [];
  return MEASURES.flatMap(([pattern, valueOf]) =>
    [...text.matchAll(pattern())].flatMap(({ 0: whole, index, groups }): Amount[] => {
      const unit = unitOf(groups!["unit"]!);
      if (unit === null) return [];
      return [{ value: valueOf(groups!), unit, start: index, end: index + whole.length }];
    }),
  );
}

/** Amounts of one measure in two units, as one: "2 hours 30 minutes", "एक किलो 250 ग्राम". */
export function joinedMeasures(amounts: readonly Amount[], text: string): Amount[] {
  const joined: Amount[] = [];
  for (const [at, major] of amounts.entries()) {
    const minor = amounts[at + 1];
    const parts = major.unit === null ? undefined : PARTS_OF[major.unit];
    if (minor === undefined || parts === undefined || minor.unit !== parts[0]) continue;
    if (minor.value >= parts[1] || !JOINING().test(text.slice(major.end, minor.start))) continue;
    joined.push({ ...major, value: major.value + minor.value / parts[1], end: minor.end });
  }
  return joined;
}

/** What a unit is divided into, and how many. */
const PARTS_OF: Readonly<Record<string, readonly [string, number]>> = {
  h: ["min", 60],
  kg: ["g", 1000],
  l: ["ml", 1000],
  km: ["m", 1000],
  m: ["cm", 100],
  year: ["month", 12],
};

const JOINING = lazyPattern("^,?\\s*(and|और|व|aur)?\\s*$", "iu");

type Named = Readonly<Record<string, string>>;

const SHARES: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, third: 1 / 3 };

/** "half", "a quarter", "three quarters". */
const shareOf = ({ three, part }: Named): number => SHARES[part!.toLowerCase()]! * (three === undefined ? 1 : 3);

const SHARE = lazyPattern("half|quarter", "iu");

const MEASURES: readonly (readonly [() => RegExp, (groups: Named) => number])[] = [
  [
    lazyPattern(
      "(?<![\\p{L}\\p{M}])(?<!and )(an?|one) (?<unit>[a-z]+) and (an? |(?<three>three[ -]))?(?<part>half|quarter)s?(?![a-z])",
      "giu",
    ),
    (groups) => 1 + shareOf(groups),
  ],
  [
    lazyPattern(
      "(?<![\\p{L}\\p{M}])(?<!and )(?<!and a )(an? |one |(?<three>three[ -]))?(?<part>half|quarter)s?( of)? (an?|one) (?<unit>[a-z]+)",
      "giu",
    ),
    shareOf,
  ],
];

function unitOf(word: string): string | null {
  const [found] = findNumbers(`1 ${word}`);
  return found?.kind === "number" ? (found.unit ?? null) : null;
}
