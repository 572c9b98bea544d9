import { foldDigits, lazyPattern } from "@eval/core/text";

/** What comes right before a verdict that is stated as such: "Verdict: FAIL", "Therefore, FAIL", "निर्णय: FAIL". */
const STATED = lazyPattern(
  "(?:(?:[Vv]erdict|VERDICT|[Cc]onclusion|[Jj]udge?ment|निर्णय|फ़?ैसला|निष्कर्ष|தீர்ப்பு|রায়)\\s*(?:is|है|[:=–—-])+" +
    "|[Tt]herefore|[Tt]hus|[Hh]ence|इसलिए|अतः)[\\s,:\"'“‘*]*(PASS|FAIL)(?![\\p{L}\\p{N}])",
  "gu",
);

/** A level of five that is stated as the judge's own: "Score: 2/5", "the score is 2 out of 5", "स्कोर: २/५". */
const SCORED = lazyPattern(
  "(?:[Ss]core|SCORE|[Ll]evel|[Rr]ating|[Gg]rade|स्कोर|अंक)\\s*(?:is|of|है|[:=–—-])?[\\s\"'“‘*]*([0-9])\\s*(?:/|of|out of)\\s*5(?![0-9])",
  "gu",
);

/**
 * The verdict that reasons state in so many words, null where they state none. The last one counts: reasons may weigh
 * another one first. "It cannot PASS without a unit" states nothing.
 *
 * @example
 * statedVerdict("The year differs. Verdict: FAIL"); // => "FAIL"
 * statedVerdict("A PASS would take the unit as well."); // => null
 */
export function statedVerdict(reasons: string): "PASS" | "FAIL" | null {
  const word = [...reasons.normalize("NFC").matchAll(STATED())].at(-1)?.[1];
  return word === "PASS" || word === "FAIL" ? word : null;
}

/** In digits of any script; null where reasons state no level. "The answer gives 2/5" is about the answer. */
function statedLevel(reasons: string): number | null {
  const digit = [...foldDigits(reasons).matchAll(SCORED())].at(-1)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** What is wrong where reasons state another level of five than the one given; null where nothing is. */
export function levelConflict(reasons: string, level: number): string | null {
  const stated = statedLevel(reasons);
  return stated === null || stated === level ? null : `its reasons say ${stated} of 5, and it says ${level}`;
}
