import { element } from "./elements.js";
import { textAttributes } from "./language.js";
import { plainParts } from "./plain-parts.js";

/**
 * What the server sends of a case.
 *
 * @typedef {{ input?: string, messages?: { role: string, content: string }[], choices?: { label: string, text: string }[],
 *   context?: string[], expected: string[], incorrect?: string[], output?: string, language?: string }} Case
 */

/**
 * A case to be judged: question, then accepted answers beside the answer, then what they rest on.
 *
 * @param {Case} shown
 */
export function caseView({ input, messages, choices, context, expected, incorrect, output, language }) {
  const field = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string[] | undefined} */ texts) =>
    texts === undefined || texts.length === 0 ? null : fieldView(name, title, texts, language);
  const gold = expected.length === 0 ? null : field("expected", goldTitle(expected.length), expected);
  return element(
    "div",
    { class: "case" },
    field("input", "Question", input === undefined ? undefined : [input]),
    field(
      "messages",
      "Conversation",
      messages?.map(({ role, content }) => `${role}: ${content}`),
    ),
    field(
      "choices",
      "Choices",
      choices?.map(({ label, text }) => `${label}: ${text}`),
    ),
    element("div", { class: "beside" }, field("output", "Answer to judge", [output ?? ""]), gold),
    field("incorrect", "Known to be wrong", incorrect),
    field("context", "Context", context),
  );
}

const goldTitle = (/** @type {number} */ count) =>
  count === 1 ? "Accepted answer" : "Accepted answers, any of which will do";

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} texts
 * @param {string | undefined} language
 */
const fieldView = (name, title, texts, language) =>
  element(
    "section",
    { class: `field ${name}` },
    element("h2", {}, title),
    ...texts.map((text) => textView(text, language)),
  );

/**
 * @param {string} text
 * @param {string | undefined} language
 */
const textView = (text, language) =>
  text.trim() === ""
    ? element("p", { class: "faint" }, "(empty)")
    : element("div", { class: "text", ...textAttributes(language, text) }, ...plainParts(text));
