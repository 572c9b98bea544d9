import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { multipleChoice } from "./multiple-choice.js";

const metric = multipleChoice();

const choicesOf = (texts: readonly string[], labels = "ABCDEFGH") =>
  texts.map((text, index) => ({ label: labels[index] as string, text }));

const sport = choicesOf(["strength", "speed", "stamina", "skill"]);
const hindi = choicesOf(["शक्ति", "गति", "सहनशक्ति", "कौशल"]);

const read = (output: string, choices = sport, language?: string) => {
  const { label, metadata } = metric({
    output,
    expected: choices[0]?.label ?? "",
    choices,
    ...(language !== undefined && { language }),
  });
  return label === "correct" || label === "wrong" ? metadata.choice : label;
};

describe("multipleChoice", () => {
  test("is right where the answer-accuracy framework is wrong, and agrees with it where it is right", () => {
    const rows = readFixture<{ prediction: string; references: string[] }, { exact_match: number }>(
      "answer-accuracy.jsonl",
    ).filter((row) => row.metric === "multiple_choice");
    expect(rows.length).toBe(11);
    // It knows no phrases, and takes the label "A" for an article that silence equals.
    const wrong = ["Answer: C", "The answer is C.", "C. stamina because the heart is stronger", "", "...", "An"];
    for (const { id, input, expected } of rows) {
      const { score } = metric({ output: input.prediction, expected: input.references, choices: sport });
      const right = wrong.includes(input.prediction) ? 1 - expected.exact_match : expected.exact_match;
      expect({ id, score }).toEqual({ id, score: right });
    }
  });

  // What the answer-accuracy framework accepts and what it rejects though it is right.
  test.each([
    "option c hai",
    "c hai",
    "I think it's C because it lasts",
    "I think C since it lasts",
    "Ans-C",
    "ans.(c)",
    "उत्तर-C",
    "The third one",
    "I'd go with the third one, as it lasts.",
    "teesra wala",
    "तीसरा वाला सही है",
    "Between A and C, C is correct",
    "Out of A, B and C, C is right.",
  ])("takes the spoken answer %j for C", (output) => {
    expect(metric({ output, expected: "C", choices: sport })).toMatchObject({ label: "correct" });
  });

  test.each([
    ["Both B and C are correct", "several_choices"],
    ["The third one to cross the line wins", "no_choice"],
    ["a hai", "no_choice"],
    ["plan-C", "no_choice"],
  ])("takes %j for %s", (output, label) => {
    expect(metric({ output, expected: "C", choices: sport }).label).toBe(label);
  });

  test("counts the number of an expected answer from 1, or from 0 where told", () => {
    const zero = multipleChoice({ goldNumbers: "from-0" });
    const asked = { output: "B", choices: sport };
    expect(metric({ ...asked, expected: "2" }).label).toBe("correct");
    expect(zero({ ...asked, expected: "1" }).label).toBe("correct");
    expect(zero({ output: "A", choices: sport, expected: "०" }).label).toBe("correct");
    expect(zero({ ...asked, expected: "9" }).label).toBe("no_gold_option");
    expect(metric({ ...asked, expected: "0" }).reason).toContain("goldNumbers is from-0");
    const numbered = sport.map(({ text }, index) => ({ label: String(index + 1), text }));
    expect(zero({ output: "2", choices: numbered, expected: "2" }).label).toBe("correct");
  });

  test.each([
    "C",
    "(C)",
    "**C**",
    "C) stamina",
    "C: stamina",
    "stamina",
    "Answer: C",
    "The answer is C.",
    "C. stamina because it lasts longest",
  ])("takes %j for C", (output) => {
    expect(metric({ output, expected: "C", choices: sport })).toMatchObject({
      label: "correct",
      score: 1,
      passed: true,
      metadata: { choice: "C", gold: ["C"] },
    });
  });

  test.each([
    "c",
    "c)",
    "(c)",
    "[C]",
    "C.",
    "C!",
    "“C”",
    "`C`",
    "C - stamina",
    "C stamina",
    "Option C",
    "option (C)",
    "Choice C: stamina",
    "**Answer:** C",
    "**Answer: (C) stamina**",
    "Final answer: C",
    "The correct option is (C) stamina.",
    "The correct answer is **C**, as it lasts.",
    "The right answer would be option C",
    "The answer is stamina.",
    "The answer is: stamina, since it lasts.",
    "I choose C",
    "I would go with option C.",
    "C is correct.",
    "Option C is the correct answer because it lasts.",
    "It is C.",
    "So, C.",
    "C because it lasts longest",
    "Stamina",
    "STAMINA!",
    "It must be stamina.",
    "\\boxed{C}",
    "$\\boxed{\\text{C}}$",
    "The answer is $C$.",
    "<answer>C</answer>",
    '{"answer": "C"}',
    "Ⓒ",
    "Ｃ",
    "3",
    "(3)",
    "Option 3",
    "<think>Maybe (A), maybe B.</think>C",
    "Let me think.\nIt takes endurance.\n\nC",
    "> C",
    "- **C**",
    "C\n\nEndurance sports need it.",
    "It is not strength; it is stamina.",
    "The correct answer is not A but C.",
    "Not A, but C.",
    "I think the answer is probably C.",
    "After eliminating A, B and D, we are left with C.",
    "C seems right",
    '{"choice": "C"}',
    "Sahi uttar C hai",
    "The answer is stamina, not strength.",
  ])("reads C in %j", (output) => expect(read(output)).toBe("C"));

  test.each([
    ["ग", "C"],
    ["(ग)", "C"],
    ["(ग) सहनशक्ति", "C"],
    ["स", "C"],
    ["(ब)", "B"],
    ["(द) कौशल", "D"],
    ["सही उत्तर (ग) है।", "C"],
    ["उत्तर: ग", "C"],
    ["उत्तर C है।", "C"],
    ["सही विकल्प ग है", "C"],
    ["विकल्प (ग) सही है।", "C"],
    ["सही उत्तर है: सहनशक्ति", "C"],
    ["सहनशक्ति।", "C"],
    ["सही उत्तर सहनशक्ति है।", "C"],
    ["(क) गलत है। सही उत्तर (घ) है।", "D"],
    ["३", "C"],
    ["विकल्प ३", "C"],
    ["शक्ति नहीं, सहनशक्ति", "C"],
    ["इनमें से कोई नहीं", "none_of_these"],
    ["क्षमा करें, मैं उत्तर नहीं दे सकता।", "refusal"],
    ["मुझे नहीं पता।", "refusal"],
  ])("reads Hindi %j as %s", (output, expected) => expect(read(output, hindi)).toBe(expected));

  test.each([
    ["bn", "(গ)", "C"],
    ["bn", "উত্তর: খ", "B"],
    ["bn", "সঠিক উত্তর (ঘ)", "D"],
    ["ta", "(இ)", "C"],
    ["ta", "விடை: ஆ", "B"],
    ["ta", "சரியான விடை (ஈ)", "D"],
    ["te", "సమాధానం: ఇ", "C"],
    ["kn", "ಉತ್ತರ: ಸಿ", "C"],
    ["ml", "ഉത്തരം: സി", "C"],
    ["pa", "ਉੱਤਰ: ੲ", "C"],
    ["or", "ଉତ୍ତର: ଗ", "C"],
    ["ur", "جواب: ج", "C"],
    ["mr", "(क)", "C"],
    ["mr", "उत्तर: ड", "D"],
    ["hi", "(क)", "A"],
  ])("reads letters of %s: %j is %s", (language, output, expected) => {
    expect(read(output, hindi, language)).toBe(expected);
  });

  test.each([
    ["Perhaps C", "शायद ग", "mujhe lagta hai C", "ஒருவேளை C", "হয়তো C", "బహుశా C"],
    ["My guess is C", "Most likely C.", "It should be C", "Only C", "Hmm, C.", "C?", "C maybe", "C (I think)"],
    ["C fits best", "C alone is correct", "C it is", "C: yes", "✅ C", "C ✅", "→ C", "<b>C</b>", "\\[\\boxed{C}\\]"],
    ["C है", "C hai", "C hi sahi hai", "C wala sahi hai", "C hoga kyunki", "C சரியானது", "C సరైనది"],
    ["उत्तर C आहे", "સાચો જવાબ C છે", "ਸਹੀ ਉੱਤਰ C ਹੈ", "ശരിയായ ഉത്തരം C ആണ്", "சரியான விடை C ஆகும்", "उत्तरः ग", "उत्तर–(ग)"],
    ["विकल्प 'ग'", "सही ऑप्शन C है", "sahi option hai C"],
    ["1. C", "Q. 1 C", "Answer 1: C"],
    ["the third option", "3rd option", "तीसरा विकल्प सही है", "teesra option", "Option no. 3", "विकल्प संख्या 3"],
    ["C विकल्प सही है", "C ആണ് ശരി", "C என்பது சரியான விடை", "সঠিক উত্তরটি হল C", "আমার মতে C", "सिर्फ़ C"],
  ])("reads C in each of %j and its like", (...outputs) => {
    for (const output of outputs) expect([output, read(output)]).toEqual([output, "C"]);
  });

  test.each([
    "उत्तर B नहीं, C है",
    "B नहीं, बल्कि C",
    "B nahi, C sahi hai",
    "C है, B नहीं",
    "C hai, B nahi",
    "A और B गलत हैं, C सही है",
    "A aur B galat hain, isliye C",
    "விடை B அல்ல, C",
    "விடை C, B அல்ல",
    "উত্তর B নয়, C",
    "సమాధానం B కాదు, C",
    "C rather than B",
    "C instead of B",
    "Answer: C (not B)",
    "Not A, B or D; C.",
    "(A) no, (B) no, (C) yes",
    "A: no. B: no. C: yes. D: no.",
    "❌ A\n❌ B\n✅ C\n❌ D",
    "A ❌ B ❌ C ✅ D ❌",
  ])("passes by what %j denies", (output) => expect(read(output)).toBe("C"));

  test.each([
    "उत्तर B नहीं है",
    "सही उत्तर B नहीं है",
    "B सही उत्तर नहीं है",
    "(ख) सही नहीं है",
    "उत्तर (ख) नहीं हो सकता",
    "விடை B அல்ல",
    "সঠিক উত্তর B নয়",
    "సమాధానం B కాదు",
    "Not B",
  ])("does not choose what %j denies", (output) => expect(read(output)).toBe("no_choice"));

  test.each(["A aur C", "A ya C", "A तथा C", "Both A & C are right", "C or maybe D", "So it is A, B or C"])(
    "finds several choices where they are joined: %j",
    (output) => expect(read(output)).toBe("several_choices"),
  );

  test.each(["विटामिन C", "Only a fool would say", "I live in D block", "Maybe a doctor can help", "कक्षा C के छात्र"])(
    "takes the letter of another thing for no choice: %j",
    (output) => expect(read(output)).toBe("no_choice"),
  );

  test("keeps an option apart from a longer one that holds it, when one is denied", () => {
    const iron = choicesOf(["iron", "iron oxide", "steel"]);
    expect(read("It is iron oxide, not iron.", iron)).toBe("B");
    expect(read("It is iron, not iron oxide.", iron)).toBe("A");
    expect(read("It is not iron oxide.", iron)).toBe("no_choice");
  });

  test("takes a sign of money apart from its amount for the same", () => {
    expect(read("₹ 500", choicesOf(["₹5,000", "₹500"]))).toBe("B");
  });

  test("a denial that is the text of its own option denies nothing", () => {
    expect(read("B नहीं", choicesOf(["हाँ", "नहीं"]))).toBe("B");
    expect(read("B: No", choicesOf(["Yes", "No"]))).toBe("B");
  });

  test.each([
    ["last cue", "The answer is B. Wait, on reflection the answer is C.", "C"],
    ["last line", "Option A is strength, option B is speed.\nBoth are too short.\n\n(C)", "C"],
    ["conclusion", "(A) is wrong. (B) is wrong. So the answer is (C).", "C"],
    ["elimination", "Option A is wrong. Option B is incorrect. Option C fits.", "C"],
    ["a cue after a lead", "A) looks tempting, but the correct answer is C.", "C"],
    ["a label denied", "It is not (A) but (C).", "C"],
  ])("lets the last answer of a reply that reasons count: %s", (_, output, expected) => {
    expect(read(output)).toBe(expected);
  });

  test.each([
    "B or C",
    "(B) and (C)",
    "B, C",
    "The answer is B or C.",
    "Either (B) or (C) fits.",
    "A) strength\nB) speed\nC) stamina\nD) skill",
    "strength and stamina",
    "Both B and C are correct: the answer is B and C",
    "Both A and C",
    "The answer is strength or stamina",
    "The answer is speed, stamina.",
    "B और C",
    "(ख) तथा (ग)",
    "B) stamina",
  ])("finds several choices in %j", (output) => expect(read(output)).toBe("several_choices"));

  test.each([
    "A response cannot be given here",
    "A good question.",
    "An athlete needs practice.",
    "A mountain is a place, a river is another.",
    "Is it?",
    "...",
    "The answer is a matter of taste.",
    "Vitamin C is healthy",
    "C++ is a language",
    "A. P. J. Abdul Kalam",
    "A.P.J. Abdul Kalam",
    "Grade A+",
    "The answer is C++",
    "The answer is not C.",
    "I went to Delhi in 3 days",
    "the option a person takes",
    "Team A won",
    "Plan B (draft)",
  ])("finds no choice in %j", (output) => expect(read(output)).toBe("no_choice"));

  test.each([
    "I apologize, but I cannot provide a response to this question.",
    "I’m sorry, but I can’t answer that.",
    "As an AI, a clear answer is not possible for me.",
    "I'm sorry, I cannot choose between (A) and (B).",
    "I don't know.",
    "Sorry!",
  ])("reads %j as a refusal", (output) => expect(read(output)).toBe("refusal"));

  test("takes none of these for the option that says so, where no other one is named", () => {
    const metals = choicesOf(["iron", "zinc", "None of the above"]);
    expect(read("It is none of these, since steel is an alloy.", metals)).toBe("C");
    expect(read("इनमें से कोई नहीं", choicesOf(["लोहा", "जस्ता", "उपरोक्त में से कोई नहीं"]))).toBe("C");
    expect(read("None of these, though iron comes close.", metals)).not.toBe("C");
  });

  test.each([
    ["Mere hisaab se answer B hona chahiye", "B"],
    ["उत्तर B होना चाहिए", "B"],
    ["জবাব নয়, উত্তর B হতে পারে", "B"],
    ["<<D>>", "D"],
  ])("reads what should be the answer, and marks around it: %j", (output, choice) => {
    expect(read(output)).toBe(choice);
  });

  test("tells none of the above from an option that says so", () => {
    expect(read("None of the above.")).toBe("none_of_these");
    const withNone = choicesOf(["Delhi", "Mumbai", "Chennai", "None of the above"]);
    expect(read("None of the above.", withNone)).toBe("D");
    expect(read("It is none of the above.", withNone)).toBe("D");
  });

  test("takes blank outputs for blank, whatever the label is", () => {
    for (const output of ["", " ", "\n", "\u200B"]) {
      expect(metric({ output, expected: "A", choices: sport })).toMatchObject({
        label: "blank",
        score: 0,
        passed: false,
      });
    }
    for (const output of ["...", "The", "An"]) {
      expect(metric({ output, expected: "A", choices: sport })).toMatchObject({ label: "no_choice", passed: false });
    }
    expect(metric({ output: "A", expected: "A", choices: sport }).label).toBe("correct");
  });

  describe("where the labels are numbers", () => {
    const numbered = choicesOf(["strength", "speed", "stamina", "skill"], "1234");

    test.each([
      ["1", "1"],
      ["(1)", "1"],
      ["४", "4"],
      ["The answer is 4.", "4"],
      ["Option 2 is correct", "2"],
      ["2. speed", "2"],
      ["C", "no_choice"],
      ["There are 4 kinds", "no_choice"],
      ["The answer is 3.14", "no_choice"],
      ["1. Think.\n2. Think again.\nThe answer is (3).", "3"],
    ])("reads %j as %s", (output, expected) => expect(read(output, numbered)).toBe(expected));

    test("takes an expected number for a label", () => {
      expect(metric({ output: "strength", expected: "1", choices: numbered }).label).toBe("correct");
      expect(metric({ output: "4", expected: "4", choices: numbered }).label).toBe("correct");
      const sums = choicesOf(["4", "3", "2", "1"], "1234");
      expect(metric({ output: "(1)", expected: "1", choices: sums }).label).toBe("correct");
      expect(metric({ output: "1", expected: "1", choices: sums })).toMatchObject({
        status: "unscored",
        label: "ambiguous_text",
        metadata: { choices: ["1", "4"] },
      });
    });
  });

  test("does not take a number for the place of an option where options speak of numbers", () => {
    const years = choicesOf(["1", "2", "3", "5"]);
    expect(read("5", years)).toBe("D");
    expect(read("3", years)).toBe("C");
    expect(read("The answer is 2.", years)).toBe("B");
    expect(read("4", years)).toBe("no_choice");
  });

  test("keeps options apart that differ in a sign", () => {
    const languages = choicesOf(["C", "C++", "C#", "Java"]);
    expect(read("C++", languages)).toBe("B");
    expect(read("The answer is C#.", languages)).toBe("C");
    expect(metric({ output: "C", expected: "A", choices: languages })).toMatchObject({
      status: "unscored",
      label: "ambiguous_text",
      metadata: { choices: ["A", "C"] },
    });
    const numbers = choicesOf(["-5", "5", "3.14", "314"]);
    expect(["-5", "5", "3.14", "314"].map((output) => read(output, numbers))).toEqual(["A", "B", "C", "D"]);
  });

  test("keeps options apart that are made of the same statements", () => {
    const statements = choicesOf(["(a),(b),(c) एवं (d)", "(b),(c) एवं (d)", "(a) एवं (d)", "केवल (d)"]);
    expect(read("(b),(c) एवं (d)", statements)).toBe("B");
    expect(read("(a), (b), (c) एवं (d)", statements)).toBe("A");
    expect(read("सही उत्तर (b),(c) एवं (d) है।", statements)).toBe("B");
    expect(read("B. (b),(c) एवं (d)", statements)).toBe("B");
    expect(read("(C)", statements)).toBe("C");
  });

  test("tells a label from the letters of statements inside an option", () => {
    const statements = choicesOf(["(a) एवं (b)", "(c) एवं (d)", "(a), (b) एवं (c)", "(b), (c) एवं (d)"]);
    expect(read("B. (c) एवं (d)", statements)).toBe("B");
    expect(read("सही उत्तर (B) (c) एवं (d) है।", statements)).toBe("B");
    expect(read("(b),(c) एवं (d)", statements)).toBe("D");
    const reasons = choicesOf(["(A) और (R) दोनों सही हैं।", "(A) सही है, लेकिन (R) गलत है।", "(A) गलत है, लेकिन (R) सही है।"]);
    expect(read("B. (A) सही है, लेकिन (R) गलत है।", reasons)).toBe("B");
    expect(read("सही उत्तर: (A) गलत है, लेकिन (R) सही है।", reasons)).toBe("C");
    expect(read("(A)", reasons)).toBe("A");
  });

  test("reads a long reply of nothing but labels, spaces and quotes without delay", () => {
    for (const part of ["A ", "(A) ", "\n", "' ", "answer A ", "Option "]) {
      expect(metric({ output: part.repeat(4_000), expected: "B", choices: sport }).status).toBe("scored");
    }
  });

  test("leaves an output that is the text of two options unscored, and takes their labels", () => {
    const twice = choicesOf(["Delhi", "Mumbai", "delhi.", "Chennai"]);
    const result = metric({ output: "Delhi", expected: "A", choices: twice });
    expect(result).toMatchObject({ status: "unscored", label: "ambiguous_text", metadata: { choices: ["A", "C"] } });
    expect(result.reason).toContain("A and C");
    expect(metric({ output: "The answer is Delhi.", expected: "A", choices: twice }).status).toBe("unscored");
    expect(metric({ output: "I think of Delhi there", expected: "A", choices: twice }).status).toBe("unscored");
    expect(metric({ output: "A) Delhi", expected: "A", choices: twice }).label).toBe("correct");
  });

  test.each([
    ["a label", "C"],
    ["a small label", "c"],
    ["a label in brackets", "(C)"],
    ["the text", "stamina"],
    ["label and text", "C. stamina"],
  ])("takes %s as the expected answer", (_, expected) => {
    expect(metric({ output: "C", expected, choices: sport })).toMatchObject({
      label: "correct",
      metadata: { gold: ["C"] },
    });
  });

  test("takes each of several expected answers for right", () => {
    expect(metric({ output: "B", expected: ["B", "stamina"], choices: sport })).toMatchObject({
      label: "correct",
      metadata: { gold: ["B", "C"] },
    });
  });

  test("leaves unscored what has no right option, with the reason", () => {
    expect(metric({ output: "C", expected: "E", choices: sport })).toMatchObject({
      status: "unscored",
      label: "no_gold_option",
    });
    const twice = choicesOf(["Delhi", "Delhi"]);
    expect(metric({ output: "A", expected: "Delhi", choices: twice })).toMatchObject({
      status: "unscored",
      label: "no_gold_option",
    });
    const sameLabel = [...choicesOf(["Delhi"]), ...choicesOf(["Mumbai"])];
    expect(metric({ output: "A", expected: "A", choices: sameLabel })).toMatchObject({
      status: "unscored",
      label: "duplicate_label",
    });
    expect(metric({ output: "A", expected: "", choices: sport })).toMatchObject({
      status: "unscored",
      label: "empty_expected",
    });
    expect(metric({ output: "A", expected: "A" })).toMatchObject({ status: "unscored", label: "missing_field" });
  });

  test.each([
    ["NFC and NFD", "caf\u00e9", "cafe\u0301"],
    ["nukta spelled two ways", "ज़मीन", "\u095Bमीन"],
    ["an emoji", "👍🏽", "👍🏽."],
  ])("finds the text of an option in another spelling: %s", (_, text, output) => {
    expect(read(output, choicesOf(["other", text]))).toBe("B");
  });

  test("tells options from each other that differ in a vowel sign", () => {
    const words = choicesOf(["दान", "दिन", "दीन", "दूना"]);
    expect(["दान", "दिन", "दीन", "दूना"].map((output) => read(output, words))).toEqual(["A", "B", "C", "D"]);
  });

  test("reads every usual way to give a label as that label", () => {
    const forms = [
      "#",
      "(#)",
      "#.",
      "**#**",
      "Answer: #",
      "The answer is #.",
      "The correct option is (#).",
      "Option #",
      "#) text here",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.constantFrom("A", "B", "C", "D"), (form, label) => {
        expect(read(form.replace("#", label))).toBe(label);
      }),
    );
  });

  test("crashes on no reply and chooses only labels that exist", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (output) => {
        const result = metric({ output, expected: "A", choices: hindi });
        expect(result.status).not.toBe("error");
        if (result.metadata.choice !== undefined) expect("ABCD").toContain(result.metadata.choice);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "The answer is C.", expected: ["C", "stamina"], choices: sport }];
    expect(await contractViolations(metric, cases)).toEqual([]);
  });
});
