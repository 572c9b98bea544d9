import { isRecord } from "../../rows/json/json-node.js";
import { choiceItem, readOptions } from "../choice-item.js";
import { otherFields } from "../other-fields.js";
import { fieldOf, hasField, textOf } from "../read-field.js";
import type { Shape } from "../shape.js";

const USED = ["id", "question", "questionstem", "choices", "answerkey", "category", "subject"];

/**
 * ARC, OpenBookQA, CommonsenseQA: options with labels of their own and an `answerKey` that is one of these labels. Part
 * of ARC labels its options "1" to "4"; there key "1" is the first.
 *
 * @see Clark et al. 2018, Think you have solved question answering? Try ARC
 */
export const arc: Shape = {
  name: "arc",
  like: "ARC",
  recognises: (record) => hasField(record, "answerkey") && hasField(record, "question", "questionstem"),
  read(row) {
    const question = fieldOf(row, "question");
    // As first published, the question is an object that holds its options.
    const inner = question !== null && isRecord(question.value) ? question : null;
    return [
      choiceItem({
        id: textOf(row, "id"),
        input: inner === null ? textOf(row, "question", "questionstem") : textOf(inner, "stem"),
        options: readOptions(fieldOf(inner ?? row, "choices")),
        key: fieldOf(row, "answerkey")?.value ?? null,
        category: textOf(row, "category", "subject"),
        subcategory: null,
        metadata: otherFields(row.value, USED),
      }),
    ];
  },
};
