import { lazyPattern } from "../lazy-pattern.js";
import { collectNumbers, foldMarkup } from "./find-numbers.js";
import type { AmbiguousNumber, NumberOptions, NumberReading, NumberResult } from "./found-number.js";

/**
 * The number that a whole text is, or null where it is none or more than a number. White space, quotation marks,
 * brackets, and a closing full stop or danda around it do not count; words do. A single word counts even where it means something else
 * in other languages ("do" is 2), and a number in brackets is ambiguous, since accounts write negative ones so.
 *
 * What it reads, see `findNumbers`.
 *
 * @example
 * parseNumber("डेढ़ लाख")?.value; // => 150000
 * parseNumber("−१,२५,०००.५०")?.exact; // => "-125000.5"
 * parseNumber("about 5"); // => null
 */
export function parseNumber(text: string, options?: NumberOptions): NumberResult | null {
  const results = collectNumbers(text, options, true);
  const [result] = results;
  if (result === undefined || results.length > 1) return null;
  const narrow = foldMarkup(text);
  const before = narrow.slice(0, result.start).trim();
  const after = narrow.slice(result.end).trim();
  if (!OPENING().test(before) || !CLOSING().test(after)) return null;
  return before.includes("(") && after.includes(")") ? inBrackets(result) : result;
}

const OPENING = lazyPattern("^[\\p{Ps}\\p{Pi}\"'*_`=:]*$");
const CLOSING = lazyPattern("^[\\p{Pe}\\p{Pf}\"'*_`.,;:।॥۔!]*$");

function inBrackets(result: NumberResult): NumberResult {
  if (result.kind !== "number" || result.value <= 0) return result;
  const { kind, value, exact, written, ...span } = result;
  const readings: NumberReading[] = [
    { value, exact, note: "as it stands" },
    { value: -value, exact: `-${exact}`, note: "negative, as accounts write it" },
  ];
  return { ...span, kind: "ambiguous", readings } satisfies AmbiguousNumber;
}
