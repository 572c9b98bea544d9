import { expect, test } from "vitest";
import { splitScriptWords } from "./split-script-words.js";

test.each([
  ["aap kaise ho?", ["aap", "kaise", "ho"]],
  ["don't कु'न rock'n'roll 'quoted'", ["don't", "कु'न", "rock'n'roll", "quoted"]],
  ["हिन्दी\u200dमें", ["हिन्दी\u200dमें"]],
  ["Hindiमें", ["Hindi", "में"]],
  ["Se7en", ["Se", "en"]],
  ["cafe\u0301", ["cafe\u0301"]],
  ["مـــا", ["مـــا"]],
  ["𑒧𑒻𑒟𑒱𑒪𑒲 x", ["𑒧𑒻𑒟𑒱𑒪𑒲", "x"]],
  ["12 । 👩 \ud800", []],
])("splitScriptWords finds in %j %j", (text, words) => {
  expect(splitScriptWords(text).words.map(({ start, end }) => text.slice(start, end))).toEqual(words);
});
