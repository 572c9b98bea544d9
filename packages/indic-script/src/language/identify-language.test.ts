import { identifiableLanguages, identifyLanguage } from "@eval/indic-script";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const languageOf = (text: string) => identifyLanguage(text).language;

describe("identifyLanguage", () => {
  // Own sentences, none of them in what the models are built from.
  test.each([
    ["hi", "इस सवाल का जवाब मुझे अब तक नहीं मिला।"],
    ["mr", "पुण्यात पाऊस पडत असल्यामुळे सामना रद्द झाला."],
    ["ne", "भोलि बिहान सबेरै उठेर मन्दिर जानुपर्छ।"],
    ["sa", "छात्राः उद्याने क्रीडित्वा गृहं प्रति गतवन्तः।"],
    ["kok", "म्हाका ही गजाल कळपाक वेळ लागलो, पूण आतां समजलें."],
    ["mai", "हमरा गाममे एकटा पैघ पोखरि अछि।"],
    ["doi", "मिगी कल शैह्‌र जाना ऐ ते इक कम्म करना ऐ।"],
    ["brx", "आंनि बिमाया दिनै बाजाराव थाङो आरो मैगं लाबोयो।"],
    ["bho", "हमनी के गाँव में एगो बड़का पोखरा बा।"],
    ["bn", "গতকাল বৃষ্টিতে রাস্তাঘাট ডুবে গিয়েছিল।"],
    ["as", "কালি বৰষুণত বাটপথ ডুব গৈছিল।"],
    ["mni", "ঙরাং নোং চুরকপদা লম্বী ইশিংনা ঈচাওখ্রে।"],
    ["ur", "بارش کی وجہ سے سڑکیں پانی میں ڈوب گئیں۔"],
    ["sd", "برسات جي ڪري رستا پاڻيءَ ۾ ٻڏي ويا."],
    ["ks", "رٔہمژٕ زورٕدار روٗدٕ سٕتۍ گیہِ سڑکہٕ بنٛد۔"],
    ["pa-Arab", "مینہ وسن دی وجہ نال سڑکاں تے پانی کھلو گیا سی۔"],
    ["ar", "غرقت الشوارع بسبب الأمطار الغزيرة."],
    ["fa", "به خاطر باران شدید خیابان‌ها زیر آب رفتند."],
    ["or", "ବର୍ଷା ଯୋଗୁଁ ରାସ୍ତା ବୁଡ଼ିଯାଇଛି।"],
    ["sat", "ᱱᱚᱣᱟ ᱫᱚ ᱟᱹᱰᱤ ᱱᱟᱯᱟᱭ ᱜᱮᱭᱟ"],
    ["mni-Mtei", "ꯃꯅꯤꯄꯨꯔ"],
    ["ja", "今日はいい天気です。"],
    ["zh", "今天天气很好。"],
    ["ko", "韓國의 수도는 서울입니다."],
  ])("tells %s in its own script", (language, text) => expect(languageOf(text)).toBe(language));

  test.each([
    ["hi-Latn", "Mumbai kahan hai?"],
    ["hi-Latn", "Please is form ko fill karke office mein jama kar dena"],
    ["bn-Latn", "Brishtir jonno aj school bondho chilo"],
    ["ta-Latn", "Mazhai kaaranamaga pallikoodam innaiku leave vittutaanga"],
    ["te-Latn", "Varsham valla ivala badi ki selavu icharu"],
    ["kn-Latn", "Male bandiddarinda ivattu shaalege raje kottiddare"],
    ["ml-Latn", "Mazha karanam innu schoolinu avadhi aanu"],
    ["mr-Latn", "Pavsamule aaj shalela sutti dili aahe"],
    ["gu-Latn", "Varsad ne lidhe aaje nishal ma raja chhe"],
    ["pa-Latn", "Meeh karke ajj school vich chhutti ho gayi aa"],
    ["en", "Pt. Bhimsen Joshi and Ustad Bismillah Khan both received the Bharat Ratna."],
    ["en", "Hum Dil De Chuke Sanam was shot in Gujarat and Hungary."],
    ["de", "Wie ist mein Name?"],
    ["es", "se habla español"],
    ["id", "Kenapa kamu belum makan siang hari ini?"],
    ["sw", "Ninapenda kusoma vitabu vya historia kila siku."],
    ["ja-Latn", "Kyou wa tenki ga ii desu ne"],
  ])("tells %s in Latin letters", (language, text) => expect(languageOf(text)).toBe(language));

  test.each(["", "4", "।।।", "100°C", "https://www.india.gov.in", "H2O", "👩\u200D👩\u200D👧", "\u093f", "Ω≈ç√∫"])(
    "does not guess on %j",
    (text) => expect(languageOf(text)).toBe("und"),
  );

  test.each([
    ["ta-Latn", "Vanakkam"],
    ["te-Latn", "Teliyadu"],
    ["ml-Latn", "Ariyilla"],
    ["kn-Latn", "Gottilla"],
    ["bn-Latn", "Kemon acho?"],
    ["hi-Latn", "Shukriya"],
  ])("tells %s by a word or two that only it has: %s", (language, text) => expect(languageOf(text)).toBe(language));

  test.each(["Tsim Sha Tsui", "Srinivasan", "Kanjeevaram", "Anna Kournikova"])("takes %s for a name", (text) => {
    expect(languageOf(text)).toBe("und");
  });

  test("takes what is quoted, and titles of three words, for mentions", () => {
    expect(languageOf("Translate 'kya hua hai tumhe' into French.")).toBe("en");
    expect(languageOf("Kal Ho Naa Ho made me cry.")).toBe("en");
  });

  test("looks for no far-off language beside a script of India", () => {
    expect(identifyLanguage("నేను bus miss అయ్యాను").tokens.map(({ language }) => language)).not.toContain("nl");
  });

  test("gives the best candidate of an undecided text as the first alternative", () => {
    const { language, probability, alternatives } = identifyLanguage("Delhi Pune");
    expect(language).toBe("und");
    expect(alternatives[0]?.probability).toBe(probability);
  });

  test("has no probability where there is nothing to read", () => {
    expect(identifyLanguage("4")).toEqual({ language: "und", probability: 0, alternatives: [], tokens: [] });
  });

  test("names the language of each word of a mixed sentence", () => {
    const { tokens } = identifyLanguage("Please mujhe bata do, deadline kab hai?");
    expect(tokens.map(({ text, language }) => [text, language])).toEqual([
      ["Please", "en"],
      ["mujhe", "hi-Latn"],
      ["bata", "hi-Latn"],
      ["do", "hi-Latn"],
      ["deadline", "en"],
      ["kab", "hi-Latn"],
      ["hai", "hi-Latn"],
    ]);
  });

  test("takes the frame of a text in two scripts, not the longer part", () => {
    expect(languageOf("मेरा laptop बहुत slow है")).toBe("hi");
    expect(languageOf("The Hindi word for water is पानी")).toBe("en");
    expect(languageOf("Chennai is a big city சென்னை நகரம்")).toBe("en");
  });

  test("leaves out links, code and handles", () => {
    expect(languageOf("https://example.com/how-to-use-this-page देखिए और बताइए")).toBe("hi");
    expect(languageOf("`for x in range(10): print(x)` yeh code kya karta hai?")).toBe("hi-Latn");
  });

  test("chooses between candidates alone", () => {
    const { language, probability, alternatives } = identifyLanguage("आज", { candidates: ["mr", "ne"] });
    expect(["mr", "ne"]).toContain(language);
    expect(alternatives.reduce((sum, share) => sum + share.probability, probability)).toBeCloseTo(1, 2);
    expect(languageOf("Mumbai kahan hai?")).toBe("hi-Latn");
    expect(identifyLanguage("Mumbai kahan hai?", { candidates: ["en", "ta"] }).language).not.toBe("hi-Latn");
    expect(identifyLanguage("नमस्ते", { candidates: ["en"] }).language).toBe("und");
  });

  test("refuses a candidate that it does not know", () => {
    expect(() => identifyLanguage("hello", { candidates: ["en", "tlh"] })).toThrow(/known languages .* got "tlh"/);
  });

  test("knows every language that it may answer with once", () => {
    const all = identifiableLanguages();
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain("name");
  });
});

describe("identifyLanguage on any text", () => {
  const words = fc.constantFrom(
    ..."मेरा नाम है hai the naam Ravi कि ক তুমি میں ہے नहीं é e\u0301 12 http://a.b/c @x \ud800 \u200d 👩 ।".split(" "),
  );
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(words).map((parts) => parts.join(" ")),
  );

  test("gives spans of the text, in order, and shares that sum to at most one", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { probability, alternatives, language, tokens } = identifyLanguage(text);
        let end = 0;
        for (const token of tokens) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          end = token.end;
        }
        const rest = alternatives.reduce((sum, share) => sum + share.probability, 0);
        expect(rest + (language === "und" ? 0 : probability)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test("answers alike in NFC and NFD", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(identifyLanguage(text.normalize("NFD")).language).toBe(identifyLanguage(text.normalize("NFC")).language);
      }),
    );
  });

  test("answers the same twice", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(identifyLanguage(text)).toEqual(identifyLanguage(text));
      }),
    );
  });
});
