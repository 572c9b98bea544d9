import { answerWordSteps } from "../answer/answer-tokens.js";
import { answerWords } from "../answer/answer-words.js";
import { normalizerOf } from "../normalizer.js";

/** The words of an option's text or of a reply, as `normalized-match` compares them: no sign that has meaning is lost. */
export function foldText(text: string): string {
  return answerWords(normalizerOf(answerWordSteps)(text)).join(" ").toLowerCase();
}
