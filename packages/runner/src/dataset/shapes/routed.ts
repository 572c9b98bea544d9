import { isRecord, JsonNode } from "../../rows/json/json-node.js";
import { fieldOf, hasField } from "../read-field.js";
import type { Belonging, Shape } from "../shape.js";

const routed = (
  name: string,
  like: string,
  belongs: Omit<Belonging, "withContext">,
  recognises: Shape["recognises"],
): Shape => ({
  name,
  like,
  recognises,
  belongs: { ...belongs, withContext: false },
  read: () => [],
});

/** Sets that answer another question than whether an accepted answer was given; first, since their rows look alike. */
export const multiHop = routed(
  "multi-hop",
  "HotpotQA",
  { reason: "its answers take several pieces of evidence", place: "reasoning, or RAG with all passages" },
  (record) => hasField(record, "supportingfacts", "questiondecomposition"),
);

export const truthfulness = routed(
  "truthfulness",
  "TruthfulQA",
  { reason: "it asks whether a misconception is repeated", place: "truthfulness" },
  (record) =>
    hasField(record, "mc1targets", "mc2targets", "bestanswer") ||
    (hasField(record, "correctanswers") && hasField(record, "incorrectanswers")),
);

export const longReference = routed(
  "long-reference",
  "Natural Questions with long answers",
  {
    reason: "its references are passages of a page",
    place: "long_reference_qa or RAG, with references cut out by someone",
  },
  (record) =>
    hasField(record, "longanswercandidates") ||
    (hasField(record, "annotations") && hasField(record, "document", "documenttext", "documenthtml")) ||
    isLongAnswer(record),
);

function isLongAnswer(record: Parameters<Shape["recognises"]>[0]): boolean {
  const annotations = fieldOf(new JsonNode(record, null), "annotations");
  return annotations !== null && isRecord(annotations.value) && Object.hasOwn(annotations.value, "long_answer");
}
