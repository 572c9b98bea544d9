import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const labelOf = (expected: string, output: string) => metric({ output, expected }).label;

describe("well-known spellings of one name", () => {
  test.each([
    ["மீனாட்சி அம்மன் கோயில்", "மீனாட்சியம்மன் கோவில்"],
    ["பெரிய கோவில்", "தஞ்சை பெரிய கோயிலில் உள்ளது"],
    ["காவிரி", "காவேரி"],
    ["Shah Jahan", "Shahjahaan ne banwaya tha"],
    ["Shahjahan", "Shah Jahaan"],
    ["Aurangzeb", "Aurang Zeb"],
    ["Nirmala Sitharaman", "Nirmala Sitaraman"],
    ["निर्मला सीतारमण", "Nirmala Sitharaman"],
    ["Gautham Gambhir", "गौतम गंभीर"],
    ["गीता", "Geetha"],
    ["द्रौपदी मुर्मू", "द्रौपदी मुर्मु"],
    ["गुरु", "गुरू"],
    ["रवींद्रनाथ ठाकुर", "रवींद्रनाथ टैगोर"],
    ["Rabindranath Tagore", "Rabindranath Thakur"],
    ["अवनींद्रनाथ टैगोर", "अवनींद्रनाथ ठाकुर"],
    ["Chennai", "மெட்ராஸ்"],
    ["माउंट एवरेस्ट", "एवरेस्ट"],
  ])("match: %j in %j", (gold, output) => {
    expect(labelOf(gold, output)).toBe("matched");
  });

  test.each([
    ["दान", "दिन"],
    ["बहु", "बहू"],
    ["कुल", "कूल"],
    ["कटा", "Katha"],
    ["கோயில்", "கோவை"],
    ["நோயில்", "நோவில்"],
    ["Mother", "Motor"],
    ["Latter", "Lather"],
    ["Qatar", "Cathar"],
    ["Sitharaman", "Sivaraman"],
    ["Ram Lal", "Ramlala"],
    ["Anurag Thakur", "Anurag Tagore"],
    ["Karpoori Thakur", "Karpoori Tagore"],
  ])("are other than names that differ: %j in %j", (gold, output) => {
    expect(labelOf(gold, output)).toBe("missing");
  });
});
