import type { JsonRecord } from "@eval/core";
import { isList, isRecord, type JsonNode } from "../../rows/json/json-node.js";
import { otherFields } from "../other-fields.js";
import { fieldOf, hasField, textOf, textsOf } from "../read-field.js";
import { NEEDS_CONTEXT, type Shape } from "../shape.js";
import type { SkippedItem, SourceItem } from "../source-item.js";

/**
 * SQuAD, XQuAD, MLQA, IndicQA: questions on a passage. As published an article holds paragraphs, and these hold the
 * questions; on the Hugging Face hub each question is a row.
 *
 * @see Rajpurkar et al. 2016; Artetxe et al. 2020 for XQuAD
 */
export const squad: Shape = {
  name: "squad",
  like: "SQuAD or XQuAD",
  belongs: NEEDS_CONTEXT,
  recognises: (record) =>
    hasField(record, "paragraphs") ||
    (hasField(record, "context") && hasField(record, "question") && hasAnswers(record)),
  read(row) {
    const paragraphs = fieldOf(row, "paragraphs");
    const title = textOf(row, "title");
    if (paragraphs === null) return [readQuestion(row, textOf(row, "context"), title)];
    return itemsOf(paragraphs).flatMap((paragraph) => {
      const context = textOf(paragraph, "context");
      return itemsOf(fieldOf(paragraph, "qas")).map((question) => readQuestion(question, context, title));
    });
  },
};

const hasAnswers = ({ answers }: JsonRecord): boolean =>
  answers !== undefined && (isRecord(answers) ? Object.hasOwn(answers, "text") : isList(answers));

function itemsOf(node: JsonNode | null): readonly JsonNode[] {
  if (node === null || !isList(node.value)) return [];
  return node.value.map((item, index) => node.child(index, item));
}

function readQuestion(question: JsonNode, context: string | null, title: string | null): SourceItem | SkippedItem {
  const id = textOf(question, "id");
  const input = textOf(question, "question");
  if (input === null) return { id, skipped: "its question is missing" };
  if (context === null) return { id, skipped: "its passage is missing" };
  const expected = answersOf(fieldOf(question, "answers"));
  const other = isRecord(question.value)
    ? otherFields(question.value, ["id", "question", "answers", "context", "title"])
    : {};
  return { id, input, expected, context: [context], subcategory: title, metadata: other };
}

/** `[{ "text": … }]`, or `{ "text": […] }` on the hub. */
function answersOf(answers: JsonNode | null): readonly string[] {
  if (answers === null) return [];
  if (isRecord(answers.value)) return textsOf(fieldOf(answers, "text"));
  return itemsOf(answers).flatMap((answer) => textsOf(isRecord(answer.value) ? fieldOf(answer, "text") : answer));
}
