import { expect, test } from "vitest";
import { CONTEXTS } from "./contexts.js";
import { splitScriptWords } from "./split-script-words.js";
import { setContexts } from "./word-context.js";

test.each([
  ["Ravi met Asha in Pune.", ["first", "plain", "capital", "plain", "capital"]],
  ["It ended. Ravi left.", ["first", "plain", "first", "plain"]],
  ["the AAP app", ["plain", "acronym", "plain"]],
  ["KYA HAAL HAI", ["plain", "plain", "plain"]],
  ["Suresh Ramesh Mahesh", ["title", "title", "title"]],
  ["Who directed Se7en?", ["first", "plain", "glued", "glued"]],
  ['He said "kuch nahi" again', ["first", "plain", "quoted", "quoted", "plain"]],
  ["He said 'kuch nahi' again", ["first", "plain", "quoted", "quoted", "plain"]],
  ["the users' files and the bots' answers", ["plain", "plain", "plain", "plain", "plain", "plain", "plain"]],
  ["Kal Ho Naa Ho made me cry", ["run", "run", "run", "run", "plain", "plain", "plain"]],
  [
    "we met Sita Devi, Gita Rao in Pune",
    ["plain", "plain", "capital", "capital", "capital", "capital", "plain", "capital"],
  ],
  ['"kuch nahi"', ["plain", "plain"]],
  ["yes, I know", ["plain", "plain", "plain"]],
  ["मेरा नाम", ["plain", "plain"]],
])("setContexts sees %j as %j", (text, contexts) => {
  const { words, signs } = splitScriptWords(text);
  setContexts(text, words, signs);
  expect(words.map(({ context }) => CONTEXTS[context])).toEqual(contexts);
});
