import { describe, expect, test } from "vitest";
import { codesOf, metricNamed, part, profiled, result } from "../../../test/diagnosed-case.js";

// Article 1 of the Universal Declaration of Human Rights, its second sentence.
const passages = {
  en: "They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.",
  hi: "उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।",
  ta: "அவர்கள் நியாயத்தையும் மனச்சாட்சியையும் இயற்பண்பாகப் பெற்றவர்கள். அவர்கள் ஒருவருடனொருவர் சகோதர உணர்வுப் பாங்கில் நடந்துகொள்ளல் வேண்டும்.",
  ml: "അന്യോന്യം ഭ്രാതൃഭാവത്തോടെ പെരുമാറുവാനാണ്‌ മനുഷ്യന്നു വിവേകബുദ്ധിയും മനസാക്ഷിയും സിദ്ധമായിരിക്കുന്നത്‌",
  th: "ต่างในตนมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยจิตวิญญาณแห่งภราดรภาพ",
  zh: "他们赋有理性和良心,并应以兄弟关系的精神相对待。",
} as const;

const short = {
  en: "the Treaty of Versailles of 28 June 1919",
  hi: "राजेंद्र प्रसाद, भारत के पहले राष्ट्रपति",
  ta: "இந்தியாவின் முதல் குடியரசுத் தலைவர் ராஜேந்திர பிரசாத்",
  ml: "ഡോക്ടർ രാജേന്ദ്ര പ്രസാദ്",
  th: "กรุงเทพมหานคร",
  zh: "中华人民共和国",
} as const;

const codes = (expected: string | readonly string[], language?: string, more: object = {}) =>
  codesOf({
    metrics: [metricNamed("exact-match")],
    results: [result(1, true)],
    evalCase: { output: "x", expected, ...(language !== undefined && { language }), ...more },
  });

describe("the shape of accepted answers", () => {
  test.each(Object.entries(passages))("is that of a passage for a sentence in %s", (language, text) => {
    expect(codes(text, language)).toEqual(["reference_shape"]);
    expect(codes(text)).toEqual(["reference_shape"]);
  });

  test.each(Object.entries(short))("is short for a name in %s", (language, text) => {
    expect(codes(text, language)).toEqual([]);
  });

  test("is short where one of several accepted answers is", () => {
    expect(codes([passages.en, "reason and conscience"])).toEqual([]);
    expect(codes([passages.en, passages.en, "  "])).toEqual(["reference_shape"]);
  });

  // genai_capability_bench 8aa833c stamps the data set's declaration over that of the row.
  test("counts what the row itself declares, and the length whatever is declared", () => {
    expect(codes("Paris", "en", { metadata: { reference_shape: "passage_or_long_answer" } })).toEqual([
      "reference_shape",
    ]);
    expect(codes(passages.en, "en", { metadata: { reference_shape: "short_answer" } })).toEqual(["reference_shape"]);
  });

  test("may be long for options of a choice, and for metrics that are made for passages", () => {
    expect(codes(passages.en, "en", { choices: [{ label: "A", text: passages.en }] })).toEqual([]);
    const evalCase = { output: "x", expected: passages.en };
    expect(codesOf({ metrics: [metricNamed("rouge-l")], results: [result(0.5, true)], evalCase })).toEqual([]);
    const long = profiled(0.9, [part("rougeL", 0.9, null)], { profile: "long_reference_qa" });
    expect(codesOf({ metrics: [metricNamed("scoring-profile")], results: [long], evalCase })).toEqual([]);
  });

  test("is nobody's to tell without texts and accepted answers", () => {
    const metrics = [metricNamed("exact-match")];
    expect(codesOf({ metrics, results: [result(1, true)], evalCase: {} })).toEqual([]);
    expect(codes([])).toEqual([]);
  });
});
