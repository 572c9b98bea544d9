import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank, lazyPattern, splitWords } from "@eval/core/text";

/** From this many words on, an accepted answer is a passage and not a short answer. */
const LONG_ANSWER = 12;

/**
 * The profile that the shape of a case suggests: `multiple_choice` where it has options, `long_reference_qa` where each
 * accepted answer has 12 words or more, `indic_short_answer` where language, question or an accepted answer is of India,
 * else `short_answer_qa`. The output under test has no say, so all answers to a question are scored alike.
 */
export function profileOfShape(evalCase: EvalCase): string {
  if (evalCase.choices !== undefined && evalCase.choices.length > 0) return "multiple_choice";
  const answers = expectedAnswers(evalCase).filter((answer) => !isBlank(answer));
  if (answers.length > 0 && answers.every((answer) => splitWords(answer).length >= LONG_ANSWER))
    return "long_reference_qa";
  return isIndic(evalCase, answers) ? "indic_short_answer" : "short_answer_qa";
}

function isIndic({ language, input }: EvalCase, answers: readonly string[]): boolean {
  if (language !== undefined && isOfIndia(language)) return true;
  return [input ?? "", ...answers].some((text) => INDIC_LETTER().test(text));
}

/** A tag ("hi", "hi-Latn", "hi-en"), or a name as people fill columns with: "Hindi", "Roman Hindi", "Hinglish", हिन्दी. */
function isOfIndia(language: string): boolean {
  const [first = "", ...rest] = language.trim().toLowerCase().split(NO_LETTERS());
  return LANGUAGES.has(first) || [first, ...rest].some((word) => NAMES.has(word)) || INDIC_LETTER().test(language);
}

const NO_LETTERS = lazyPattern("[^\\p{L}\\p{M}]+");

/** The languages of the Eighth Schedule, by BCP 47 subtag. */
const LANGUAGES = new Set("as bn brx doi gom gu hi kn kok ks mai ml mni mr ne or pa sa sat sd ta te ur".split(" "));

/** Their English names, and those of their mixes with English. */
const NAMES = new Set(
  (
    "assamese bangla bengali bodo dogri gujarati hindi kannada kashmiri konkani maithili malayalam manipuri marathi meitei nepali " +
    "odia oriya panjabi punjabi sanskrit santali sindhi tamil telugu urdu " +
    "hinglish tanglish tenglish kanglish manglish benglish banglish minglish gujlish punglish"
  ).split(" "),
);

const INDIC_LETTER = lazyPattern(
  `[${[
    "Devanagari",
    "Bengali",
    "Gurmukhi",
    "Gujarati",
    "Oriya",
    "Tamil",
    "Telugu",
    "Kannada",
    "Malayalam",
    "Ol_Chiki",
    "Meetei_Mayek",
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join("")}]`,
);
