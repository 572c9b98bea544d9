import { EvalError, show } from "@eval/core";
import { foldDigits, toNfc } from "@eval/core/text";
import type { VerdictWords } from "./agree-options.js";

/** Reads the verdicts of one column. */
export interface VerdictReader {
  /** Pass, fail, or null for a blank cell; a text says why the value is neither. */
  read(text: string | null): boolean | null | string;
  /** Throws where what was read cannot have been meant. */
  finish(): void;
}

const PASS = ["true", "pass", "passed", "correct", "right", "yes", "1"];
const FAIL = ["false", "fail", "failed", "incorrect", "wrong", "no", "0"];
const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[+-]?[0-9]+)?$/u;

/**
 * A reader for the column named. Words are compared without case and outer space, digits of every script count as
 * digits. A number other than 0 and 1 is a verdict only from `passFrom` on.
 */
export function createVerdictReader(column: string, words: VerdictWords): VerdictReader {
  const own = words.passFrom.columns[column];
  const from = own ?? words.passFrom.all;
  const passes = new Set([...PASS, ...words.passValues.map(wordOf)]);
  const fails = new Set([...FAIL, ...words.failValues.map(wordOf)]);
  const skips = new Set(["", ...words.skipValues.map(wordOf)]);
  refuseBoth(words);
  const numbers = { seen: false, beyondBits: false };
  return {
    read(text) {
      const word = text === null ? "" : wordOf(text);
      if (skips.has(word)) return null;
      const number = numberIn(word);
      if (number !== null && from !== null && from !== undefined) {
        numbers.seen = true;
        if (number !== 0 && number !== 1) numbers.beyondBits = true;
        return number >= from;
      }
      if (passes.has(word) || number === 1) return true;
      if (fails.has(word) || number === 0) return false;
      return problemOf(text ?? "", number);
    },
    finish() {
      if (own !== undefined || from === null || from === undefined || !numbers.seen || numbers.beyondBits) return;
      if (from > 0 && from <= 1) return;
      throw new EvalError(
        "invalid-option",
        `--pass-from must leave columns of 0 and 1 alone, got ${from} for ${show(column)}; name the column it is meant for, as in: --pass-from score=${from}`,
      );
    },
  };
}

const wordOf = (text: string): string => foldDigits(toNfc(text.trim().toLowerCase()));

/** The number that a text is, in digits of any script; null where it is none. */
export function numberIn(text: string): number | null {
  const word = wordOf(text);
  if (!NUMBER.test(word)) return null;
  const number = Number(word);
  return Number.isFinite(number) ? number : null;
}

/** What is wrong with a value, and which option settles it. */
function problemOf(text: string, number: number | null): string {
  if (number !== null) return `a number other than 0 and 1 needs --pass-from, got ${show(text)}`;
  const words = "true/false, pass/fail, correct/incorrect, right/wrong, yes/no or 1/0";
  return `a verdict must be ${words}, got ${show(text)}; --pass-value, --fail-value and --skip-value name other words`;
}

function refuseBoth({ passValues, failValues, skipValues }: VerdictWords): void {
  const words = [PASS, FAIL, passValues, failValues, skipValues].map((some) => some.map(wordOf));
  const [passes = [], fails = [], ownPasses = [], ownFails = [], skips = []] = words;
  const meanings = [new Set([...passes, ...ownPasses]), new Set([...fails, ...ownFails]), new Set(skips)];
  const doubled = meanings.flatMap((meaning) => [...meaning]).find((word, index, all) => all.indexOf(word) !== index);
  if (doubled === undefined) return;
  throw new EvalError(
    "invalid-option",
    `a word must mean one of pass, fail and no verdict, got ${show(doubled)} for two`,
  );
}
