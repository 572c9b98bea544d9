import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank, splitWords } from "@eval/core/text";
import type { CaseView } from "../case-view.js";
import { wordsPerEnglishWord } from "../words-per-english-word.js";

/** What the curated sets of genai_capability_bench call such answers. */
const DECLARED = "passage_or_long_answer";

/** Profiles and metrics that are made for passages. */
const forPassages: ReadonlySet<string> = new Set([
  ...["long_reference_qa", "rag"],
  ...["rouge-1", "rouge-2", "rouge-l", "rouge-lsum", "bleu", "chrf", "chrf-plus-plus", "ter"],
  ...["bert-score", "calibrated-similarity"],
]);

/**
 * Every accepted answer is a passage, and the metric was made for short answers: even a right answer can hardly pass.
 * The length is that of the text; what the case itself declares counts too. Options of a choice may be long.
 */
export function referenceShapeReason({ row: { evalCase }, primary, profile, settings }: CaseView): string | null {
  if (evalCase === null || evalCase.choices !== undefined) return null;
  if (primary.kind === "judge" || forPassages.has(profile ?? primary.name)) return null;
  const reason = passageReason(evalCase, settings.passageWords);
  return reason === null ? null : `${reason}, and ${profile ?? primary.name} is made for short ones`;
}

function passageReason(evalCase: EvalCase, most: number): string | null {
  if (evalCase.metadata?.["reference_shape"] === DECLARED) return `the case declares ${DECLARED} answers`;
  const answers = expectedAnswers(evalCase).filter((answer) => !isBlank(answer));
  const lengths = answers.map((answer) => lengthOf(answer, evalCase.language));
  const shortest = Math.min(...lengths.map(({ english }) => english));
  if (answers.length === 0 || shortest <= most) return null;
  const { words } = lengths.find(({ english }) => english === shortest) as Length;
  return `the shortest accepted answer has ${words} words, as many as ${Math.round(shortest)} of English`;
}

interface Length {
  readonly words: number;
  /** About as many words it would have in English. */
  readonly english: number;
}

/** A word may be a grapheme, in scripts that leave no space between words. */
function lengthOf(text: string, language: string | undefined): Length {
  const words = splitWords(text).length;
  return { words, english: words / wordsPerEnglishWord(text, language) };
}
