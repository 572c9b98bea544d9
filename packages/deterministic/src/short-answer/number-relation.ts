import { lazyPattern } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import type { NumberResult } from "@eval/core/text/numbers";
import { compareNumbers, type NumberComparison } from "../compare-numbers.js";
import { fractionOf } from "../exact-fraction.js";
import { expectedNumber } from "../read-numbers.js";
import { contentPhrase } from "./content-words.js";
import { boundsNumber, changesNumber, joinPerCent, namesPercent } from "./number-role-words.js";
import { isChoice, isComparison, isCopula } from "./role-words.js";

export interface NumberPair {
  readonly output: string;
  readonly expected: string;
  /** The question, and its words. */
  readonly question: string;
  readonly asked: readonly string[];
}

const EXACTLY: NumberComparison = {
  tolerance: { absolute: fractionOf("0"), relative: fractionOf("0") },
  units: "where-both",
  insideRange: false,
};

/** Words beside a number that its unit and its article may take. */
const MOST_BESIDE = 1;

/**
 * `same`: one number each, with at most one word beside it and its unit on one of the sides ("24 letters"). `shorter`:
 * the bare number that the question asks for, out of an expected answer that says more ("53-member roster"). Per cent
 * changes a number: 50% is 0.5, and 50 only where the question asks for per cent.
 */
export function numberRelation({ output, expected, question, asked }: NumberPair): "same" | "shorter" | null {
  const other = readNumber(expected);
  const one = other === null ? null : readNumber(output);
  if (one === null || other === null || one.isDenied !== other.isDenied) return null;
  if (compareNumbers(one.number, other.number, EXACTLY) !== "matched") return null;
  if (!isSamePercent(one, other, question) || !countTheSame(one, other) || !isSameOrder(one, other)) return null;
  if (changesWith(one, other) || changesWith(other, one) || addedTo(one, other).some(boundsNumber)) return null;
  const isNew = (word: string) => !asked.includes(word) && !isCopula(word);
  if (addedTo(one, other).some(isChoice) || addedTo(one, other).some(isComparison)) return null;
  if (namesAnother(addedTo(one, other), addedTo(other, one), isNew)) return null;
  if (new Set([...one.beside, ...other.beside].filter(isNew)).size <= MOST_BESIDE) return "same";
  return !one.beside.some(isNew) && ASKS_NUMBER().test(question) ? "shorter" : null;
}

/** A text of one number, and the words beside and behind it. */
interface NumberText {
  readonly number: NumberResult;
  readonly beside: readonly string[];
  readonly behind: readonly string[];
  readonly isPercent: boolean;
  readonly isDenied: boolean;
}

function readNumber(answer: string): NumberText | null {
  const text = joinPerCent(answer);
  const number = expectedNumber(text, {});
  if (typeof number === "string") return null;
  const [before = "", ...rest] = text.split(number.text);
  const behind = wordsOf(rest.join(number.text));
  const beside = [...wordsOf(before), ...behind];
  const isPercent = number.percent || namesPercent(text);
  const isDenied = findNegation(text, before.length, before.length + number.text.length) !== null;
  return { number, beside, behind, isPercent, isDenied };
}

const wordsOf = (text: string): readonly string[] => (text.trim() === "" ? [] : contentPhrase(text).words);

function isSamePercent(one: NumberText, other: NumberText, question: string): boolean {
  if (one.isPercent === other.isPercent || namesPercent(question)) return true;
  return one.number.kind === "number" && other.number.kind === "number" && one.number.exact !== other.number.exact;
}

/** "Luna 2" is not "Mars 2": one of the sides may say more, not each something else. */
const namesAnother = (one: readonly string[], other: readonly string[], isNew: (word: string) => boolean): boolean =>
  one.length > 0 && other.length > 0 && [...one, ...other].some(isNew);

const addedTo = (one: NumberText, other: NumberText): readonly string[] =>
  one.beside.filter((word) => !other.beside.includes(word));

/** Per cent is compared by itself. */
const changesWith = (one: NumberText, other: NumberText): boolean =>
  addedTo(one, other).some((word) => changesNumber(word) && !namesPercent(word));

/** "6 seasons" are not "6 episodes". */
const countTheSame = (one: NumberText, other: NumberText): boolean =>
  one.behind.length === 0 || other.behind.length === 0 || one.behind.some((word) => other.behind.includes(word));

/** "Sixth season" is "season 6"; "6 centuries" are not the 6th century. */
function isSameOrder(one: NumberText, other: NumberText): boolean {
  if (isOrdinal(one) === isOrdinal(other)) return true;
  const cardinal = isOrdinal(one) ? other : one;
  return cardinal.beside.length > 0 && cardinal.behind.length === 0 && one.beside.join(" ") === other.beside.join(" ");
}

const isOrdinal = ({ number }: NumberText): boolean => "ordinal" in number && number.ordinal === true;

/** "how many", "कितने", "எத்தனை": a question that a bare number answers. */
const ASKS_NUMBER = lazyPattern(
  "how (?:many|much|old|long|far|tall|high)|what (?:number|percent)|population|कितन|किती|कति|kitn|কত|কিমান|எத்தனை|எவ்வளவு|ఎన్ని|ఎంత|ಎಷ್ಟು|എത്ര|કેટલ|ਕਿੰਨ|କେତେ|کتن",
  "iu",
);
