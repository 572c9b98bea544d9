import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const run = (expected: string, output: string, input?: string) =>
  metric({ output, expected, ...(input !== undefined && { input }) });

describe("a number that bounds what is said", () => {
  test.each([
    ["1947", "before 1947"],
    ["1947", "sometime after the year 1947"],
    ["1947", "until 1947"],
    ["1947", "The colonial government ruled until 1947"],
    ["1947", "pre-1947"],
    ["15 August 1947", "before 15 August 1947"],
    ["18th century", "before the 18th century"],
    ["1857", "1857 के बाद"],
    ["1857", "सन् 1857 ई. से पहले"],
    ["1857", "1857 ke pehle hua"],
    ["1857", "1857 tak"],
    ["1965", "1965க்கு முன்"],
    ["1965", "1965 ஆம் ஆண்டிற்குப் பிறகு"],
    ["1971", "১৯৭১ সালের আগে"],
    ["1971", "1971 er pore"],
    ["1960", "1960 नंतर"],
    ["1960", "१९६०पूर्वी"],
    ["1956", "1956 కి ముందు"],
    ["28", "more than 28"],
    ["28", "over 28 states"],
    ["28 states", "over 28 states"],
    ["28", "28 से कम"],
    ["28", "28 राज्यों से ज़्यादा"],
    ["28", "28 se zyada"],
    ["28", "28க்கும் மேற்பட்ட"],
    ["28", "২৮টির বেশি"],
    ["28", "28 पेक्षा जास्त"],
    ["28", "28 కంటే తక్కువ"],
    ["50%", "over 50%"],
  ])("is not asserted: %j in %j", (gold, output) => {
    expect(run(gold, output)).toMatchObject({ passed: false, label: "contradicted", metadata: { refusal: "bound" } });
  });

  test.each([
    ["1947", "in 1947, before the war"],
    ["1947", "before 1950, in 1947"],
    ["1947", "After a long struggle, in 1947"],
    ["1947", "It did not become free until 1947"],
    ["1947", "since 1947"],
    ["1947", "Until 1947 India was ruled by Britain."],
    ["1857", "1857 में, आज़ादी से पहले"],
    ["1971", "1971 पूर्वी पाकिस्तान का युद्ध"],
    ["1965", "1965ல், போருக்கு முன்"],
    ["28", "लगभग 28"],
    ["28", "28, चीन से ज़्यादा"],
    ["28", "India is spread over 28 states"],
    ["28 days", "after 28 days"],
    ["10", "10 minutes before noon"],
    ["1321 to 1323", "from 1321 to 1323"],
    ["before 1947", "before 1947"],
    ["28 से ज़्यादा", "28 से ज़्यादा"],
  ])("is asserted where the words are of something else: %j in %j", (gold, output) => {
    expect(run(gold, output).passed).toBe(true);
  });

  test.each([
    ["1947", "before 1947", "Before which year was India not free?"],
    ["1947", "1947 से पहले", "किस साल से पहले भारत आज़ाद नहीं था?"],
    ["1947", "1947 तक", "अंग्रेज़ों का राज कब तक रहा?"],
    ["1279", "The war lasted until 1279.", "When did the war end?"],
    ["28", "more than 28", "India has more than how many states?"],
  ])("is asserted where the question asks for a bound: %j in %j, %j", (gold, output, question) => {
    expect(run(gold, output, question).passed).toBe(true);
  });

  test.each([
    ["India became independent in 1947.", "India became independent before 1947.", false],
    ["India became independent in 1947.", "India became independent in 1947, after a long struggle.", true],
    ["India became independent before 1950.", "Before 1950 India became independent.", true],
    ["India has 28 states.", "India has over 28 states.", false],
    ["The town has over 5 lakh people.", "Over 5 lakh people has the town.", true],
  ])("is told from the number where the accepted answer is a sentence: %j in %j, %j", (gold, output, asserts) => {
    expect(run(gold, output).passed).toBe(asserts);
  });

  test("is not asserted where the question has such a word and asks for something else", () => {
    expect(run("1947", "before 1947", "When did India become free after British rule?").passed).toBe(false);
  });
});
