import { isList, JsonNode } from "../../rows/json/json-node.js";
import { otherFields } from "../other-fields.js";
import { fieldOf, textOf, textsOf } from "../read-field.js";
import type { Shape } from "../shape.js";

const ANSWERS = ["answer", "answers"];
const USED = ["question", ...ANSWERS, "id", "questionid"];

/**
 * NQ-open, EfficientQA, WebQuestions: a question and the list of its short answers.
 *
 * @see Lee et al. 2019, Latent retrieval for weakly supervised open domain question answering
 */
export const nqOpen: Shape = {
  name: "nq-open",
  like: "NQ-open",
  recognises(record) {
    const row = new JsonNode(record, null);
    const answers = fieldOf(row, ...ANSWERS);
    return textOf(row, "question") !== null && answers !== null && isList(answers.value);
  },
  read(row) {
    const id = textOf(row, "id", "questionid");
    const input = textOf(row, "question");
    if (input === null) return [{ id, skipped: "its question is missing" }];
    const expected = textsOf(fieldOf(row, ...ANSWERS));
    return [{ id, input, expected, metadata: otherFields(row.value, USED) }];
  },
};
