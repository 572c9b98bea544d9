// @ts-check

/** @typedef {import("./shared-case.mjs").Fields} Fields */

/**
 * The case that the texts of the form make. A text that is empty is not there; an answer of white space is a blank one.
 *
 * @param {Fields} fields
 * @returns {import("@eval/core").EvalCase}
 */
export function caseOfFields({ input, output, expected = [], context = [], choices, trace, language, ...ids }) {
  const gold = expected.filter((text) => text !== "");
  const passages = context.filter((text) => text !== "");
  const [retrievedIds, relevantIds] = [linesOf(ids.retrievedIds), linesOf(ids.relevantIds)];
  return {
    ...(input && { input }),
    ...(output && { output }),
    ...(gold.length > 0 && { expected: gold.length === 1 ? /** @type {string} */ (gold[0]) : gold }),
    ...(passages.length > 0 && { context: passages }),
    ...(linesOf(choices).length > 0 && { choices: linesOf(choices).map(choiceOf) }),
    ...(trace && { trace }),
    ...(language?.trim() && { language: language.trim() }),
    ...(retrievedIds.length > 0 && { retrievedIds }),
    ...(relevantIds.length > 0 && { relevantIds }),
  };
}

/** @param {string} [text] */
const linesOf = (text = "") =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * `A) Delhi`, `(ख) दिल्ली`, `3. 1947`; a line without a label gets the letter of its place.
 *
 * @param {string} line
 * @param {number} index
 */
function choiceOf(line, index) {
  const [, label, text] = /^\(?(\p{L}\p{M}*|\p{Nd})[).:]\s+(.+)$/u.exec(line) ?? [];
  if (label !== undefined && text !== undefined) return { label, text };
  return { label: String.fromCharCode("A".charCodeAt(0) + index), text: line };
}
