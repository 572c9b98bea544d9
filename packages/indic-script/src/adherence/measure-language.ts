import { lazyPattern } from "@eval/core/text";
import type { LanguageToken } from "../language/identify-language.js";
import { profileOf } from "../script/script-profile.js";
import { type Doubt, isAccepted, judgeLanguage, type LanguageJudgement } from "./judge-language.js";

/** How the part of an answer that is in one script stands to the languages that were accepted in it. */
export interface LanguageMeasure {
  readonly script: string;
  /** What the part as a whole is in. */
  readonly language: string;
  readonly probability: number;
  /** Letters in sentences of another language, but for words of an accepted one. */
  readonly refused: number;
  /** The languages of those sentences. */
  readonly others: readonly string[];
  /** Why no sentence told its language, so that the script alone decided; null where one did. */
  readonly doubt: Doubt | null;
}

/**
 * Measures a text, of which only one script is left, by its sentences: an English paragraph after a Hindi one is English.
 * Short sentences go by the whole text, and outside Latin letters, where languages are rarely mixed, so do all but those
 * most of whose words say otherwise.
 */
export function measureLanguage(text: string, script: string, accepted: readonly (string | null)[]): LanguageMeasure {
  const whole = judgeLanguage(text, script, accepted);
  const sentences = sentencesOf(text, whole.identified.tokens);
  const mayDiffer = (sentence: Sentence): boolean =>
    sentences.length > 1 &&
    sentence.tokens.length >= FEWEST_WORDS &&
    (script === "Latn" || dissents(sentence, whole, accepted));
  let doubt = whole.doubt;
  const refusals = sentences.flatMap((sentence) => {
    const own = mayDiffer(sentence) ? judgeLanguage(sentence.text, script, accepted) : whole;
    if (own.verdict !== "unsure") doubt = null;
    const { verdict, language } = own.verdict === "unsure" ? whole : own;
    const tokens = own === whole ? sentence.tokens : own.identified.tokens;
    const letters = verdict === "refused" ? lettersRefused({ ...sentence, tokens }, accepted) : 0;
    return letters > 0 ? [{ letters, language }] : [];
  });
  return {
    script,
    language: whole.language,
    probability: whole.probability,
    refused: refusals.reduce((sum, { letters }) => sum + letters, 0),
    others: [...new Set(refusals.map(({ language }) => language))],
    doubt,
  };
}

interface Sentence {
  readonly text: string;
  readonly tokens: readonly LanguageToken[];
}

const SENTENCE = lazyPattern("[^.!?।॥۔؟\\n]+[.!?।॥۔؟\\n]*", "gu");

/** The sentences that have words. */
function sentencesOf(text: string, tokens: readonly LanguageToken[]): Sentence[] {
  const sentences: Sentence[] = [];
  let next = 0;
  for (const { 0: sentence, index } of text.matchAll(SENTENCE())) {
    const first = next;
    while (next < tokens.length && (tokens[next] as LanguageToken).start < index + sentence.length) next += 1;
    if (next > first) sentences.push({ text: sentence, tokens: tokens.slice(first, next) });
  }
  return sentences;
}

/** Shorter sentences ("Thank you!") go by the text they stand in. */
const FEWEST_WORDS = 4;

/** Whether most words of a sentence speak against the verdict on the whole text. */
function dissents({ tokens }: Sentence, { verdict }: LanguageJudgement, accepted: readonly (string | null)[]): boolean {
  const telling = tokens.filter(({ language }) => language !== "und");
  const agreeing = telling.filter(({ language }) => isAccepted(language, accepted)).length;
  return verdict === "refused" ? 2 * agreeing > telling.length : 2 * agreeing < telling.length;
}

/** The letters of a sentence but for those of its words that are in an accepted language. */
function lettersRefused({ text, tokens }: Sentence, accepted: readonly (string | null)[]): number {
  const kept = tokens.filter(({ language }) => language !== "und" && isAccepted(language, accepted));
  return lettersOf(text) - kept.reduce((sum, token) => sum + lettersOf(token.text), 0);
}

const lettersOf = (text: string): number => profileOf(text, [], []).letters;
