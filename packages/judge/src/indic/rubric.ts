import type { IndicRubric, RubricLanguage } from "./indic-rubric.js";
import { bengali } from "./rubric-bn.js";
import { english } from "./rubric-en.js";
import { hindi } from "./rubric-hi.js";
import { tamil } from "./rubric-ta.js";

const rubrics: Readonly<Record<RubricLanguage, IndicRubric>> = { en: english, hi: hindi, ta: tamil, bn: bengali };

export const rubricLanguages = Object.keys(rubrics) as RubricLanguage[];

export const rubricIn = (language: RubricLanguage): IndicRubric => rubrics[language];

/** The instructions of a rubric: for judging against a reference, or without one. */
export function instructionsOf(rubric: IndicRubric, hasReference: boolean): string {
  const levels = rubric.levels.map((level, index) => `${index + 1}: ${level}`);
  return [
    rubric.task,
    hasReference ? rubric.withReference : rubric.withoutReference,
    rubric.tolerance,
    rubric.reading,
    levels.join("\n"),
    rubric.confidence,
    rubric.form,
  ].join("\n\n");
}
