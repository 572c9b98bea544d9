import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();

describe("names written together in one script and apart in the other", () => {
  test.each([
    ["Jawaharlal Nehru", "जवाहर लाल नेहरू"],
    ["जवाहर लाल नेहरू", "Jawaharlal Nehru"],
    ["Jawahar Lal Nehru", "पंडित जवाहरलाल नेहरू थे।"],
    ["जवाहरलाल नेहरू", "Jawahar Lal Nehru"],
    ["Raja Raja Cholan", "ராஜராஜ சோழன்"],
    ["ராஜராஜ சோழன்", "Raja Raja Cholan"],
    ["Rajaraja Cholan", "ராஜ ராஜ சோழன்"],
    ["রামকৃষ্ণ পরমহংস", "Ram Krishna Paramhans"],
    ["Kanchipuram", "காஞ்சி புரம்"],
    ["जवाहरलाल नेहरू", "जवाहर लाल नेहरु"],
    ["चंद्रशेखर आज़ाद", "चन्द्र शेखर आजाद"],
    ["Jawaharlal Nehru", "Jawahar Lal Nehroo"],
    ["চন্দ্রশেখর রাও", "চন্দ্র শেখর রাও"],
    ["சந்திரசேகர் ஆசாத்", "சந்திர சேகர் ஆசாத்"],
  ])("finds %j in %j", (expected, output) => expect(metric({ output, expected }).passed).toBe(true));

  test.each([
    ["जवाहरलाल नेहरू", "मोती लाल नेहरु"],
    ["जवाहरलाल नेहरू", "जवाहर नेहरु"],
    ["रामलला मंदिर", "राम लाल मंदिर"],
    ["Jawaharlal Nehru", "मोती लाल नेहरू"],
    ["Jawaharlal Nehru", "जवाहर लाल"],
    ["Jawaharlal Nehru", "लाल नेहरू"],
    ["ராஜராஜ சோழன்", "Rajendra Cholan"],
    ["Raja Raja Cholan", "ராஜேந்திர சோழன்"],
    ["Ramkrishna", "राम और कृष्ण"],
    ["Ramkrishna", "राम, कृष्ण"],
    ["Jawaharlal Nehru", "जवाहर लाल नेहरू नहीं"],
  ])("does not find %j in %j", (expected, output) => expect(metric({ output, expected }).passed).toBe(false));
});
