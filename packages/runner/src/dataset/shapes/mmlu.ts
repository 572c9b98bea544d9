import { choiceItem, readOptions } from "../choice-item.js";
import { otherFields } from "../other-fields.js";
import { fieldOf, hasField, textOf } from "../read-field.js";
import type { Shape } from "../shape.js";

const QUESTION = ["question", "input", "prompt"];
const OPTIONS = ["choices", "options"];
const KEY = ["answer", "answerindex", "answeridx"];
const ID = ["questionid", "id"];
const USED = [...QUESTION, ...OPTIONS, ...KEY, ...ID, "subject", "category"];

/**
 * MMLU, MMLU-Pro and their kin: a question, its options in one field, and an index from 0, a letter or a text.
 *
 * @see Hendrycks et al. 2021, Measuring massive multitask language understanding
 */
export const mmlu: Shape = {
  name: "mmlu",
  like: "MMLU",
  recognises: (record) => hasField(record, ...QUESTION) && hasField(record, ...OPTIONS) && hasField(record, ...KEY),
  read: (row) => [
    choiceItem({
      id: textOf(row, ...ID),
      input: textOf(row, ...QUESTION),
      options: readOptions(fieldOf(row, ...OPTIONS)),
      key: fieldOf(row, ...KEY)?.value ?? null,
      category: textOf(row, "subject", "category"),
      subcategory: null,
      metadata: otherFields(row.value, USED),
    }),
  ],
};
