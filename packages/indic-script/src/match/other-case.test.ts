import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const run = (expected: string, output: string, input: string) => indicMatch()({ output, expected, input });

describe("an answer as a Hindi clause", () => {
  test.each([
    ["शाहजहाँ", "मुमताज़ की याद में शाहजहाँ ने ताज महल बनवाया", "ताज महल किसने बनवाया?"],
    ["Lakshmana", "राम के भाई लक्ष्मण ने मेघनाद को मारा", "मेघनाद को किसने मारा?"],
    ["बीरबल", "अकबर ने बीरबल को बुलाया", "अकबर ने किसे बुलाया?"],
    ["शाहजहाँ", "इसका श्रेय शाहजहाँ को जाता है", "ताजमहल किसने बनवाया?"],
    ["शाहजहाँ", "शाहजहाँ के कारीगरों ने", "ताजमहल किसने बनवाया?"],
    ["Mahatma Gandhi", "दांडी मार्च गांधी ने किया", "Who led the Dandi March?"],
  ])("finds %j asserted in %j", (gold, output, question) => expect(run(gold, output, question).passed).toBe(true));

  test.each([
    ["Akbar", "ताज महल अकबर के पोते शाहजहाँ ने बनवाया", "ताज महल किसने बनवाया?"],
    ["Akbar", "Birbal ko Akbar ke mantri Todar Mal ne bulaya", "Birbal ko kisne bulaya?"],
    ["Jahangir", "जहाँगीर के बेटे ने बनवाया", "ताज महल किसने बनवाया?"],
    ["मुमताज़ महल", "मुमताज़ महल के लिए शाहजहाँ ने बनवाया", "ताज महल किसने बनवाया?"],
    ["Ravana", "रावण को राम ने मारा", "Who killed Ravana's brother?"],
    ["अकबर", "अकबर ने बीरबल को बुलाया", "अकबर के दरबार में किसे बुलाया?"],
    ["Indira Gandhi", "इंदिरा गांधी को राजीव ने देखा", "किसने देखा?"],
  ])("does not find %j asserted in %j: another noun has the place that is asked for", (gold, output, question) => {
    expect(run(gold, output, question).passed).toBe(false);
  });
});
