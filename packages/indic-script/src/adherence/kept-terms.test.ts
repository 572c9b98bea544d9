import { describe, expect, test } from "vitest";
import { findInstruction } from "./find-instruction.js";

const tagsOf = (prompt: string): readonly string[] | null => {
  const found = findInstruction(prompt);
  return found?.kind === "languages" ? found.tags : null;
};

describe("a language that the words of an answer are kept in", () => {
  test.each([
    ["Explain recursion in Hindi, use Devanagari but keep English technical terms in English.", "hi-Deva"],
    ["Explain machine learning in Tamil but leave the technical words in English.", "ta"],
    ["Explain in Hindi, with the technical terms in English.", "hi"],
    ["Answer in Hindi. All technical terms should remain in English.", "hi"],
    ["Use Kannada for the answer and English for names.", "kn"],
    ["API kya hoti hai? Hindi mein samjhao, technical words English mein rakho.", "hi"],
    ["हिंदी में समझाइए लेकिन नाम अंग्रेज़ी में ही रहने दें", "hi"],
    ["मराठीत समजावून सांगा, तांत्रिक शब्द इंग्रजीत ठेवा", "mr"],
    ["বাংলায় বোঝান, তবে নামগুলো ইংরেজিতে রাখুন", "bn"],
    ["தமிழில் விளக்கவும், ஆனால் தொழில்நுட்ப சொற்களை ஆங்கிலத்தில் வைக்கவும்", "ta"],
    ["తెలుగులో వివరించండి, సాంకేతిక పదాలు ఇంగ్లీషులో ఉంచండి", "te"],
    ["ગુજરાતીમાં સમજાવો, નામ અંગ્રેજીમાં રાખો", "gu"],
  ])("is not the one to answer in: %s", (prompt, tag) => expect(tagsOf(prompt)).toEqual([tag]));

  test.each([
    ["Keep the answer in English.", "en"],
    ["Keep it under ten words in Hindi.", "hi"],
    ["Write a paragraph with these words in Hindi: sun, moon", "hi"],
    ["नाम अंग्रेज़ी में लिखो: राम, श्याम", "en"],
    ["जवाब हिंदी में रखो", "hi"],
  ])("is it where the answer is what is kept, or nothing but words is asked for: %s", (prompt, tag) =>
    expect(tagsOf(prompt)).toEqual([tag]),
  );

  test("leaves the prompt's own language where no other is named", () =>
    expect(findInstruction("रिकर्शन क्या है? Keep technical terms in English.")).toBeNull());
});
