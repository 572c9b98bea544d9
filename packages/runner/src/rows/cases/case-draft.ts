import type { Choice, EvalCase } from "@eval/core";
import { optionLabel } from "../mapping/option-column.js";

/** A case while it is put together. */
export type CaseDraft = { -readonly [Field in keyof EvalCase]: EvalCase[Field] };

/** The options of a question with a column each. An empty one is no option: questions have three or five. */
export function choicesOfColumns(columns: readonly string[], texts: readonly (string | null)[]): readonly Choice[] {
  const choices: Choice[] = [];
  for (const [index, text] of texts.entries()) {
    if (text !== null && text !== "") choices.push({ label: optionLabel(columns[index]!, index), text });
  }
  return choices;
}
