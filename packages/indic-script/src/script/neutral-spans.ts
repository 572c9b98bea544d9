import { fencedCode, filePath, isJsonValue, jsonKey, mayBeCommand, ruleBlock } from "./neutral/code.js";
import { chemicalFormula, equation, isOperator, term, texFormula } from "./neutral/formulas.js";
import { handle } from "./neutral/links.js";
import { entity, linkDestination, tag, texCommand } from "./neutral/markup.js";
import { areMentions, quotation } from "./neutral/quotes.js";
import { isAsciiDigit, isAsciiLetter, longer, matchEnd, type Recognized } from "./neutral/recognized.js";
import { followsNumber, measure, unit } from "./neutral/units.js";
import { withoutShouting } from "./neutral/without-shouting.js";
import { plainWordEnd, recognizeWord } from "./neutral/word.js";
import type { NeutralKind, NeutralSpan } from "./neutral-span.js";

export type { NeutralKind, NeutralSpan } from "./neutral-span.js";

/**
 * The parts of a text that belong to no language, in order, none over another: code (fenced, inline, whole lines, calls,
 * file names), web and mail addresses, handles and hashtags, markup (tags, entities, TeX commands, where a Markdown link
 * leads), formulas and equations, numbers with units, names of products, acronyms, lone letters ("vitamin C"), labels
 * such as "Answer:", and quoted text.
 *
 * Rules, no model: they know Latin letters, since what is neutral is written in them. Acronyms and lone letters are only
 * told from words in a text that does not shout; quoted text is left alone where it is all there is. Numbers alone are no
 * span: they have no letters. Empty text has none.
 *
 * @example
 * neutralSpans("पानी 100 °C पर उबलता है।"); // => [{ start: 5, end: 11, kind: "unit" }]
 * neutralSpans("वेबसाइट https://www.india.gov.in है।")[0].kind; // => "url"
 * neutralSpans("Mumbai kahan hai?"); // => []
 */
export function neutralSpans(text: string): NeutralSpan[] {
  const spans: NeutralSpan[] = [];
  let words = 0;
  let isLineStart = true;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const skipped = isLineStart ? -1 : plainRunEnd(text, at, code);
    if (skipped > at) {
      if (code < 0x80) words += 1;
      at = skipped;
    } else if (isAsciiLetter(code)) {
      const plainEnd = plainWordEnd(text, at, words > 0, isLineStart);
      if (plainEnd > 0) {
        words += 1;
        at = plainEnd;
      } else {
        const word = recognizeWord(text, at, isLineStart);
        if (word.kind !== null) push(spans, word.kind, word.start ?? at, word.end);
        else if (word.end - at > 1) words += 1;
        at = word.end;
      }
      isLineStart = false;
    } else if (code <= 0x20) {
      if (code === LINE_FEED) isLineStart = true;
      at += 1;
    } else if (opensNothing(code)) {
      isLineStart = false;
      at += 1;
    } else if (isAsciiDigit(code)) {
      const found = number(text, at);
      if (found !== null) push(spans, found.kind, found.start ?? at, found.end);
      at = found?.end ?? numberEnd(text, at);
      isLineStart = false;
    } else {
      const found = sign(text, at, code);
      if (found !== null) push(spans, found.kind, found.start ?? at, found.end);
      at = Math.max(found?.end ?? 0, at + 1);
      if (found !== null || !MARKS_OF_LINES.has(code)) isLineStart = false;
    }
  }
  return spans.length === 0 ? spans : settled(text, spans, words);
}

/** Small words of ASCII letters with one space behind each. */
const WORDS = /(?:[a-z]+ (?=[a-z]))+/y;
/** Letters from Cyrillic to the last of the scripts of India, with spaces and commas between them. */
const LETTERS = /[\u03ca-\u1fff][\u03ca-\u1fff ,]*/y;

/**
 * Where a run of words ends in which nothing can begin a span, or -1. Patterns cross such runs several times faster than
 * a loop, and they are most of most texts. A command of a shell is only seen where a run begins.
 */
function plainRunEnd(text: string, at: number, code: number): number {
  if (code > 0x3c9 && code < 0x2000) return matchEnd(LETTERS, text, at);
  const isSmall = code >= 0x61 && code <= 0x7a;
  return isSmall && !followsNumber(text, at) && !mayBeCommand(text, at) ? matchEnd(WORDS, text, at) : -1;
}

const LINE_FEED = 0x0a;
/** Markdown's marks of lists, quotations, headings and emphasis, behind which a line still begins. */
const MARKS_OF_LINES = new Set([..."*#>-_•"].map((mark) => mark.charCodeAt(0)));

/** Letters of the scripts of India and others, which begin no span; Greek ones may. */
const opensNothing = (code: number): boolean =>
  (code > 0x3c9 && code < 0x2000) ||
  code === 0x2e ||
  code === 0x2c ||
  (code > 0x2cff && code !== 0x300c && code !== 0x300e);

function push(spans: NeutralSpan[], kind: NeutralKind, start: number, end: number): void {
  const from = Math.max(start, spans.at(-1)?.end ?? 0);
  if (end > from) spans.push({ start: from, end, kind });
}

/** What only the whole text can tell: whether it shouts, and whether quotations are all of it. */
function settled(text: string, spans: NeutralSpan[], words: number): NeutralSpan[] {
  if (!spans.some(({ kind }) => kind === "acronym" || kind === "symbol" || kind === "quote")) return spans;
  const calm = withoutShouting(text, spans, words);
  const quotes = calm.filter(({ kind }) => kind === "quote");
  if (quotes.length === 0 || areMentions(text, quotes)) return calm;
  return calm.flatMap((span) => (span.kind === "quote" ? within(text, span) : [span]));
}

/** The neutral spans inside the marks of a quotation that is not one itself. */
function within(text: string, { start, end }: NeutralSpan): NeutralSpan[] {
  const inner = neutralSpans(text.slice(start + 1, end - 1));
  return inner.map((span) => ({ ...span, start: span.start + start + 1, end: span.end + start + 1 }));
}

/** A number with what makes it a span: a unit, an operator, letters. Most numbers have none of it. */
function number(text: string, at: number): Recognized | null {
  const end = numberEnd(text, at);
  const next = text.charCodeAt(end);
  const joint = next === 0x20 || next === 0xa0 || next === 0x202f ? text.charCodeAt(end + 1) : next;
  const found = longer(
    mayBeUnit(joint) ? measure(text, at) : null,
    isOperator(joint) || isAsciiLetter(next) || isGreek(next) ? equation(text, at) : null,
  );
  if (found !== null) return found;
  if (!isAsciiLetter(next) && next !== 0x40) return null;
  const word = recognizeWord(text, at, false);
  return word.kind === null ? null : { kind: word.kind, end: word.end };
}

/** A Latin letter, a degree, micro or ohm sign. */
const mayBeUnit = (code: number): boolean =>
  isAsciiLetter(code) || (code >= 0xb0 && code <= 0xb5) || isGreek(code) || code === 0x2103 || code === 0x2109;

/** Where the digits end, with the separators that stand between two of them. */
function numberEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    while (isAsciiDigit(text.charCodeAt(end))) end += 1;
    const separator = text.charCodeAt(end);
    const joins = separator === 0x2e || separator === 0x2c || separator === 0x3a || separator === 0x2f;
    if (!joins || !isAsciiDigit(text.charCodeAt(end + 1))) return end;
    end += 1;
  }
}

function sign(text: string, at: number, code: number): Recognized | null {
  switch (code) {
    case 0x60: // `
    case 0x7e: // ~
      return fencedCode(text, at) ?? filePath(text, at);
    case 0x3c: // <
      return tag(text, at);
    case 0x26: // &
      return entity(text, at);
    case 0x5c: // \
      return texFormula(text, at) ?? texCommand(text, at);
    case 0x24: // $
      return texFormula(text, at);
    case 0x22: // "
      return jsonKey(text, at) ?? (isJsonValue(text, at) ? null : quotation(text, at));
    case 0x27: // '
    case 0x201c: // “
    case 0x201e: // „
    case 0x2018: // ‘
    case 0xab: // «
    case 0x300c: // 「
    case 0x300e: // 『
      return quotation(text, at);
    case 0x40: // @
    case 0x23: // #
      return handle(text, at);
    case 0x2f: // /
      return filePath(text, at);
    case 0x28: // (
      return linkDestination(text, at) ?? bracket(text, at);
    case 0x7b: // {
      return ruleBlock(text, at);
    case 0xb0: // °
    case 0xb5: // µ
    case 0x2103: // ℃
    case 0x2109: // ℉
      return unit(text, at);
    default:
      return isGreek(code) || code === 0x221a ? greek(text, at) : null;
  }
}

const isGreek = (code: number): boolean => code >= 0x391 && code <= 0x3c9;

/** "(NH4)2SO4", "(a + b)² = c". */
function bracket(text: string, at: number): Recognized | null {
  const next = text.charCodeAt(at + 1);
  if (next >= 0x41 && next <= 0x5a) {
    const formula = chemicalFormula(text, at);
    if (formula !== null) return formula;
  }
  return null;
}

/** A Greek letter that stands for a quantity or a unit; in a Greek word it is a letter. */
function greek(text: string, at: number): Recognized | null {
  const found = equation(text, at) ?? term(text, at) ?? unit(text, at);
  if (found !== null) return found;
  const isLone = !isGreek(text.charCodeAt(at + 1)) && !isGreek(text.charCodeAt(at - 1));
  return isLone ? { kind: "formula", end: at + 1 } : null;
}
