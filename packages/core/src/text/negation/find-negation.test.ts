import { findNegation } from "@eval/core/text/negation";
import { describe, expect, test } from "vitest";

/** The answer under test stands between brackets. */
function cueIn(marked: string, languages?: string[]): string | null {
  const start = marked.indexOf("⟦");
  const end = marked.indexOf("⟧") - 1;
  const text = marked.replace("⟦", "").replace("⟧", "");
  const found = findNegation(text, start, end, languages && { languages });
  if (found !== null) expect(text.slice(found.start, found.end)).toBe(found.cue);
  return found?.cue ?? null;
}

describe("findNegation", () => {
  test.each([
    ["It is not ⟦Delhi⟧.", "not"],
    ["not ⟦Delhi⟧", "not"],
    ["⟦Delhi⟧ is not the answer", "not"],
    ["⟦Delhi⟧ isn't the capital", "isn't"],
    ["⟦Delhi⟧ isn’t the capital", "isn’t"],
    ["⟦Delhi⟧ was never the capital", "never"],
    ["There is no ⟦Delhi⟧ temple", "no"],
    ["Mumbai rather than ⟦Delhi⟧", "rather than"],
    ["Mumbai instead of ⟦Delhi⟧", "instead of"],
    ["⟦Delhi⟧ is wrong", "wrong"],
    ["I do not think it is ⟦Delhi⟧", "not"],
    ["other than ⟦Delhi⟧", "other than"],
    ["neither ⟦Delhi⟧ nor Mumbai", "neither"],
    ["NOT ⟦DELHI⟧", "NOT"],
    ['It is not "⟦Delhi⟧"', "not"],
    ["⟦Delhi⟧ is no longer the capital", "no"],
  ])("flags %s", (marked, cue) => expect(cueIn(marked)).toBe(cue));

  test.each([
    "No doubt ⟦Delhi⟧ is right",
    "There is no doubt ⟦Delhi⟧ is right",
    "not only ⟦Delhi⟧ but Mumbai",
    "Not Mumbai, ⟦Delhi⟧",
    "Not Mumbai but ⟦Delhi⟧",
    "⟦Delhi⟧, not Mumbai",
    "⟦Delhi⟧ (not Mumbai)",
    "⟦Delhi⟧; it is not Mumbai",
    "No, ⟦Delhi⟧ is the capital",
    "Why not ⟦Delhi⟧?",
    "If I'm not mistaken ⟦Delhi⟧",
    "I am not sure but ⟦Delhi⟧",
    "⟦Delhi⟧ is not only the capital",
    "⟦Delhi⟧ is not wrong",
    "This note says ⟦Delhi⟧. It is not large.",
    "Instead, ⟦Delhi⟧",
    "the other city of ⟦Delhi⟧",
    "The nothing ⟦Delhi⟧",
    "He said ⟦no⟧ to it, not yes",
    "It is not ⟦Never Let Me Go⟧",
    "Knot ⟦Delhi⟧ notable",
    "It costs not 3.5 but ⟦4.5⟧",
  ])("does not flag %s", (marked) => expect(cueIn(marked)).toBe(null));

  test.each([
    ["उत्तर ⟦दिल्ली⟧ नहीं, मुंबई है", "नहीं"],
    ["⟦दिल्ली⟧ भारत की राजधानी नहीं है", "नहीं"],
    ["⟦दिल्ली⟧ गलत है", "गलत"],
    ["⟦दिल्ली⟧ ग़लत है", "ग़लत"],
    ["न ⟦दिल्ली⟧ न मुंबई", "न"],
    ["गलत उत्तर ⟦दिल्ली⟧", "गलत"],
    ["⟦दिल्ली⟧ मत जाओ", "मत"],
    ["⟦दिल्ली⟧ के बजाय मुंबई", "बजाय"],
    ["⟦Delhi⟧ nahi hai", "nahi"],
    ["⟦Delhi⟧ nahin, Mumbai", "nahin"],
    ["⟦Delhi⟧ galat hai", "galat"],
    ["⟦Delhi⟧ mat jao", "mat"],
    ["na ⟦Delhi⟧ na Mumbai", "na"],
    ["Na to Mumbai, na ⟦Delhi⟧.", "na"],
    ["⟦டெல்லி⟧ தலைநகரம் இல்லை", "இல்லை"],
    ["⟦டெல்லி⟧ அல்ல", "அல்ல"],
    ["⟦டெல்லி⟧ கிடையாது, மதுரை", "கிடையாது"],
    ["⟦டெல்லி⟧ அமையவில்லை", "அமையவில்லை"],
    ["⟦ডিল্লি⟧ নয়", "নয়"],
    ["⟦দিল্লি⟧ রাজধানী নয়।", "নয়"],
    ["⟦दिल्ली⟧ राजधानी नाही", "नाही"],
    ["⟦ఢిల్లీ⟧ రాజధాని కాదు", "కాదు"],
    ["⟦દિલ્હી⟧ રાજધાની નથી", "નથી"],
    ["⟦ದೆಹಲಿ⟧ ರಾಜಧಾನಿ ಅಲ್ಲ", "ಅಲ್ಲ"],
    ["⟦ದೆಹಲಿ⟧ಯಲ್ಲ", "ಯಲ್ಲ"],
    ["⟦ഡൽഹി⟧ തലസ്ഥാനമല്ല അല്ല", "അല്ല"],
    ["⟦ഡൽഹി⟧യല്ല", "യല്ല"],
    ["⟦ਦਿੱਲੀ⟧ ਰਾਜਧਾਨੀ ਨਹੀਂ ਹੈ", "ਨਹੀਂ"],
    ["⟦دہلی⟧ نہیں ہے", "نہیں"],
    ["⟦ଦିଲ୍ଲୀ⟧ ରାଜଧାନୀ ନୁହେଁ", "ନୁହେଁ"],
    ["⟦दिल्ली⟧ राजधानी होइन", "होइन"],
  ])("flags %s", (marked, cue) => expect(cueIn(marked)).toBe(cue));

  test.each([
    "⟦दिल्ली⟧ है, मुंबई नहीं",
    "मुंबई नहीं, ⟦दिल्ली⟧",
    "मुंबई नहीं बल्कि ⟦दिल्ली⟧",
    "मुंबई नहीं पर ⟦दिल्ली⟧",
    "⟦दिल्ली⟧ ही नहीं, मुंबई भी",
    "केवल ⟦दिल्ली⟧ नहीं, मुंबई भी",
    "⟦दिल्ली⟧ क्यों नहीं",
    "⟦दिल्ली⟧ में कोई शक नहीं",
    "⟦दिल्ली⟧ है ना",
    "⟦दिल्ली⟧ है या नहीं",
    "नहीं ⟦दिल्ली⟧ सही है",
    "⟦दिल्ली⟧ जाओ नहीं तो मुंबई",
    "⟦Delhi⟧ hai na",
    "chalo na, ⟦Delhi⟧ hai na",
    "Mumbai nahi, ⟦Delhi⟧ hai",
    "Mumbai nahi balki ⟦Delhi⟧",
    "Mumbai nahi par ⟦Delhi⟧",
    "the ⟦yoga⟧ mat here",
    "⟦দিল্লি⟧ শুধু নয়",
    "⟦ಜಿ⟧ಲ್ಲೆ",
    "⟦नहीं⟧ यह नहीं है",
    "⟦ദെൽഹി⟧ നല്ല നഗരം",
  ])("does not flag %s", (marked) => expect(cueIn(marked)).toBe(null));

  test.each([
    ["⟦Chennai⟧ illai, Madurai", "illai"],
    ["⟦Chennai⟧ illa bro Madurai", "illa"],
    ["madurai, ⟦chennai⟧ illa", "illa"],
    ["⟦chennai⟧ kidaiyathu", "kidaiyathu"],
    ["⟦Chennai⟧ illainga", "illainga"],
    ["⟦Chennai⟧ alla", "alla"],
    ["⟦CHENNAI⟧ ILLA", "ILLA"],
    ["⟦Mysuru⟧ alla, Mandya", "alla"],
    ["⟦thrissur⟧ allallo", "allallo"],
    ["⟦Vijayawada⟧ kaadu, Guntur", "kaadu"],
    ["adi ⟦tirupati⟧ kadu", "kadu"],
    ["⟦Delhi⟧ rajadhani ledu", "ledu"],
    ["⟦Kolkata⟧ noy, Dhaka", "noy"],
    ["eta ⟦Kolkata⟧ na", "na"],
    ["te ⟦Nagpur⟧ navhe", "navhe"],
    ["⟦Surat⟧ nathi, Rajkot chhe", "nathi"],
    ["⟦Ludhiana⟧ nai hai", "nai"],
    ["not ⟦Alla Rakha⟧", "not"],
  ])("flags %s", (marked, cue) => expect(cueIn(marked)).toBe(cue));

  test.each([
    "Chennai illa, ⟦Madurai⟧",
    "Chennai illa ⟦Madurai⟧",
    "⟦Ooty⟧ sandhegame illa",
    "⟦Ooty⟧ mattum illa, Kodaikanal",
    "⟦Ooty⟧ thavira vera edhuvum illa",
    "⟦Chennai⟧ illaya?",
    "⟦Chennai⟧ illa?",
    "⟦penne⟧ alla vodka",
    "⟦Salvador⟧ Illa",
    "⟦Zakir Hussain⟧ son of Alla Rakha",
    "⟦Delhi⟧ na bhai",
    "⟦Bandipur⟧ Kaadu",
    "⟦Rashtrapati Bhavan⟧ nai dilli mein hai",
    "Kolkata noy, ⟦Dhaka⟧",
  ])("does not flag %s", (marked) => expect(cueIn(marked)).toBe(null));

  test("looks only for the languages asked for", () => {
    expect(cueIn("not ⟦Delhi⟧", ["hi"])).toBe(null);
    expect(cueIn("⟦दिल्ली⟧ नहीं", ["hi"])).toBe("नहीं");
  });

  test("throws for a language it has no words of", () => {
    expect(() => cueIn("x ⟦y⟧", ["xx"])).toThrow("negation language must be one of en, hi, hi-Latn");
  });
});
