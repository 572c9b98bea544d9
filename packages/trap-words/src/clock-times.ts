import { lazyPattern } from "@eval/core/text";
import { findNumbers } from "@eval/core/text/numbers";
import type { Amount } from "./amount.js";

/** The clock times of a text as hours: "a quarter past two", "2:15", "15 minutes to three", "7 बजकर 15 मिनट". */
export function clockTimes(text: string): Amount[] {
  const found = TIMES.flatMap(({ sign, pattern, hours }) => {
    if (!sign().test(text)) return [];
    return [...text.matchAll(pattern())].flatMap((match): Amount[] => {
      const value = hours(match.slice(1));
      if (value === null) return [];
      return [{ value, unit: null, isClock: true, start: match.index, end: match.index + match[0].length }];
    });
  });
  // "2:15 pm" holds "15 pm".
  return found.filter(
    ({ start, end }, at) => !found.slice(0, at).some((wider) => start < wider.end && end > wider.start),
  );
}

/** Whether the number that ends at `end` is an hour of the day: "सात बजे", "saat baje". */
export function isHour(text: string, end: number): boolean {
  return HOUR_BEHIND().test(text.slice(end, end + 14));
}

/** Not "மணி நேரம்", "గంటల ప్రయాణం": those are hours that something takes. */
const HOUR_BEHIND = lazyPattern(
  "^\\s*((बजे|बजकर|बज|baje|bajke|bajkar|वाजता|वाजले|টায়|টার)(?![a-z])|மணி(?!\\s*நேர)|గంటలకు|గంటకు)",
  "iu",
);

/** Whether a number with its unit is an hour of the day: Telugu says "at 5 hours". */
export function endsInHour(text: string): boolean {
  return /గంట(ల)?కు$/.test(text);
}

type Groups = readonly (string | undefined)[];

const PARTS: Readonly<Record<string, number>> = { quarter: 0.25, half: 0.5 };

function numberOf(text: string | undefined): number | null {
  const [found] = findNumbers(text ?? "");
  return found?.kind === "number" ? found.value : null;
}

function shifted([part, side, hour]: Groups): number | null {
  const hours = numberOf(hour);
  const shift = PARTS[part!.toLowerCase()] ?? (numberOf(part) ?? Number.NaN) / 60;
  if (hours === null || Number.isNaN(shift)) return null;
  return /^(past|after)$/i.test(side!) ? hours + shift : hours - shift;
}

function withMinutes([hours, minutes]: Groups): number | null {
  const [hour, minute] = [numberOf(hours), numberOf(minutes)];
  return hour === null || minute === null ? null : hour + minute / 60;
}

interface ClockTime {
  /** What every such time holds: few texts do, and the patterns begin with a word of any kind. */
  readonly sign: () => RegExp;
  readonly pattern: () => RegExp;
  readonly hours: (groups: Groups) => number | null;
}

const HALF_DAY = "(?: o['’]clock| ?(?:am|pm|a\\.m\\.|p\\.m\\.)(?![a-z]))";

/** In this order: what an earlier one holds is no time of its own. */
const TIMES: readonly ClockTime[] = [
  {
    sign: lazyPattern("(?:quarter|half) ", "iu"),
    pattern: lazyPattern("(?:a )?(quarter|half) (past|after|to|before|till) ([a-z]+|[0-9]+)", "giu"),
    hours: shifted,
  },
  {
    sign: lazyPattern("minutes? (?:past|after|to|before) ", "iu"),
    pattern: lazyPattern(
      "([a-z]+|[0-9]+) minutes? (past|after|to|before) ([a-z]+|[0-9]+)(?! (minutes?|hours?))",
      "giu",
    ),
    hours: shifted,
  },
  {
    sign: lazyPattern("[0-9]:[0-9]"),
    pattern: lazyPattern("(?<![0-9:])([0-9]{1,2}):([0-9]{2})(?![0-9:])", "gu"),
    hours: withMinutes,
  },
  {
    sign: lazyPattern("[0-9]\\.[0-9]"),
    pattern: lazyPattern("(?<![0-9.])([0-9]{1,2})\\.([0-9]{2})(?= ?(?:am|pm|a\\.m|p\\.m|बजे|baje))", "giu"),
    hours: withMinutes,
  },
  {
    sign: lazyPattern("बज|baj", "iu"),
    pattern: lazyPattern(
      "([\\p{L}\\p{M}]+|[0-9]+) (?:बजकर|बज कर|bajkar|baj kar) ([\\p{L}\\p{M}]+|[0-9]+) (?:मिनट|minute)",
      "giu",
    ),
    hours: withMinutes,
  },
  {
    sign: lazyPattern("बजने|bajne", "iu"),
    pattern: lazyPattern(
      "([\\p{L}\\p{M}]+|[0-9]+) (?:बजने|bajne) (?:में|mein|me) ([\\p{L}\\p{M}]+|[0-9]+) (?:मिनट|minute)",
      "giu",
    ),
    hours: ([hours, minutes]) => shifted([minutes, "to", hours]),
  },
  {
    sign: lazyPattern(`(?<=[a-z0-9])${HALF_DAY}`, "iu"),
    pattern: lazyPattern(`(?<![\\p{L}\\p{M}])([a-z]+|[0-9]+)${HALF_DAY}`, "giu"),
    hours: ([hours]) => numberOf(hours),
  },
];
