import type { JsonRecord } from "@eval/core";
import { choicesOfColumns } from "../../rows/cases/case-draft.js";
import type { JsonNode } from "../../rows/json/json-node.js";
import { columnKey } from "../../rows/mapping/field-aliases.js";
import { isOptionColumn } from "../../rows/mapping/option-column.js";
import { choiceItem } from "../choice-item.js";
import { otherFields } from "../other-fields.js";
import { fieldOf, hasField, textOf } from "../read-field.js";
import type { Options } from "../resolve-key.js";
import type { Shape } from "../shape.js";

const QUESTION = ["questiontext", "question", "prompt"];
const KEY = ["correctanswer", "answerkey", "correctoption", "answer"];
const ID = ["uniquequestionid", "questionid", "id"];
const USED = [...QUESTION, ...KEY, ...ID, "subject", "questiontype"];

/**
 * ParamBench and other tables with a column for each option (`option_a`, …, or `A`, `B`, …) and a letter as the key.
 *
 * @see ParamBench, https://github.com/ayushbits/ParamBench
 */
export const optionColumns: Shape = {
  name: "option-columns",
  like: "ParamBench",
  recognises: (record) => hasField(record, ...QUESTION) && hasField(record, ...KEY) && optionNames(record).length > 1,
  read(row) {
    const names = optionNames(row.value);
    return [
      choiceItem({
        id: textOf(row, ...ID),
        input: textOf(row, ...QUESTION),
        options: optionsOf(row, names),
        key: fieldOf(row, ...KEY)?.value ?? null,
        category: textOf(row, "subject"),
        subcategory: textOf(row, "questiontype"),
        metadata: otherFields(row.value, [...USED, ...names.map(columnKey)]),
      }),
    ];
  },
};

function optionNames(record: JsonRecord): readonly string[] {
  const names = Object.keys(record);
  const named = names.filter(isOptionColumn);
  // ascii: names of columns
  return named.length > 1 ? named : names.filter((name) => /^[A-J]$/.test(name));
}

function optionsOf(row: JsonNode<JsonRecord>, names: readonly string[]): Options | string {
  const texts = names
    .map((name) => row.find(name))
    .map((node) => (node === null || node.value === null ? null : node.text));
  const choices = choicesOfColumns(names, texts).map(({ label, text }) => ({ label, text }));
  return choices.length === 0 ? "it has no options" : { choices, hasOwnLabels: true };
}
