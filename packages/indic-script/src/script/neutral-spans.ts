import { fencedCode, filePath, isJsonValue, jsonKey, ruleBlock } from "./neutral/code.js";
import { chemicalFormula, equation, isOperator, term, texFormula } from "./neutral/formulas.js";
import { type LetterTally, newTally, tallyTo } from "./neutral/letter-tally.js";
import { handle } from "./neutral/links.js";
import { entity, linkDestination, tag, texCommand } from "./neutral/markup.js";
import { NOTHING_LEFT, nextPlace } from "./neutral/plain-text.js";
import { plainWordEnd } from "./neutral/plain-word.js";
import { areMentions, quotation } from "./neutral/quotes.js";
import { isAsciiDigit, isAsciiLetter, longer, type Recognized, unitAt } from "./neutral/recognized.js";
import { isGreek } from "./neutral/unit-classes.js";
import { mayBeMeasured, measure, unit } from "./neutral/units.js";
import { withoutShouting } from "./neutral/without-shouting.js";
import { type RecognizedWord, recognizeWord } from "./neutral/word.js";
import type { NeutralKind, NeutralSpan } from "./neutral-span.js";
import { unitOf } from "./unit-of.js";

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
export const neutralSpans = (text: string): NeutralSpan[] => findSpans(text, newTally());

/** The neutral spans of a text, beside which its letters are counted; the count holds for a text that has no span. */
export function findSpans(text: string, tally: LetterTally): NeutralSpan[] {
  const spans: NeutralSpan[] = [];
  let hasWords = false;
  let from = 0;
  for (let place = nextPlace(text, 0, true, tally); place !== NOTHING_LEFT; ) {
    const at = place >> 1;
    const isLineStart = (place & 1) === 1;
    hasWords ||= hasAsciiLetter(text, from, at);
    const code = unitOf(text, at);
    const found = isAsciiLetter(code)
      ? word(text, at, hasWords, isLineStart)
      : isAsciiDigit(code)
        ? number(text, at)
        : sign(text, at, code);
    if (found.kind !== null) push(spans, found.kind, found.start ?? at, found.end);
    else if (isAsciiLetter(code) && found.end - at > 1) hasWords = true;
    from = Math.max(found.end, at + 1);
    tallyTo(text, from, tally);
    // A heading of Markdown is a line that still begins.
    place = nextPlace(text, from, isLineStart && found.kind === null && code === NUMBER_SIGN, tally);
  }
  if (spans.length === 0) return spans;
  return settled(text, spans, hasWords || hasAsciiLetter(text, from, text.length));
}

const NUMBER_SIGN = 0x23;

function hasAsciiLetter(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isAsciiLetter(unitOf(text, at))) return true;
  return false;
}

function push(spans: NeutralSpan[], kind: NeutralKind, start: number, end: number): void {
  const from = Math.max(start, spans.at(-1)?.end ?? 0);
  if (end > from) spans.push({ start: from, end, kind });
}

/** What only the whole text can tell: whether it shouts, and whether quotations are all of it. */
function settled(text: string, spans: NeutralSpan[], hasWords: boolean): NeutralSpan[] {
  if (!spans.some(({ kind }) => kind === "acronym" || kind === "symbol" || kind === "quote")) return spans;
  const calm = withoutShouting(text, spans, hasWords);
  const quotes = calm.filter(({ kind }) => kind === "quote");
  if (quotes.length === 0 || areMentions(text, quotes)) return calm;
  return calm.flatMap((span) => (span.kind === "quote" ? within(text, span) : [span]));
}

/** The neutral spans inside the marks of a quotation that is not one itself. */
function within(text: string, { start, end }: NeutralSpan): NeutralSpan[] {
  const inner = neutralSpans(text.slice(start + 1, end - 1));
  return inner.map((span) => ({ ...span, start: span.start + start + 1, end: span.end + start + 1 }));
}

/** A word of ASCII letters, or the span that it begins. */
function word(text: string, at: number, hasWords: boolean, isLineStart: boolean): RecognizedWord {
  const end = plainWordEnd(text, at, hasWords, isLineStart);
  return end > 0 ? { kind: null, end } : recognizeWord(text, at, isLineStart);
}

/** A number with what makes it a span: a unit, an operator, letters. Most numbers have none of it. */
function number(text: string, at: number): RecognizedWord {
  const end = numberEnd(text, at);
  return quantity(text, at, end) ?? { kind: null, end };
}

function quantity(text: string, at: number, end: number): Recognized | null {
  const next = unitAt(text, end);
  const joint = next === 0x20 || next === 0xa0 || next === 0x202f ? unitAt(text, end + 1) : next;
  const found = longer(
    mayBeMeasured(text, next === joint ? end : end + 1) ? measure(text, at) : null,
    isOperator(joint) || isAsciiLetter(next) || isGreek(next) ? equation(text, at) : null,
  );
  if (found !== null) return found;
  if (!isAsciiLetter(next) && next !== 0x40) return null;
  const { kind, end: wordEnd } = recognizeWord(text, at, false);
  return kind === null ? null : { kind, end: wordEnd };
}

/** Where the digits end, with the separators that stand between two of them. */
function numberEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    while (isAsciiDigit(unitAt(text, end))) end += 1;
    const separator = unitAt(text, end);
    const joins = separator === 0x2e || separator === 0x2c || separator === 0x3a || separator === 0x2f;
    if (!joins || !isAsciiDigit(unitAt(text, end + 1))) return end;
    end += 1;
  }
}

/** What a sign begins. */
function sign(text: string, at: number, code: number): RecognizedWord {
  return signed(text, at, code) ?? { kind: null, end: at + 1 };
}

function signed(text: string, at: number, code: number): Recognized | null {
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

/** "(NH4)2SO4", "(a + b)² = c". */
function bracket(text: string, at: number): Recognized | null {
  const next = unitAt(text, at + 1);
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
  const isLone = !isGreek(unitAt(text, at + 1)) && !isGreek(unitAt(text, at - 1));
  return isLone ? { kind: "formula", end: at + 1 } : null;
}
