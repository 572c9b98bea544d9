import type { SplitAnswer } from "./split-answer.js";

/**
 * The language whose endings a word may have: as declared, without script or region; else by its small words where it
 * shares a script with a larger one (Marathi and Nepali with Hindi, Assamese with Bengali); else "".
 */
export function answerLanguage({ words }: SplitAnswer, declared: string | null | undefined): string {
  if (declared !== null && declared !== undefined) return declared.split("-")[0]!.toLowerCase();
  for (const { language } of words) if (language !== "") return language;
  return "";
}
