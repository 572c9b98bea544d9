import { lazyPattern } from "@eval/core/text";
import { isApartAfter, isApartBefore, type Sibling, siblingOf } from "./id-neighbours.js";

/** An identifier made ready to be looked for. */
export interface IdPattern {
  readonly pattern: RegExp;
  /** Others of its shape, beside which it stands alone: "A-101/A-102". */
  readonly sibling: Sibling | null;
  /** Whether it holds no letters but Latin ones, so that a letter of another script beside it is a case ending. */
  readonly isLatin: boolean;
}

/** What may stand between the parts of an identifier: "MH-12 AB/1234". */
const SEPARATOR = "[\\s\\-\\u2010-\\u2015_./]";

/** Matches the identifier as it is, or with its separators anywhere, others or none where they are ignored. */
export function idPattern(id: string, ignoresSeparators: boolean): IdPattern {
  const characters = [...(ignoresSeparators ? withoutSeparators(id) : id)];
  return patternOf(characters.map(literal), id, ignoresSeparators);
}

/** Matches what has the shape of the identifier: a letter for each letter, a digit for each digit. */
export function shapePattern(id: string, ignoresSeparators: boolean): IdPattern {
  const characters = [...(ignoresSeparators ? withoutSeparators(id) : id)];
  return patternOf(characters.map(kindOf), id, ignoresSeparators);
}

function patternOf(parts: readonly string[], id: string, ignoresSeparators: boolean): IdPattern {
  const between = ignoresSeparators ? `${SEPARATOR}?` : "";
  const runs = runsOf(parts).map(([part, length]) =>
    length === 1 ? part : `${part}(?:${between}${part}){${length - 1}}`,
  );
  const source = runs.join(between);
  return {
    pattern: new RegExp(source, "gu"),
    sibling: LETTER().test(id) && DIGIT().test(id) ? shapeOf(id) : null,
    isLatin: !OTHER_LETTER().test(id),
  };
}

/** Letters and digits make a shape; of digits alone, "1234/5678" is as well one identifier. */
function shapeOf(id: string): Sibling {
  const runs = runsOf([...id].map(kindOf)).map(([part, length]) => (length === 1 ? part : `${part}{${length}}`));
  return siblingOf(runs.join(""));
}

/** Equal parts behind one another, counted: a pattern of a hundred letters takes long to compile. */
function runsOf(parts: readonly string[]): [part: string, length: number][] {
  const runs: [part: string, length: number][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0] === part) last[1] += 1;
    else runs.push([part, 1]);
  }
  return runs;
}

/** An identifier of separators alone is kept as it is. */
const withoutSeparators = (id: string): string => id.replace(new RegExp(SEPARATOR, "gu"), "") || id;

const literal = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");

const kindOf = (character: string): string =>
  LETTER().test(character) ? "\\p{L}" : DIGIT().test(character) ? "\\p{Nd}" : literal(character);

const LETTER = lazyPattern("\\p{L}");
const DIGIT = lazyPattern("\\p{Nd}");
const OTHER_LETTER = lazyPattern("(?!\\p{Script=Latin})\\p{L}");

/** Where an identifier stands in a text. */
export interface IdPlace {
  readonly text: string;
  readonly standsAlone: boolean;
}

export function* placesOf({ pattern, sibling, isLatin }: IdPattern, text: string): Generator<IdPlace> {
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const isSpaced = /\s/u.test(match[0]);
    const before = [...text.slice(Math.max(0, match.index - 4), match.index)].reverse();
    const after = [...text.slice(end, end + 4)];
    const { length } = match[0];
    const isGluedBefore = isMore(before, isLatin, isSpaced) && !isApartBefore(text, match.index, length, sibling);
    const isGluedAfter = isMore(after, isLatin, isSpaced) && !isApartAfter(text, end, length, sibling);
    const isGlued = isGluedBefore || isGluedAfter || isChanged(match[0], after);
    yield { text: match[0], standsAlone: !isGlued };
  }
}

/** Whether the identifier goes on: with a letter or digit, or with one behind a mark that joins. */
function isMore([nearest = "", next = ""]: readonly string[], isLatin: boolean, isSpaced: boolean): boolean {
  const isPart = isLatin ? LATIN_PART() : ANY_PART();
  if (isPart.test(nearest)) return true;
  if (!isPart.test(next)) return false;
  if (JOINS().test(nearest)) return true;
  // "1234 5678" in "1234 5678 9012", "101" in "1,101" and in "10:101"
  return DIGIT().test(next) && (nearest === "," || nearest === ":" || (isSpaced && nearest === " "));
}

/** A mark makes the last letter another one, and "101वाँ" is "101st". */
const isChanged = (id: string, [nearest = "", next = ""]: readonly string[]): boolean =>
  MARK().test(nearest) || (nearest === "व" && MARK().test(next) && DIGIT().test([...id].at(-1) ?? ""));

const MARK = lazyPattern("\\p{M}");
const LATIN_PART = lazyPattern("[\\p{Script=Latin}\\p{N}]");
const ANY_PART = lazyPattern("[\\p{L}\\p{M}\\p{N}\\u200c\\u200d]");
const JOINS = lazyPattern("[\\-\\u2010-\\u2015_./@+&]");
