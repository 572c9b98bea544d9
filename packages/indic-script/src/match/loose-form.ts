import { indicNormalize } from "../normalize/indic-normalize.js";
import type { AnswerWord } from "./answer-word.js";

/** The spelling under which accepted spellings of one word meet: see `indicNormalize`, level `loose`. */
export function looseForm(word: AnswerWord): string {
  word.loose ??= looseOf(word);
  return word.loose;
}

function looseOf({ script, fold }: AnswerWord): string {
  if (script === "none") return fold;
  return script === "Latn" ? americanSpelling(fold) : indicForm(fold);
}

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
