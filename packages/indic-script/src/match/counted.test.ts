import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";
import { sameAnswer } from "./same-answer.js";

const metric = indicMatch();
const passes = (expected: string, output: string, input?: string) =>
  metric({ output, expected, ...(input !== undefined && { input }) }).passed;

describe("a number with a unit", () => {
  test.each([
    ["3 days", "It takes 3 weeks."],
    ["5 दिन", "यह 5 हफ़्तों तक लेना है।"],
    ["2 din", "2 saptah lagenge."],
    ["৩ দিন", "৩ সপ্তাহ লাগবে।"],
    ["৭ দিন", "৭ ঘণ্টা।"],
    ["3 நாட்கள்", "3 வாரங்கள் ஆகும்."],
    ["30 நாட்கள்", "30 மணி நேரம்."],
    ["2 సంవత్సరాలు", "2 నెలలు మాత్రమే."],
    ["2 वर्षे", "2 महिन्यांची आहे."],
    ["3 કલાક", "3 મિનિટ."],
    ["12 ಕೆಜಿ", "12 ಲೀಟರ್ ಹಿಡಿಯುತ್ತದೆ."],
    ["6 മാസം", "6 വർഷത്തെ കോഴ്സ്."],
    ["20 ਮਿੰਟ", "20 ਸਕਿੰਟ ਉਬਾਲੋ।"],
    ["୫୦୦ ଟଙ୍କା", "ଦାମ ୫୦୦ ଡଲାର।"],
    ["3 دن", "3 ہفتے لگیں گے"],
    ["৫ কেজি", "৫ টাকা।"],
    ["5 किलो", "5 रुपये"],
    ["₹5", "5 किलो"],
    ["500 रुपये", "500 लोग"],
  ])("%j is not in %j, which has another unit", (expected, output) => {
    expect(passes(expected, output)).toBe(false);
  });

  test.each([
    ["৩ দিন", "৩ থেকে ৫ দিন লাগবে।"],
    ["3 நாட்கள்", "3 முதல் 5 நாட்கள்."],
    ["5 ದಿನಗಳು", "ಐದರಿಂದ ಏಳು ದಿನಗಳು ಬೇಕು."],
    ["5 દિવસ", "પાંચથી સાત દિવસ લાગે છે."],
  ])("%j is not in %j, a range", (expected, output) => {
    expect(passes(expected, output)).toBe(false);
  });

  test.each([
    ["৪ দিন", "৪ দিনের মধ্যে মেরামত হবে।"],
    ["4 दिवस", "4 दिवसांच्या आत दुरुस्ती होईल."],
    ["4 రోజులు", "4 రోజుల్లోగా బాగు చేస్తారు."],
    ["4 ದಿನಗಳು", "4 ದಿನಗಳೊಳಗೆ ದುರಸ್ತಿಯಾಗುತ್ತದೆ."],
    ["4 ദിവസം", "4 ദിവസത്തിനുള്ളിൽ നന്നാക്കും."],
    ["7 வேலை நாட்கள்", "7 வேலை நாட்களுக்குள்"],
    ["5 கிலோ", "5 கிலோகிராம்"],
    ["14 நாட்கள்", "சோதனைக் காலம் இரண்டு வாரங்கள்."],
    ["৫ দিন", "৫"],
  ])("%j is in %j, in another form", (expected, output) => {
    expect(passes(expected, output)).toBe(true);
  });

  test.each([
    ["১০ দিন", "১০ দিনের বেশি সময় লাগে।"],
    ["10 நாட்கள்", "10 நாட்களுக்கு மேல் ஆகும்."],
    ["10 દિવસ", "10 દિવસથી વધુ સમય લાગે છે."],
    ["10 ദിവസം", "10 ദിവസത്തിൽ കൂടുതൽ എടുക്കും."],
    ["10 ਦਿਨ", "10 ਦਿਨਾਂ ਤੋਂ ਵੱਧ ਲੱਗਦੇ ਹਨ।"],
    ["୧୦ ଦିନ", "୧୦ ଦିନରୁ ଅଧିକ ଲାଗେ।"],
  ])("%j is a bound in %j", (expected, output) => {
    expect(metric({ expected, output }).metadata.refusal).toBe("bound");
  });
});

describe("what is counted", () => {
  test.each([
    ["সকাল ৯টা", "সকাল ৯ দিন"],
    ["2 घंटे", "मीटिंग 2 बजे तक चलेगी।"],
    ["২ ঘণ্টা", "বৈঠক দুপুর ২টা পর্যন্ত চলবে।"],
    ["5 दिन", "5 लोग लगेंगे।"],
    ["5 நாட்கள்", "5 பேர் தேவை."],
  ])("%j is not in %j, where a measure and a count have the same number", (expected, output) => {
    expect(passes(expected, output)).toBe(false);
  });

  test.each([
    ["সকাল ৯টা", "সকাল নয়টায়"],
    ["সকাল ৯টা", "সকাল নটায় খোলে"],
    ["রাত বারোটা", "রাত ১২টায়"],
    ["ସକାଳ ୯ଟା", "ଦୋକାନ ସକାଳ ନଅଟାରେ ଖୋଲେ।"],
    ["৩টি", "তিনটি রাজ্য"],
  ])("%j is in %j, with the classifier at a word", (expected, output) => {
    expect(passes(expected, output)).toBe(true);
  });

  test("is the same answer in words and digits", () => {
    expect(sameAnswer("সকাল নয়টা", "সকাল ৯টা")).toBe(true);
    expect(sameAnswer("সকাল নয়টা", "সকাল ৮টা")).toBe(false);
  });
});

describe("a price", () => {
  test.each([
    ["₹49", "டெலிவரி கட்டணம் ரூ. 49 மட்டுமே.", "டெலிவரி கட்டணம் எவ்வளவு?"],
    ["₹999", "இதன் விலை ரூ.999/-", "இதன் விலை என்ன?"],
    ["₹৪৯", "ডেলিভারি চার্জ রু. ৪৯ মাত্র।", "ডেলিভারি চার্জ কত?"],
    ["₹৪৯", "ডেলিভারি চার্জ টা. ৪৯ মাত্র।", "ডেলিভারি চার্জ কত?"],
    ["₹୨୫୦", "ଫି ଟ. ୨୫୦ ମାତ୍ର।", "ଫି କେତେ?"],
    ["₹250", "ફી રૂ. 250/- છે.", "ફી કેટલી છે?"],
    ["₹250", "ഫീസ് രൂ. 250 മാത്രം.", "ഫീസ് എത്രയാണ്?"],
    ["₹250", "The delivery fee is Rs. 250 only.", "What is the delivery fee?"],
  ])("%j is in %j, with a point behind the short form of the rupee", (expected, output, input) => {
    expect(passes(expected, output, input)).toBe(true);
  });
});

test.each([
  ["15 ஆகஸ்ட் 2026", "15 ஆகஸ்ட் 2026 வரை", "கடைசி தேதி?"],
  ["31 మార్చి 2027", "31 మార్చి 2027 వరకు దరఖాస్తు చేసుకోవచ్చు.", "చివరి తేదీ ఎప్పుడు?"],
  ["୩୧ ମାର୍ଚ୍ଚ ୨୦୨୭", "୩୧ ମାର୍ଚ୍ଚ ୨୦୨୭ ପର୍ଯ୍ୟନ୍ତ", "ଶେଷ ତାରିଖ କେବେ?"],
])("%j is in %j, since the last day was asked for", (expected, output, input) => {
  expect(passes(expected, output, input)).toBe(true);
});
