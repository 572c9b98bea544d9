import { splitSentences } from "@eval/core/text";
import { findNumbers } from "@eval/core/text/numbers";
import { wordsFor } from "./probe-words.js";

/** What an edit does to a right answer. */
export type ProbeName =
  | "number-changed"
  | "negated"
  | "wrong-entity"
  | "fact-dropped"
  | "padded"
  | "authority"
  | "other-digits"
  | "repeated";

/** A right answer, edited so that it is known whether it is still right. */
export interface Probe {
  readonly name: ProbeName;
  /** `harmful`: a judge must notice. `harmless`: a judge must not care. */
  readonly kind: "harmful" | "harmless";
  readonly text: string;
}

/** What probes are made of. */
export interface ProbeSource {
  readonly answer: string;
  /** Another answer to the same kind of question, known to be wrong here. */
  readonly wrong?: string;
  /** BCP 47; tells Hinglish from English. */
  readonly language?: string;
}

/**
 * Edits of a right answer whose effect on its truth is known without a person: the judge's verdicts on them show what it
 * misses and what sways it. Edits that an answer has no place for are left out (a number, where it has none). Words that
 * are added are English, Hindi, Hinglish, Tamil or Bengali.
 *
 * @see "gold by degradation", BabelJudge; CALM, https://arxiv.org/abs/2410.02736
 * @example
 * probesOf({ answer: "भारत 1947 में स्वतंत्र हुआ।" }).find(({ name }) => name === "number-changed")?.text; // => "भारत 1948 में स्वतंत्र हुआ।"
 */
export function probesOf({ answer, wrong, language }: ProbeSource): Probe[] {
  const words = wordsFor(answer, language);
  const probes: (Probe | null)[] = [
    probe("number-changed", "harmful", withOtherNumber(answer)),
    probe("negated", "harmful", words.deny(answer)),
    probe("wrong-entity", "harmful", wrong === undefined || wrong === answer ? null : wrong),
    probe("fact-dropped", "harmful", withoutFact(answer)),
    probe("padded", "harmless", `${answer} ${words.padding}`),
    probe("authority", "harmless", `${answer} ${words.authority}`),
    probe("other-digits", "harmless", withOtherDigits(answer)),
    probe("repeated", "harmless", `${answer} ${answer}`),
  ];
  return probes.filter((found) => found !== null);
}

const probe = (name: ProbeName, kind: Probe["kind"], text: string | null): Probe | null =>
  text === null ? null : { name, kind, text };

/** The first whole number, one higher, in the digits in which it stands. */
function withOtherNumber(text: string): string | null {
  const found = findNumbers(text).find(({ text: written }) => /^\p{Nd}+$/u.test(written));
  if (found === undefined) return null;
  const zero = zeroOf(found.text.codePointAt(0) ?? 0x30);
  const value = BigInt([...found.text].map((digit) => (digit.codePointAt(0) ?? zero) - zero).join("")) + 1n;
  const written = [...String(value)].map((digit) => String.fromCodePoint(zero + Number(digit))).join("");
  return text.slice(0, found.start) + written + text.slice(found.end);
}

/** Digits of every script stand in a row of ten. */
function zeroOf(digit: number): number {
  let zero = digit;
  while (zero > 0 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit - zero < 9) zero -= 1;
  return zero;
}

const DEVANAGARI_ZERO = 0x966;

/** Latin digits as Devanagari ones or the other way, in a text of Devanagari. */
function withOtherDigits(text: string): string | null {
  if (!/\p{Script=Devanagari}/u.test(text) || !/[0-9\u0966-\u096F]/.test(text)) return null;
  return text.replace(/[0-9\u0966-\u096F]/g, (digit) => {
    const value = digit.charCodeAt(0);
    return String.fromCharCode(
      value < DEVANAGARI_ZERO ? value - 0x30 + DEVANAGARI_ZERO : value - DEVANAGARI_ZERO + 0x30,
    );
  });
}

/** The answer without its last sentence, which must be one of several. */
function withoutFact(text: string): string | null {
  const sentences = splitSentences(text);
  return sentences.length < 2 ? null : sentences.slice(0, -1).join(" ");
}
