import { describe, expect, test } from "vitest";
import { matchRows } from "../../test/match-rows.js";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const run = (expected: string | readonly string[], output: string, input?: string) =>
  metric({ output, expected, ...(input !== undefined && { input }) });

describe("a list of candidates with an or", () => {
  test.each([
    "It could be Delhi, Mumbai, Chennai or Kolkata.",
    "It could be Mumbai, Delhi, Chennai or Kolkata.",
    "It could be Mumbai, Chennai, Delhi, or Kolkata.",
    "It could be Mumbai, Chennai, Kolkata or Delhi.",
    "Delhi, Mumbai or Chennai",
    "Either Delhi, Mumbai or Chennai",
    "Delhi city, Mumbai or Chennai",
    "Delhi, Mumbai, or maybe Chennai",
    "दिल्ली, मुंबई, चेन्नई या कोलकाता",
    "Dilli, Mumbai ya Chennai ho sakta hai",
  ])("hedges Delhi wherever it stands: %s", (output) => {
    expect(run("Delhi", output)).toMatchObject({ label: "hedged", metadata: { refusal: "alternatives" } });
  });

  test.each([
    ["गंगा", "गंगा नदी, यमुना नदी या गोदावरी"],
    ["पुणे", "पुणे, नाशिक किंवा नागपूर"],
    ["ঢাকা", "ঢাকা, চট্টগ্রাম অথবা খুলনা"],
    ["சென்னை", "சென்னை, மதுரை அல்லது கோவை"],
    ["హైదరాబాద్", "హైదరాబాద్, విజయవాడ లేదా తిరుపతి"],
    ["ಮೈಸೂರು", "ಮೈಸೂರು, ಹಾಸನ ಅಥವಾ ಮಂಡ್ಯ"],
    ["പാലക്കാട്", "പാലക്കാട്, കൊല്ലം അല്ലെങ്കിൽ തൃശൂർ"],
    ["અમદાવાદ", "અમદાવાદ, સુરત અથવા વડોદરા"],
    ["ਪਟਿਆਲਾ", "ਪਟਿਆਲਾ, ਲੁਧਿਆਣਾ ਜਾਂ ਜਲੰਧਰ"],
    ["କଟକ", "କଟକ, ପୁରୀ କିମ୍ବା ବାଲେଶ୍ୱର"],
    ["لاہور", "لاہور، کراچی یا ملتان"],
    ["28", "28, 29 or 30"],
    ["mango", "mango, apple or banana"],
    ["iron", "Iron, copper, or zinc"],
    ["Ganga", "The Ganga, the Yamuna or the Godavari"],
    ["Delhi", "Maybe Delhi, maybe Mumbai"],
    ["Mahatma Gandhi", "Mahatma Gandhi, Jawaharlal Nehru or Sardar Patel"],
  ])("hedges %s in the languages of India: %s", (gold, output) => expect(run(gold, output).label).toBe("hedged"));

  test.each([
    [["Delhi", "New Delhi"], "Delhi or New Delhi"],
    [["Delhi"], "Delhi, New Delhi or Dilli"],
    [["Mumbai"], "Mumbai, Bombay or मुंबई"],
    [["Delhi"], "Delhi, the capital or seat of government"],
    [["1947"], "In 1947, India or Pakistan was free"],
    [["Ganga"], "Ganga, also called Bhagirathi or Jahnavi"],
    [["Delhi"], "In Delhi, you can take the metro or a bus."],
    [["red, green or blue"], "red, green or blue"],
    [["gold"], "It is gold, not silver or bronze."],
    [["Mumbai"], "Mumbai, formerly Bombay or Bombaim, is the capital"],
    [["tomato"], "Tomato, a fruit or vegetable"],
    [["peacock"], "The peacock, male or female, is protected."],
    [["कमल"], "कमल, गुलाबी या सफेद रंग का फूल है"],
    [["चाय"], "चाय, दूध या चीनी के साथ"],
    [["दिल्ली"], "राजधानी दिल्ली है, मुंबई या चेन्नई नहीं।"],
  ])("asserts what has no other candidate beside it: %j in %j", (golds, output) => {
    expect(run(golds, output).passed).toBe(true);
  });

  test.each(["Delhi or Mumbai", "Delhi, Mumbai or Chennai"])(
    "that repeats the choice of the question is none: %s",
    (output) => {
      expect(run("Delhi", output, "Which is the capital: Delhi, Mumbai or Chennai?").label).toBe("hedged");
    },
  );

  test.each(["Delhi", "Of Delhi or Mumbai, it is Delhi.", "Delhi, not Mumbai"])(
    "answers the choice of the question otherwise: %s",
    (output) => expect(run("Delhi", output, "Is the capital Delhi or Mumbai?").passed).toBe(true),
  );
});

describe("answers that list, guess, deny or sound alike", () => {
  interface Row {
    readonly id: string;
    readonly gold: string;
    readonly response: string;
    readonly asserts: boolean;
  }

  test.each(matchRows<Row>("candidates-and-guesses.jsonl"))("decides $id: $response", ({ gold, response, asserts }) => {
    expect(run(gold, response).passed).toBe(asserts);
  });
});
