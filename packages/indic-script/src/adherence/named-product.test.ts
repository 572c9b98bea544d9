import { describe, expect, test } from "vitest";
import { findInstruction } from "./find-instruction.js";

describe("a prompt that names a text and its language", () => {
  test.each([
    ["Tweet in Hindi congratulating the hockey team", "hi"],
    ["A four-line poem in Bengali on rain", "bn"],
    ["Birthday wish in Gujarati for my mother", "gu"],
    ["WhatsApp status in Hindi about friendship", "hi"],
    ["Essay on air pollution in Marathi, 200 words", "mr"],
    ["In one Hindi sentence, tell me what rain is.", "hi"],
    ["Explain rain in two Tamil sentences", "ta"],
    ["Explain gravity in 50 words in Hindi", "hi"],
  ])("asks for it: %s", (prompt, tag) => expect(findInstruction(prompt)).toMatchObject({ tags: [tag], orOwn: false }));

  test.each([
    "Poems in Hindi are lovely",
    "Words in Sanskrit that came to English?",
    "Songs in Tamil films by Ilaiyaraaja",
    "Jokes in Hindi are funnier than jokes in English",
    "History of the letter in Tamil script",
    "In Hindi sentences the verb comes last.",
    "List five newspapers in Hindi",
  ])("is none where it says or asks something of such texts: %s", (prompt) =>
    expect(findInstruction(prompt)).toBeNull(),
  );
});
