import type { EvalCase } from "@eval/core";
import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { readDifferences, readFixture } from "../../fixtures/read-fixture.js";
import { type ScriptAdherenceOptions, scriptAdherence } from "./script-adherence.js";

interface Row {
  readonly id: string;
  readonly prompt: string | null;
  readonly response: string | null;
  readonly strict: boolean;
  readonly label: string;
  readonly passed: boolean;
  readonly better?: { readonly label: string; readonly passed: boolean };
}

const rows = readFixture<Row>("vindex-adherence.jsonl");
const differences = readDifferences("vindex-adherence-differences.json");

/** Our labels in the words of the reference: it has none for what is neutral, and calls a wrong script of its own no signal. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  neutral: ["matched", "not_applicable"],
  // A script that the reference does not know is no signal to it.
  script_mismatch: ["script_mismatch", "no_script_signal"],
  // Half an answer in another script is wrong by either name.
  mixed: ["mixed", "script_mismatch"],
  // "Answer:" before the answer is a label, and labels are no second script.
  matched: ["matched", "mixed"],
  // What is not there is not empty, but no more answered; and what is empty has the label of all metrics.
  missing_field: ["empty"],
  blank: ["empty"],
};

/** Outside its strict mode, which is off by default, the reference does not look at the language. */
const optionsOf = ({ strict, better }: Row): Partial<ScriptAdherenceOptions> => ({
  neutral: "pass",
  compare: strict || better !== undefined ? "language" : "script",
});

const score = (evalCase: EvalCase, options: Partial<ScriptAdherenceOptions> = {}) => scriptAdherence(options)(evalCase);
const label = (input: string, output: string) => score({ input, output }).label;

describe("scriptAdherence", () => {
  // Expected values: vindex 0.6.0, or what is right where it is wrong.
  test.each(rows.filter(({ id }) => !differences.has(id)).map((row) => [row.id, row] as const))(
    "judges as vindex does or should: %s",
    (_id, row) => {
      const evalCase = {
        ...(row.prompt !== null && { input: row.prompt }),
        ...(row.response !== null && { output: row.response }),
      };
      const result = score(evalCase, optionsOf(row));
      const { label: wanted, passed } = row.better ?? row;
      expect(result.passed === true).toBe(passed);
      expect(MEANINGS[result.label] ?? [result.label]).toContain(wanted);
    },
  );

  test("differs from vindex on no more than a tenth of the rows, each with a reason", () => {
    expect(differences.size).toBeLessThanOrEqual(rows.length / 10);
    const ids = new Set(rows.map(({ id }) => id));
    for (const [id, reason] of differences) {
      expect(ids).toContain(id);
      expect(reason).not.toBe("");
    }
  });

  test("is the README's example: Hinglish answered in English is the wrong language", () => {
    const result = score({ input: "Mumbai kahan hai?", output: "Mumbai is the capital of Maharashtra." });
    expect(result).toMatchObject({ label: "language_mismatch", passed: false });
    expect(result.reason).toBe("expected romanised Hindi (as in the prompt), got English");
  });

  test.each([
    ["मुंबई कहाँ है?", "Mumbai is in Maharashtra.", "script_mismatch"],
    ["मुंबई कहाँ है?", "मुंबई महाराष्ट्र में है।", "matched"],
    ["Mumbai kahan hai?", "मुंबई महाराष्ट्र में है।", "script_mismatch"],
    ["Mumbai kahan hai?", "Mumbai Maharashtra mein hai.", "matched"],
    ["Where is Mumbai?", "Mumbai Maharashtra mein hai, aur bahut bada shehar hai.", "language_mismatch"],
    ["என்ன விலை?", "விலை நூறு ரூபாய்.", "matched"],
    ["আজ আবহাওয়া কেমন?", "আজি বতৰ ভাল আছে, বৰষুণ নাই।", "language_mismatch"],
    ["पुणे कुठे आहे?", "पुणे महाराष्ट्र में है, यह एक बड़ा शहर है।", "language_mismatch"],
    ["पानी किस तापमान पर उबलता है?", "100 °C", "neutral"],
    ["पानी किस तापमान पर उबलता है?", "👍", "no_script_signal"],
    ["पानी किस तापमान पर उबलता है?", "", "blank"],
    ["पानी किस तापमान पर उबलता है?", "\u200b \n", "blank"],
    ["पानी किस तापमान पर उबलता है?", "<think>The user asks about water</think>", "blank"],
    ["2+2?", "चार", "no_script_signal"],
    [" \u200b", "चार", "empty"],
  ])("labels the answer to %j, %j, as %s", (input, output, expected) => {
    expect(label(input, output)).toBe(expected);
  });

  test("accepts both languages of a mixed prompt, and not a third", () => {
    const input = "मेरा laptop slow है please help";
    expect(score({ input, output: "अपना लैपटॉप रीस्टार्ट कीजिए।" }).passed).toBe(true);
    expect(score({ input, output: "Please restart your laptop and try again." }).passed).toBe(true);
    expect(score({ input, output: "உங்கள் மடிக்கணினியை மறுதொடக்கம் செய்யுங்கள்." }).passed).toBe(false);
  });

  test.each(["Open the app and tap on cancel.", "App kholo aur order cancel par tap karo."])(
    "accepts either language of a prompt whose clauses are in two: %s",
    (output) => {
      expect(score({ input: "I want to cancel my order, kaise karu?", output }).passed).toBe(true);
    },
  );

  test("takes a foreign word in a prompt for a mention", () => {
    const input = "What does समुद्र तल mean?";
    expect(score({ input, output: "It means the level of the sea." }).passed).toBe(true);
    expect(score({ input, output: "समुद्र के पानी की सतह।" }).passed).toBe(false);
  });

  test("takes single English words in a sentence of another script for loans, and halves for a mix", () => {
    expect(score({ input: "भुगतान कैसे करें?", output: "भारत में app से payment करना बहुत आसान है।" })).toMatchObject({
      score: 1,
      label: "matched",
    });
    expect(score({ input: "Where is it?", output: "The capital city is मुंबई शहर बड़ा" })).toMatchObject({
      passed: false,
      label: "mixed",
    });
  });

  test("weighs sentences of another language by their letters", () => {
    const input = "Mera order kab aayega?";
    const hinglish = "Aapka order teen din mein aa jayega, tension mat lo.";
    const english = "We are sorry for the delay.";
    const result = score({ input, output: `${hinglish} ${english}` });
    expect(result.label).toBe("mixed");
    expect(result.score).toBeCloseTo(41 / (41 + 21), 10);
  });

  test("takes English words for loans where the language is expected in either script, an English answer for none", () => {
    const input = "Bitcoin kya hai? Hindi mein batao.";
    const mixed = "Bitcoin एक digital currency है जिसे कोई bank या सरकार control नहीं करती।";
    expect(scriptAdherence()({ input, output: mixed })).toMatchObject({ label: "matched", passed: true });
    const english = "Bitcoin is a digital currency that no bank or government controls.";
    expect(scriptAdherence()({ input, output: english })).toMatchObject({ label: "language_mismatch", passed: false });
  });

  test("takes a tag of one or two Latin words for a loan, not a sentence", () => {
    const answer = "आपका सामान तीन दिन में मिल जाएगा।";
    expect(score({ input: "सामान कब मिलेगा?", output: `${answer} Tracking ID: AB123456` }).label).toBe("matched");
    expect(score({ input: "सामान कब मिलेगा?", output: `${answer} Please call our help line for more` }).label).toBe(
      "script_mismatch",
    );
  });

  test("accuses no answer of fewer than four words of being in another language of its script", () => {
    expect(label("What is water called?", "neer")).toBe("matched");
    expect(label("Kaun jeeta?", "Lothar de Maizière")).toBe("matched");
  });

  test.each([
    ["Name some Indian sweets", "Gulab jamun, rasgulla, jalebi, barfi, kaju katli"],
    ["Indradhanush ke rang batao", "Violet, indigo, blue, green, yellow, orange, red"],
  ])("takes a list of names for no other language: %s", (input, output) => {
    expect(label(input, output)).toBe("matched");
  });

  test("counts a name of several Latin words as one loan", () => {
    const output = "चंद्रमा पर पहले Neil Armstrong और Buzz Aldrin उतरे।";
    expect(score({ input: "चंद्रमा पर सबसे पहले कौन उतरा?", output })).toMatchObject({ label: "matched", score: 1 });
  });

  test.each(["It says that you have a right to your actions but not to their fruits.", "कर्मणि एव तव अधिकारः अस्ति।"])(
    "accepts the language of an English request beside that of the text it is about: %s",
    (output) => {
      expect(score({ input: "Explain this shloka: कर्मण्येवाधिकारस्ते मा फलेषु कदाचन", output }).passed).toBe(true);
    },
  );

  test("does not take English nouns in a romanised question for an English question", () => {
    const output = "The water cycle has three stages: evaporation, condensation and rain.";
    expect(label("Water cycle samjhao", output)).toBe("language_mismatch");
  });

  test("leaves visible reasoning out unless told to count it", () => {
    const evalCase = {
      input: "मुंबई कहाँ है?",
      output: "<think>The user asks where Mumbai is, in Hindi.</think>महाराष्ट्र में।",
    };
    expect(score(evalCase).label).toBe("matched");
    expect(score(evalCase, { reasoning: "count" }).label).toBe("script_mismatch");
  });

  test.each([
    ["◁think▷ok, easy◁/think▷चार", "चार"],
    ["the user asks for four</think>\n\nचार", "चार"],
    ["<|channel|>analysis<|message|>easy one<|end|><|start|>assistant<|channel|>final<|message|>चार", "चार"],
    ["[THINK]easy[/THINK] चार", "चार"],
    ["<reasoning>so it is four</reasoning>चार", "चार"],
  ])("knows the reasoning in %j", (output) => {
    expect(score({ input: "दो और दो?", output })).toMatchObject({ label: "matched", score: 1 });
  });

  describe("takes what is expected", () => {
    const messages = [
      { role: "system", content: "Always answer in Tamil." },
      { role: "user", content: "What is water?" },
    ] as const;
    const tamil = "தண்ணீர் ஒரு திரவம்.";

    test("first from the option", () => {
      const result = score(
        { messages, language: "kn", input: "Answer in Telugu.", output: "पानी एक द्रव है।" },
        { expect: "hi" },
      );
      expect(result.metadata).toMatchObject({ expected: ["hi"], expectedFrom: "expect" });
      expect(result.passed).toBe(true);
    });

    test("then from an explicit instruction, of the system too, before the field and the prompt", () => {
      const result = score({ messages, language: "kn", output: tamil });
      expect(result.metadata).toMatchObject({ expected: ["ta"], expectedFrom: "instruction" });
      expect(result.passed).toBe(true);
    });

    test("from the last of several instructions", () => {
      const later = [...messages, { role: "user", content: "No, in Telugu please." }] as const;
      expect(score({ messages: later, output: tamil }).metadata.expected).toEqual(["te"]);
      expect(score({ messages, input: "Answer in Hindi: what is water?", output: tamil }).metadata.expected).toEqual([
        "hi",
      ]);
    });

    test("then from the field", () => {
      const result = score({ input: "What is water?", language: "hi-Latn", output: "Paani ek taral padarth hai." });
      expect(result.metadata).toMatchObject({ expected: ["hi-Latn"], expectedFrom: "language" });
      expect(result.passed).toBe(true);
    });

    test("from the field by the name of a language too", () => {
      const { metadata } = score({ input: "What is water?", language: "Hindi", output: "पानी एक द्रव है।" });
      expect(metadata).toMatchObject({ expected: ["hi"], expectedFrom: "language" });
    });

    test.each(["code-mixed", "Code mixed", "mixed", "NA", "n/a", "none", "", " ", "unknown"])(
      "from the prompt where the field is %j, which says nothing",
      (language) => {
        const { metadata, passed } = score({ input: "Mumbai kahan hai?", language, output: "Mumbai is a big city." });
        expect(metadata).toMatchObject({ expected: ["hi-Latn"], expectedFrom: "prompt" });
        expect(passed).toBe(false);
      },
    );

    test.each(["xx", "mix", "xx-Latn", "python", "Hindee", "klingon", "hi-mr"])(
      "from nothing where the field is %j, which is no language",
      (language) => {
        for (const output of ["Water is a liquid.", "4"]) {
          const result = score({ input: "What is water?", language, output }, { neutral: "pass" });
          expect(result).toMatchObject({ status: "unscored", passed: null, label: "unknown_language" });
          expect(result.reason).toContain(JSON.stringify(language));
        }
      },
    );

    test("from an instruction whatever the field is", () => {
      const result = score({ input: "Say hello in Tamil", language: "xx", output: "வணக்கம்" });
      expect(result).toMatchObject({ label: "matched", metadata: { expectedFrom: "instruction" } });
    });

    test("last from the prompt itself", () => {
      const result = score({ input: "पानी क्या है?", output: "पानी एक द्रव है।" });
      expect(result.metadata).toMatchObject({ expected: ["hi"], expectedFrom: "prompt" });
    });

    test("in either script where romanised Hindi asks for Hindi", () => {
      const input = "UPI kya hota hai, hindi me batao";
      expect(score({ input, output: "यह भुगतान की एक व्यवस्था है।" }).passed).toBe(true);
      expect(score({ input, output: "Yeh paise bhejne ka ek tarika hai." }).passed).toBe(true);
    });

    test("in its own script where a prompt asks in that script", () => {
      const input = "বাংলায় উত্তর দিন: What is democracy?";
      expect(score({ input, output: "Gonotontro holo jonogoner shashon." }).passed).toBe(false);
      expect(score({ input, output: "গণতন্ত্র হল জনগণের শাসন।" }).passed).toBe(true);
    });

    test("from nothing where there is nothing", () => {
      expect(score({ output: "चार" })).toMatchObject({ status: "unscored", label: "missing_field" });
    });
  });

  test.each([
    ["hi", "पानी", true],
    ["Hindi", "पानी", true],
    ["hi-Latn", "पानी", false],
    ["Hinglish", "paani bahut thanda hai", true],
    ["und-Deva", "पाणी", true],
    ["Deva", "water", false],
    [["en", "hi"], "water is cold today", true],
    ["ja", "水は冷たいです", true],
    ["mni", "ꯏꯁꯤꯡ", true],
    ["mni", "ঈশিং", true],
    ["ur", "پانی", true],
  ] as const)("takes %j for what is expected of %j: %s", (expect_, output, passed) => {
    expect(score({ output }, { expect: expect_ }).passed).toBe(passed);
  });

  test.each([
    [
      { expect: "klingon" },
      'expect of script-adherence must be a tag such as "hi", "hi-Latn" or "und-Deva" or a list of them, got "klingon"; known are am, ar',
    ],
    [{ expect: "xx" }, 'got "xx"; known are am, ar'],
    [{ expect: ["hi", "mix"] }, 'got "mix"; known are am, ar'],
    [{ expect: "Hindee" }, 'got "Hindee"; did you mean "Hindi"?'],
    [{ expect: "code-mixed" }, 'got "code-mixed"; leave it out for each prompt to decide'],
    [{ expect: "" }, 'got ""; leave it out for each prompt to decide'],
    [{ expect: [] }, "or a list of them, got []"],
    [{ threshold: 0 }, "threshold of script-adherence must be above 0 and at most 1, got 0"],
  ])("refuses the options %j", (options, message) => {
    expect(() => scriptAdherence(options)).toThrow(message);
  });

  test.each([
    ["hi", "Peacock", "script_mismatch", "expected Hindi (by option), got Latin script"],
    ["hi-Latn", "Aapka order kal tak aa jayega.", "matched", "expected romanised Hindi (by option), got it"],
    [
      "hi-Latn",
      "Peacock",
      "matched",
      "expected romanised Hindi (by option), got Latin script; only the script was judged, since so short an answer tells no language",
    ],
    [
      "en",
      "Gulab jamun, rasgulla, jalebi, barfi",
      "matched",
      "expected English (by option), got Latin script; only the script was judged, since a list of names tells no language",
    ],
    [
      "tcy",
      "ಕರ್ನಾಟಕದ ರಾಜಧಾನಿ ಬೆಂಗಳೂರು ನಗರ.",
      "matched",
      "expected Tulu (by option), got Kannada script; only the script was judged, since Tulu is not told from other languages",
    ],
  ])("says whether the language or only the script was judged: %s, %s", (expect_, output, wanted, reason) => {
    expect(score({ output }, { expect: expect_ })).toMatchObject({ label: wanted, reason });
  });

  test.each(["Within 5 business days.", "It is raining", "Your order number"])(
    "knows three words that open as only English does for English: %s",
    (output) => {
      expect(label("Order kab tak aayega?", output)).toBe("language_mismatch");
    },
  );

  test.each(["Cash on delivery", "Out for delivery", "theory of relativity", "Our Mutual Friend", "Within 5 din mein"])(
    "takes a term or title of three English words for none: %s",
    (output) => {
      expect(label("Order kab tak aayega?", output)).toBe("matched");
    },
  );

  test("says that only the script was to be judged", () => {
    expect(score({ output: "पुणे कुठे आहे ते सांगा" }, { expect: "hi", compare: "script" }).reason).toBe(
      "expected Hindi (by option), got Devanagari script; only the script was to be judged",
    );
  });

  test.each([
    ["தங்கத்தின் குறியீடு என்ன?", "Au (ஆரம்)", "ஆரம் (Au)"],
    ["सबसे लंबी नदी कौन सी है?", "Ganga (गंगा नदी)", "गंगा नदी (Ganga)"],
    ["सबसे लंबी नदी कौन सी है?", "Ganga (गंगा)", "गंगा (Ganga)"],
    ["Which river is the longest?", "Ganga (गंगा नदी)", "गंगा नदी (Ganga)"],
    ["सबसे बड़ा बैंक कौन सा है?", "**State Bank of India** (भारतीय स्टेट बैंक)", "भारतीय स्टेट बैंक [State Bank of India]"],
    ["भारत के तीन शहर?", "Delhi (दिल्ली), Mumbai (मुंबई)", "दिल्ली (Delhi), मुंबई (Mumbai)"],
  ])(
    "takes a name with its form in another script in brackets for one, in either order: %s %s",
    (input, ...outputs) => {
      for (const output of outputs) expect(score({ input, output })).toMatchObject({ label: "matched", score: 1 });
    },
  );

  test.each([
    ["राजधानी कौन सी है?", "The capital is Delhi (दिल्ली)."],
    ["राजधानी कौन सी है?", "It is Delhi (दिल्ली)."],
    ["राजधानी कौन सी है?", "दिल्ली (it is a very big city)"],
    ["What is salt?", "नमक का रासायनिक नाम सोडियम क्लोराइड है (sodium chloride)."],
  ])("takes no clause for the gloss of a name: %s %s", (input, output) => {
    expect(score({ input, output }).passed).toBe(false);
  });

  test("shows what was counted where, in offsets of the output", () => {
    const output = "<think>hm</think>यह iPhone 15 है, okay?";
    const { metadata } = score({ input: "यह क्या है?", output });
    const at = (text: string) => ({ start: output.indexOf(text), end: output.indexOf(text) + text.length });
    expect(metadata.spans).toEqual([{ script: "Deva", start: output.indexOf("यह"), end: output.indexOf("है") + 2 }]);
    expect(metadata.neutral).toEqual([{ kind: "name", ...at("iPhone 15") }]);
    expect(metadata.borrowed).toEqual([at("okay")]);
  });

  test("judges NFC and NFD alike", () => {
    for (const form of ["NFC", "NFD"] as const) {
      expect(
        score({ input: "ঢাকা কোথায়?".normalize(form), output: "বাংলাদেশে, কোন দূরে নয়।".normalize(form) }),
      ).toMatchObject({ score: 1, label: "matched" });
    }
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { input: "मुंबई कहाँ है?", output: "मुंबई महाराष्ट्र में है।" },
      { input: "Mumbai kahan hai?", output: "👩\u200d👩\u200d👧 4" },
    ];
    expect(await contractViolations(scriptAdherence(), cases)).toEqual([]);
    expect(await contractViolations(scriptAdherence({ expect: "hi", neutral: "pass" }), cases)).toEqual([]);
  });
});

describe("scriptAdherence with the option expect", () => {
  interface VariantRow {
    readonly id: string;
    readonly fn: string;
    readonly text: string;
    readonly variant: string;
    readonly expected: unknown;
  }
  const known = readDifferences("vindex-script-differences.json");
  const variants: Readonly<Record<string, string>> = { en: "und-Latn", hi: "und-Deva", hinglish: "und-Latn" };
  const adherent = readFixture<VariantRow>("vindex-script.jsonl").filter(
    ({ id, fn }) => fn === "is_script_adherent" && !known.has(id),
  );

  // Expected values: `is_script_adherent` of vindex 0.6.0, which looks at the script alone.
  test.each(adherent.map((row) => [row.id, row] as const))("passes what vindex passes of a variant: %s", (_id, row) => {
    const expect_ = variants[row.variant];
    if (expect_ === undefined)
      expect(() => scriptAdherence({ expect: row.variant })).toThrow("expect of script-adherence");
    else expect(score({ output: row.text }, { expect: expect_ }).passed === true).toBe(row.expected);
  });
});
