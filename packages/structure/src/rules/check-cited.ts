import type { JsonNode } from "@eval/core/json";
import { composeSteps, isBlank } from "@eval/core/text";
import type { ConstraintRule } from "./constraint-rule.js";
import { finding, type Grounds, type RuleCheck } from "./rule-scope.js";

type CitedRule = Extract<ConstraintRule, { readonly rule: "cited" }>;

/** What both the quotation and the passage go through: what looks the same is the same. No word is changed. */
const fold = composeSteps([
  "canonical",
  "lower-case",
  "fold-quotes",
  "fold-dashes",
  "strip-invisible",
  "collapse-whitespace",
]);

/** A citation that the case bears out. A blank one cites nothing, though every passage holds it. */
export function checkCited({ path, in: where = "context" }: CitedRule): RuleCheck {
  return (scope, grounds) => {
    const { expected, holds } = SOURCES[where](grounds);
    return scope
      .places(path)
      .flatMap((place) => (place.node !== null && holds(place.node) ? [] : [finding(place, expected)]));
  };
}

/** The field of a case without which such citations cannot be checked. */
export const groundsOf = ({ in: where = "context" }: CitedRule): keyof Grounds =>
  where === "retrieved-ids" ? "retrievedIds" : "context";

const SOURCES: Record<
  NonNullable<CitedRule["in"]>,
  (grounds: Grounds) => { readonly expected: string; readonly holds: (node: JsonNode) => boolean }
> = {
  context: ({ context = [] }) => {
    const passages = context.map(fold);
    const isQuoted = (text: string) =>
      !isBlank(text) && passages.some((passage) => passage.includes(fold(text).trim()));
    return { expected: "words of the context", holds: (node) => node.type === "string" && isQuoted(node.value) };
  },
  "context-number": ({ context = [] }) => ({
    expected: `the number of a passage, 1 to ${context.length}`,
    holds: (node) => {
      const number = numberOf(node);
      return number !== null && number >= 1 && number <= context.length;
    },
  }),
  "retrieved-ids": ({ retrievedIds = [] }) => ({
    expected: "the id of a document that was retrieved",
    holds: (node) => {
      const id = node.type === "number" ? node.text : node.type === "string" ? node.value : null;
      return id !== null && retrievedIds.includes(id);
    },
  }),
};

/** Models write 1 and "1". */
function numberOf(node: JsonNode): number | null {
  const text = node.type === "number" ? node.text : node.type === "string" ? node.value : "";
  // ascii: an index, as programs write it
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : null;
}
