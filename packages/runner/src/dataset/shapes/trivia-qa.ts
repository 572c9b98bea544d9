import { isRecord, type JsonNode } from "../../rows/json/json-node.js";
import { otherFields } from "../other-fields.js";
import { fieldOf, textOf, textsOf } from "../read-field.js";
import type { Shape } from "../shape.js";
import type { SkippedItem, SourceItem } from "../source-item.js";

const USED = ["question", "answer", "questionid"];

/**
 * TriviaQA, as published and as on the Hugging Face hub. Accepted are the value and then the aliases, as they are
 * written; the normalised aliases stay in the metadata, since they are no longer the source's words.
 *
 * @see Joshi et al. 2017, TriviaQA
 */
export const triviaQa: Shape = {
  name: "triviaqa",
  like: "TriviaQA",
  recognises(record) {
    const answer = Object.entries(record).find(([key]) => key.toLowerCase() === "answer")?.[1];
    if (answer === undefined || !isRecord(answer)) return false;
    return Object.keys(answer).some((key) => ["value", "aliases"].includes(key.toLowerCase()));
  },
  read: (row) => [readQuestion(row)],
};

function readQuestion(row: JsonNode<SourceItem["metadata"]>): SourceItem | SkippedItem {
  const id = textOf(row, "questionid");
  const input = textOf(row, "question");
  const answer = fieldOf(row, "answer");
  if (input === null) return { id, skipped: "its question is missing" };
  if (answer === null || !isRecord(answer.value)) return { id, skipped: "its answer is not an object with a value" };
  const value = textOf(answer, "value");
  const normalized = textsOf(fieldOf(answer, "normalizedaliases"));
  return {
    id,
    input,
    expected: [...(value === null ? [] : [value]), ...textsOf(fieldOf(answer, "aliases"))],
    metadata: {
      ...otherFields(row.value, USED),
      ...(normalized.length > 0 && { normalized_aliases: normalized }),
      answer: otherFields(answer.value, ["value", "aliases", "normalizedaliases"]),
    },
  };
}
