import { lazyPattern } from "@eval/core/text";
import { monthNames } from "./month-names.js";

/** The parts of a date as they stand in a text, before it is known which number is the day. */
export interface DateParts {
  readonly year?: string;
  /** A year of two digits. */
  readonly short?: string;
  readonly era?: string;
  /** The era where it stands before the year. */
  readonly lead?: string;
  readonly month?: string;
  /** A month behind a year, which may be the last year of a range as well: "2001-02". */
  readonly until?: string;
  readonly name?: string;
  readonly day?: string;
  /** Day and month in either order. */
  readonly first?: string;
  readonly second?: string;
}

// Texts are searched with their digits folded, so what is captured is ASCII; what may stand around it is not.
const BEFORE_CHRIST = "b\\.?\\s?c\\.?(?:\\s?e\\.?)?|ई\\.?\\s?पू\\.?|ईसा\\s?पूर्व";
const ANNO_DOMINI = "a\\.?\\s?d\\.?|c\\.?\\s?e\\.?|ईस्वी|ईसवी|ई\\.";
const ERA = `(?:${BEFORE_CHRIST}|${ANNO_DOMINI})(?![\\p{L}\\p{M}])`;
/** Four digits, or fewer with an era: "79 AD". Behind it no more of a number, no second of a range, no ordinal ending. */
const YEAR_END = "(?![\\p{N}\\p{Script=Latin}]|व[ीेाां]|[./:-]\\p{N}|,\\p{N}{3}(?!\\p{N}))";
const LEADING_ERA = "(?:a\\.?d\\.?|b\\.?c\\.?|सन्?|ईसा\\s?पूर्व|ई\\.?\\s?पू\\.?)";
const SHORT_YEAR = `[0-9]{1,4}(?:(?=\\s?${ERA})|(?<=(?<![\\p{L}\\p{M}])${LEADING_ERA}\\s?[0-9]{1,4})${YEAR_END})`;
const YEAR = `(?:(?<lead>${LEADING_ERA})\\s?)?(?<year>[12][0-9]{3}${YEAR_END}|${SHORT_YEAR})(?:\\s?(?<era>${ERA}))?`;
const DAY_ENDING = "(?:st|nd|rd|th|ला|ली|वीं|वें|ই|শে|লা|রা|ঠা|મી|ஆம்|ம்|వ|ನೇ)?";
const DAY = `(?<day>[0-9]{1,2})(?!\\p{N})${DAY_ENDING}`;
const START = "(?<![\\p{L}\\p{M}\\p{N}₹$€£¥]|\\p{N}[.,/:-])";
const END = "(?![\\p{N}\\p{Script=Latin}]|[./:-]\\p{N})";
const GAP = "[\\s,،./-]{0,3}";
const OF = "(?:(?:(?:of|in)(?:\\sthe)?(?:\\syear)?|the(?:\\syear)?|सन्?|साल|वर्ष|के|की|का)\\s)?";
/** "1975 की 25 जून" */
const HAS = "\\s?(?:के|की|का|ke|ki|ka|সালের)\\s";

const YEAR_ALONE = "(?<year>[12][0-9]{3})(?!\\p{N})";
const NUMERIC_DAY = "(?<first>[0-9]{1,2})\\s?(?<mark>[-/.])\\s?(?<second>[0-9]{1,2})\\s?\\k<mark>\\s?";

/** Names that are a common word besides are no date with a day alone: Hindi "में" is often typed "मे", "मैं" "mai". */
const NEEDS_YEAR = new Set(["mai", "मे", "মে", "మే", "ಮೇ", "મે", "மே"]);

const escaped = (name: string): string => name.replace(/[.]/g, "\\.");

const nameOf = (names: readonly string[]): string => {
  const longestFirst = [...names].sort((left, right) => right.length - left.length);
  return `(?<![\\p{L}\\p{M}])(?<name>${longestFirst.map(escaped).join("|")})(?![\\p{L}\\p{M}])\\.?`;
};

/**
 * The shapes that a folded text may hold, the fuller ones first: what one has taken is not looked at by the next. Without
 * a digit there is nothing but a month alone, and names need looking for only where there is one.
 */
export function dateShapesFor(text: string): readonly RegExp[] {
  const { all, unnamed, alone, name } = dateShapes();
  if (!/[0-9]/.test(text)) return alone;
  return name.test(text) ? all : unnamed;
}

interface DateShapes {
  readonly all: readonly RegExp[];
  readonly unnamed: readonly RegExp[];
  readonly alone: readonly RegExp[];
  readonly name: RegExp;
}

const dateShapes: () => DateShapes = memo(() => {
  const names = [...monthNames().keys()];
  const name = nameOf(names);
  const plainName = nameOf(names.filter((word) => !NEEDS_YEAR.has(word)));
  const shapes = [
    `${START}(?<year>[0-9]{4})(?<mark>[-/.])(?<month>[0-9]{1,2})\\k<mark>(?<day>[0-9]{1,2})(?:t[\\p{N}:.]+(?:z|[+-][0-9]{2}:?[0-9]{2})?)?${END}`,
    `${START}(?<year>[0-9]{4})年\\s?(?<month>[0-9]{1,2})月\\s?(?<day>[0-9]{1,2})日`,
    `^(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})$`,
    `${START}${NUMERIC_DAY}(?<year>[0-9]{4})${END}`,
    `${START}(?<first>[0-9]{1,2})(?<mark>[-/])(?<second>[0-9]{1,2})\\k<mark>(?<short>[0-9]{2})${END}`,
    `${START}${DAY}${GAP}${OF}${name}${GAP}${OF}${YEAR}`,
    `${START}${DAY}${GAP}${name}\\s?[-/'](?<short>[0-9]{2})${END}`,
    `${name}${GAP}${OF}${DAY}${GAP}${OF}${YEAR}`,
    `${name}${GAP}${DAY},?\\s?[/'](?<short>[0-9]{2})${END}`,
    `${START}${YEAR_ALONE}${GAP}${OF}${name}${GAP}${DAY}${END}`,
    `${START}${YEAR_ALONE}${HAS}${DAY}${GAP}${OF}${name}`,
    `${name}${GAP}${OF}${YEAR}`,
    `${name}\\s?'(?<short>[0-9]{2})${END}`,
    `${START}${YEAR_ALONE}${GAP}${OF}${name}`,
    `${START}(?<year>[0-9]{4})-(?<until>0[1-9]|1[0-2])${END}`,
    `${START}(?<month>0?[1-9]|1[0-2])/(?<year>[0-9]{4})${END}`,
    `${START}${DAY}${GAP}${OF}${plainName}`,
    `${plainName}\\s?${OF}${DAY}${END}`,
    `${START}${YEAR}`,
    `^[\\p{P}\\s]*${name}[\\p{P}\\s]*$`,
  ];
  const all = shapes.map((source) => new RegExp(source, "gu"));
  return {
    all,
    unnamed: all.filter(({ source }) => !source.includes("(?<name>")),
    alone: all.slice(-1),
    name: new RegExp(`(?:${names.map(escaped).join("|")})`, "u"),
  };
});

/** Whether an era counts backwards. */
export const isBeforeChrist = (era: string | undefined): boolean =>
  era !== undefined && WHOLE_BEFORE_CHRIST().test(era);

const WHOLE_BEFORE_CHRIST = lazyPattern(`^(?:${BEFORE_CHRIST})$`);

function memo<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
