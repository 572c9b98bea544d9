import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const run = (expected: string, output: string) => metric({ output, expected });

describe("a guess of one who says that he does not know", () => {
  test.each([
    ["Ganga", "I don't know. Maybe Ganga."],
    ["Delhi", "I'm not sure, but maybe Delhi"],
    ["Delhi", "I'm not quite sure, but it might be Delhi."],
    ["Ganga", "No idea. Probably the Ganga."],
    ["Delhi", "Maybe Delhi. I'm not sure."],
    ["Ganga", "I'm sorry, but as an AI I can't answer that. Perhaps look up the Ganga."],
    ["दिल्ली", "पता नहीं। शायद दिल्ली"],
    ["गंगा", "मुझे याद नहीं। संभवतः गंगा।"],
    ["दिल्ली", "शायद दिल्ली, पता नहीं"],
    ["केरल", "मुझे यकीन नहीं है। हो सकता है केरल हो।"],
    ["Kerala", "Pata nahi, Kerala ho sakta hai"],
    ["Delhi", "Pata nahi. Shayad Delhi."],
    ["ঢাকা", "আমি জানি না। হয়তো ঢাকা।"],
    ["पुणे", "मला माहीत नाही. कदाचित पुणे."],
    ["சென்னை", "எனக்குத் தெரியாது. ஒருவேளை சென்னை."],
    ["విజయవాడ", "నాకు తెలియదు. బహుశా విజయవాడ."],
    ["ಮೈಸೂರು", "ಗೊತ್ತಿಲ್ಲ. ಬಹುಶಃ ಮೈಸೂರು."],
    ["കൊല്ലം", "എനിക്ക് അറിയില്ല. ഒരുപക്ഷേ കൊല്ലം."],
    ["સુરત", "મને ખબર નથી. કદાચ સુરત."],
    ["ਪਟਿਆਲਾ", "ਮੈਨੂੰ ਪਤਾ ਨਹੀਂ। ਸ਼ਾਇਦ ਪਟਿਆਲਾ।"],
    ["କଟକ", "ମୁଁ ଜାଣି ନାହିଁ। ବୋଧହୁଏ କଟକ।"],
    ["لاہور", "مجھے معلوم نہیں۔ شاید لاہور۔"],
  ])("asserts nothing: %s in %s", (gold, output) => {
    for (const form of ["NFC", "NFD"] as const) {
      expect(run(gold, output.normalize(form))).toMatchObject({ label: "hedged", metadata: { refusal: "unsure" } });
    }
  });

  test.each([
    ["Delhi", "Maybe Delhi"],
    ["दिल्ली", "शायद दिल्ली"],
    ["Mars", "I'm not fully sure, but it is Mars"],
    ["दिल्ली", "मुझे साल नहीं पता, लेकिन राजधानी दिल्ली है"],
    ["Delhi", "I don't know the population. The capital is Delhi."],
    ["Delhi", "I don't know the exact day, but in May 1947 it was Delhi."],
    ["Delhi", "It is Delhi. He could not remember why."],
    ["Kota", "The coach may be from Kota. The players did not know him."],
  ])("is another than a careful answer: %s in %s", (gold, output) => expect(run(gold, output).passed).toBe(true));
});
