import type { CaseField } from "@eval/core";

/** What the value of a field is made of. */
export type FieldKind = "text" | "answers" | "list" | "choices" | "messages" | "json" | "metadata";

/** The kind of each field; `answers` is a text or a list of texts. */
export const fieldKinds: Readonly<Record<CaseField, FieldKind>> = {
  id: "text",
  input: "text",
  messages: "messages",
  output: "text",
  alternative: "text",
  expected: "answers",
  incorrect: "list",
  context: "list",
  retrievedIds: "list",
  relevantIds: "list",
  choices: "choices",
  tests: "json",
  trace: "text",
  language: "text",
  model: "text",
  metadata: "metadata",
};
