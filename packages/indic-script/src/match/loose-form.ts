import { indicNormalize } from "../normalize/indic-normalize.js";
import type { AnswerWord } from "./answer-word.js";
import { localForm } from "./local-spellings.js";

/** The spelling under which accepted spellings of one word meet: see `indicNormalize`, level `loose`. */
export function looseForm(word: AnswerWord): string {
  word.loose ??= looseOf(word);
  return word.loose;
}

function looseOf({ script, fold }: AnswerWord): string {
  if (script === "none") return fold;
  if (script === "Latn") return americanSpelling(fold);
  return script === "Guru" ? withSha(fold, indicForm(fold)) : localForm(script, indicForm(fold));
}

/**
 * Panjabi writes the nukta of ਸ਼ always: ਸ਼ੇਰ is a lion and ਸੇਰ a weight. That of its other letters is left out as in Hindi.
 * No step of the loose spelling adds or drops a ਸ, so they are told apart by their order.
 */
function withSha(fold: string, loose: string): string {
  if (!SHA.test(fold)) return loose;
  const letters = fold.match(ANY_SA) ?? [];
  let at = 0;
  return loose.replace(ANY_SA, () => (SHA.test(letters[at++] ?? "") ? "ਸ\u0a3c" : "ਸ"));
}

const SHA = /ਸ\u0a3c|\u0a36/;
const ANY_SA = /ਸ\u0a3c?|\u0a36/g;

/** With the ra of Assamese as that of Bengali: no Bengali word has it. */
const indicForm = (fold: string): string => indicNormalize(fold, { level: "loose" }).text.replaceAll("ৰ", "র");

/** British endings as American ones. Words below six letters stay: "four" is not "for", "wise" not "wize". */
function americanSpelling(word: string): string {
  if (word.length < 6) return word;
  return word
    .replace(/our(?=s?$|ed$|ing$|able$|ite|ful)/, "or")
    .replace(/is(?=(?:e|es|ed|ing|ation|ations)$)/, "iz")
    .replace(/(?<=[bct])re(?=s?$)/, "er")
    .replace(/ae(?=val|log|st)/, "e");
}
