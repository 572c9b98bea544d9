import { withoutFrame } from "./answer-frame.js";
import type { AnswerPhrase, PhraseOf } from "./content-words.js";
import { type DatedAnswer, datedAnswer } from "./date-relation.js";
import { firstSentence } from "./first-sentence.js";

/** A short answer, read once for all that it is compared with. */
export interface ShortAnswer {
  readonly text: string;
  readonly phrase: AnswerPhrase;
  readonly dated: DatedAnswer | null;
  readonly isSentence: boolean;
  /** Whether more sentences follow. */
  readonly isPart: boolean;
}

export function readAnswer(text: string, phraseOf: PhraseOf, isSentence = false): ShortAnswer {
  return { text, phrase: phraseOf(text), dated: datedAnswer(text, phraseOf), isSentence, isPart: false };
}

/** An output as it stands, the sentence that it begins with, and the answers that these are a sentence around. */
export function readOutput(text: string, phraseOf: PhraseOf): readonly [ShortAnswer, ...ShortAnswer[]] {
  const first = firstSentence(text);
  const whole = readSentence(text, phraseOf);
  if (first === null) return whole;
  return [...whole, ...readSentence(first, phraseOf).map((answer) => ({ ...answer, isPart: true }))];
}

/** A sentence as it stands and, where it is one around an answer, that answer. */
function readSentence(text: string, phraseOf: PhraseOf): readonly [ShortAnswer, ...ShortAnswer[]] {
  const framed = withoutFrame(text);
  const whole = readAnswer(text, phraseOf, framed.isSentence);
  return framed.text === text ? [whole] : [whole, readAnswer(framed.text, phraseOf, framed.isSentence)];
}
