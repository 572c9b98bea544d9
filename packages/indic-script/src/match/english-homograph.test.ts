import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const run = (expected: string, output: string) => metric({ output, expected });

describe("a word of English that sounds like the accepted answer", () => {
  test.each([
    ["आम", "I am not sure"],
    ["मोर", "There is no more information."],
    ["मोर", "THERE IS NO MORE"],
    ["मन", "The man is here"],
    ["मन", "Man is mortal and so is he."],
    ["पान", "The pan is hot"],
    ["दूर", "The door is open"],
    ["फूल", "He is a fool"],
    ["वन", "He has a van"],
    ["उस", "It has many uses"],
    ["বন", "There is a ban on it"],
    ["ਮਨ", "The man said so"],
    ["பால்", "He is a good pal of mine"],
    ["மோர்", "There is more to it"],
  ])("is not %s in an English sentence: %s", (gold, output) => {
    expect(run(gold, output)).toMatchObject({ passed: false, label: "missing" });
  });

  test.each([
    ["मोर", "mor hai"],
    ["मोर", "The national bird is mor."],
    ["आम", "The answer is aam."],
    ["मन", "man shant hai"],
    ["मन", "is man ko shant karo"],
    ["मन", "The answer is man."],
    ["मन", 'The word is "man".'],
    ["मोर", "The poet is More"],
    ["राम", "Ram is the king of Ayodhya"],
    ["दिल्ली", "the capital is delhi"],
    ["गंगा", "The longest river of India is Ganga."],
    ["ரவி", "The poet is Ravi"],
    ["दस", "It has ten"],
  ])("is %s as a name, in a sentence of India or alone: %s", (gold, output) =>
    expect(run(gold, output).passed).toBe(true),
  );

  test.each([
    ["कार", "I have a car"],
    ["बस", "This is the bus stop"],
    ["बैंक", "He went to the bank"],
    ["डॉट", "the dot"],
  ])("is %s where the language has the word from English: %s", (gold, output) => {
    expect(run(gold, output).passed).toBe(true);
  });
});
