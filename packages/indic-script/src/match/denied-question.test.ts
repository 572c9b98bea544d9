import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();

describe("an expected no", () => {
  test.each([
    ["না", "পাল্টানো যাবে না।", "অর্ডার পাল্টানো যাবে?"],
    ["না", "দুঃখিত, এখন পাল্টানো যাবে না।", "অর্ডার পাল্টানো যাবে?"],
    ["नहीं", "बदल नहीं सकते।", "क्या बदल सकते हैं?"],
    ["nahi", "Badla nahi ja sakta.", "Kya badal sakte hain?"],
    ["இல்லை", "மாற்ற முடியாது.", "மாற்ற முடியுமா?"],
    ["లేదు", "ఇప్పుడు రద్దు చేయలేరు.", "రద్దు చేయవచ్చా?"],
    ["ಇಲ್ಲ", "ರದ್ದು ಮಾಡಲು ಸಾಧ್ಯವಿಲ್ಲ.", "ರದ್ದು ಮಾಡಬಹುದೇ?"],
    ["ഇല്ല", "റദ്ദാക്കാൻ കഴിയില്ല.", "റദ്ദാക്കാൻ പറ്റുമോ?"],
    ["ના", "રદ કરી શકાશે નહીં.", "રદ કરી શકાય?"],
    ["No", "The order cannot be cancelled.", "Can I cancel the order?"],
  ])("%j is what %j says of %j", (expected, output, input) => {
    expect(metric({ expected, output, input }).passed).toBe(true);
  });

  test.each([
    ["No", "You can cancel the order.", "Can I cancel the order?"],
    ["No", "The order cannot be cancelled after shipping.", "Can I cancel the order?"],
    ["No", "I do not know whether the order can be cancelled.", "Can I cancel the order?"],
    ["No", "The order is not cancellable.", "Is the order not cancellable?"],
    ["Yes", "The order cannot be cancelled.", "Can I cancel the order?"],
    ["नहीं", "मुझे नहीं पता।", "क्या ऑर्डर रद्द हो सकता है?"],
    ["नहीं", "जानकारी उपलब्ध नहीं है।", "क्या ऑर्डर रद्द हो सकता है?"],
  ])("%j is not what %j says of %j", (expected, output, input) => {
    expect(metric({ expected, output, input }).passed).toBe(false);
  });

  test("that is a word of the output is not said to be absent", () => {
    const { label, reason } = metric({ expected: "না", output: "পাল্টানো যাবে না।" });
    expect([label, reason]).toEqual([
      "missing",
      "the yes or no is a word of the output, but not what the output answers",
    ]);
  });
});

describe("an expected yes", () => {
  test.each([
    ["haan", "Haan lekin abhi cancel nahi ho sakta.", "Cancel ho sakta hai?"],
    ["ஆம்", "ஆம், ஆனால் இப்போது ரத்து செய்ய முடியாது.", "ரத்து செய்ய முடியுமா?"],
    ["হ্যাঁ", "হ্যাঁ কিন্তু এখন বাতিল করা যাবে না।", "বাতিল করা যাবে?"],
    ["हाँ", "हाँ, लेकिन अभी रद्द नहीं हो सकता।", "क्या ऑर्डर रद्द हो सकता है?"],
    ["అవును", "అవును, కానీ ఇప్పుడు రద్దు చేయలేరు.", "రద్దు చేయవచ్చా?"],
    ["Yes", "Yes, but unfortunately it cannot be cancelled now.", "Can I cancel the order?"],
  ])("%j is taken back in %j", (expected, output, input) => {
    expect(metric({ expected, output, input }).metadata.refusal).toBe("retracted");
  });

  test.each([
    ["Yes", "Yes, but the delivery fee is not refunded.", "Can I cancel the order?"],
    ["Yes", "Yes, but not on Sundays.", "Can I cancel the order on Sundays?"],
    ["हाँ", "हाँ, लेकिन 24 घंटे के बाद रद्द नहीं हो सकता।", "क्या ऑर्डर रद्द हो सकता है?"],
    ["हाँ", "हाँ, रद्द हो सकता है, लेकिन पैसे वापस नहीं मिलेंगे।", "क्या ऑर्डर रद्द हो सकता है?"],
  ])("%j stands in %j, which limits it", (expected, output, input) => {
    expect(metric({ expected, output, input }).passed).toBe(true);
  });
});
