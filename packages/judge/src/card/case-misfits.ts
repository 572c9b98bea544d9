import { show } from "@eval/core";
import type { CardMisfit } from "./card-misfit.js";
import type { JudgeCard } from "./judge-card.js";
import { languageKey } from "./language-key.js";

/** What one case showed of its judge. */
export interface JudgedCase {
  /** Of the case; undefined where it does not say. */
  readonly language: string | undefined;
  /** Hashes of the prompts that were asked. */
  readonly prompts: readonly string[];
  /** What the servers called the models that answered. */
  readonly models: readonly string[];
}

/** How a case differs from those that a card was made of: who answered, what was asked, in which language. */
export function caseMisfits(card: JudgeCard, { language, prompts, models }: JudgedCase): CardMisfit[] {
  const misfits: CardMisfit[] = [];
  const stranger = models.find((model) => !card.answeredBy.includes(model));
  if (stranger !== undefined) {
    const known = card.answeredBy.map((model) => show(model)).join(", ") || "nobody";
    misfits.push({ kind: "model", says: `of verdicts by ${known}, and ${show(stranger)} answered` });
  }
  if (prompts.some((prompt) => !card.prompts.includes(prompt))) {
    misfits.push({ kind: "prompt", says: "of other prompts than the one asked here" });
  }
  return [...misfits, ...languageMisfits(card, language)];
}

/** What validates a judge is people's labels; without any it is the languages of the edits. */
function languageMisfits({ languages, agreement }: JudgeCard, language: string | undefined): CardMisfit[] {
  const known = Object.keys(agreement?.languages ?? languages);
  if (known.map(languageKey).includes(languageKey(language ?? ""))) return [];
  const words = known.map((tag) => (tag === "" ? "cases that do not say their language" : tag)).join(", ");
  const own = language === undefined || language === "" ? "this case does not say its language" : `not ${language}`;
  return [{ kind: "language", says: `of ${words || "no cases"}, ${own}` }];
}
