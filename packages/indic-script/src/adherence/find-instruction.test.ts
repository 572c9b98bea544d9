import { describe, expect, test } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { findInstruction } from "./find-instruction.js";

interface Row {
  readonly id: string;
  readonly text: string;
  /** Tags, "|own" where the prompt's own language will do as well, "same", or "none". */
  readonly expected: string;
}

function shown(text: string): string {
  const found = findInstruction(text);
  if (found === null) return "none";
  return found.kind === "same" ? "same" : found.tags.join(" ") + (found.orOwn ? "|own" : "");
}

describe("findInstruction", () => {
  test.each(readFixture<Row>("instructions.jsonl").map(({ text, expected }) => [text, expected]))(
    "reads %j as %s",
    (text, expected) => {
      expect(shown(text)).toBe(expected);
    },
  );

  test("reads nine of ten prompts that were written and counted afterwards", () => {
    const rows = readFixture<Row>("instructions-held-out.jsonl");
    const right = rows.filter(({ text, expected }) => shown(text) === expected);
    expect(right.length / rows.length).toBeGreaterThanOrEqual(0.9);
  });

  test.each(["in Hindi ", "हिंदी में ", "answer in Tamil and ", "a b c, ", "தமிழில் "])(
    "takes time in proportion to a prompt of nothing but %j",
    (piece) => {
      findInstruction(piece.repeat(100));
      const start = performance.now();
      findInstruction(piece.repeat(5_000));
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );

  test("says where the instruction stands", () => {
    const text = "UPI क्या है? तमिल में बताइए";
    expect(findInstruction(text)).toMatchObject({ start: text.indexOf("तमिल"), end: text.indexOf("तमिल") + 4 });
  });
});

describe("a name in Latin letters in a sentence of another script", () => {
  test.each([
    ["भारत की राजधानी क्या है? English में जवाब दो", "en"],
    ["भारताची राजधानी कोणती? English मध्ये सांगा", "en"],
    ["भारत की राजधानी क्या है? Tamil में बताओ", "ta"],
    ["இந்தியாவின் தலைநகரம் எது? English-ல் பதில் சொல்", "en"],
    ["இந்தியாவின் தலைநகரம் எது? Englishல சொல்லு", "en"],
    ["ভারতের রাজধানী কী? English এ বলো", "en"],
    ["రాజధాని ఏది? English లో చెప్పండి", "en"],
    ["ಭಾರತದ ರಾಜಧಾನಿ ಯಾವುದು? English ನಲ್ಲಿ ಹೇಳಿ", "en"],
    ["ഇന്ത്യയുടെ തലസ്ഥാനം ഏത്? English-ൽ പറയൂ", "en"],
    ["ભારતની રાજધાની કઈ છે? English માં જવાબ આપો", "en"],
    ["ਭਾਰਤ ਦੀ ਰਾਜਧਾਨੀ ਕੀ ਹੈ? English ਵਿੱਚ ਦੱਸੋ", "en"],
    ["بھارت کا دارالحکومت کیا ہے؟ English میں بتائیں", "en"],
  ])("is asked for as one of that script is: %s", (prompt, tag) => {
    expect(findInstruction(prompt)).toMatchObject({ kind: "languages", tags: [tag], orOwn: false });
  });

  test.each(["English में मत बताना, भारत की राजधानी क्या है?", "English literature में कौन प्रसिद्ध है? 😀"])(
    "is no instruction where it is ruled out or a topic: %s",
    (prompt) => {
      expect(findInstruction(prompt)).toBeNull();
    },
  );

  test.each(["क्या तुम English में बात कर सकते हो?", "kya aap Tamil mein baat kar sakte hain?", "क्या आप हिंदी में बोल सकते हैं?"])(
    "may be answered in either language where a prompt asks whether it is spoken: %s",
    (prompt) => {
      expect(findInstruction(prompt)).toMatchObject({ kind: "languages", orOwn: true });
    },
  );
});

describe("what a prompt quotes or hands over", () => {
  test.each([
    'What does the phrase "answer in Hindi" mean?',
    "Explain the sentence 'Please answer in Tamil.'",
    'My boss wrote: "Translate this to Hindi by Monday." How do I say no?',
    'Rewrite "reply only in English" as a polite request',
  ])("is no instruction: %s", (prompt) => expect(findInstruction(prompt)).toBeNull());

  test.each([
    ["Translate 'Where is the station?' into Bengali", "bn"],
    ["Translate into Tamil: Answer in English please", "ta"],
    ["इसका तमिल में अनुवाद करें: Reply in English", "ta"],
    ['"How are you?" हिंदी में लिखो', "hi"],
  ])("does not hide the instruction of %s", (prompt, tag) => {
    expect(findInstruction(prompt)).toMatchObject({ tags: [tag] });
  });
});

describe("findInstruction", () => {
  test.each([
    ["Please avoid Hindi words and reply in pure Tamil", ["ta"]],
    ["Answer in either Hindi or English.", ["hi", "en"]],
    ["Explain in Hindi and English both: what is gravity?", ["hi", "en"]],
    ["thoda hindi thoda english mein bolo", ["hi", "en"]],
    ["अंग्रेज़ी मत बोलो, हिंदी बोलो", ["hi"]],
    ["hinglish me baat kar", ["hi-Latn"]],
    ["Tamil la pesu da", ["ta"]],
    ["hindi mein batao the meaning of saudade", ["hi"]],
    ["हिंदी में बता दो", ["hi"]],
    ["जवाब अंग्रेज़ी में दो: भारत क्या है", ["en"]],
    ["jawab Tamil mein do", ["ta"]],
    ["Write a Hindi love letter", ["hi"]],
    ["What's the Marathi for 'window'?", ["mr"]],
    ["bhai hindi me samjha de", ["hi"]],
    ["इस वाक्य को तमिल में बदलो: मैं घर जा रहा हूँ", ["ta"]],
    ["From now on speak only in Kannada.", ["kn"]],
    ["Henceforth reply in Marathi", ["mr"]],
    ["தமிழ்ல சொல்லு bro", ["ta"]],
    ["ஹிந்தில சொல்லுங்க", ["hi"]],
    ["தமிழ்லயே பேசு", ["ta"]],
    ["If the user asks in Hindi, reply in English.", ["en"]],
  ])("reads %s as a wish for %j", (prompt, tags) => expect(findInstruction(prompt)).toMatchObject({ tags }));

  test.each([
    "If the user writes in Hindi, answer in Hindi; if in Tamil, answer in Tamil.",
    "When the question is in Bengali, reply in Bengali. When the question is in English, reply in English.",
  ])("takes a language for each language of the user for the same: %s", (prompt) =>
    expect(findInstruction(prompt)).toMatchObject({ kind: "same" }),
  );

  test.each([
    "இது தமிழல்ல",
    "बच्चों को हिंदी में दो कविताएँ याद हैं",
    "Write a Hindi film review",
    "वह हिंदी में बात कर रहा है",
    "usne hindi mein bata diya tha",
    "kya wo hindi mein bol raha hai",
  ])("takes a statement for none: %s", (prompt) => expect(findInstruction(prompt)).toBeNull());
});

describe("the language of the other side", () => {
  test.each([
    ["Answer in English regardless of the language of the question.", "en"],
    ["Respond in English irrespective of the user's language.", "en"],
    ["No matter what language the user writes in, reply in Hindi.", "hi"],
    ["Whatever language the customer uses, you must reply in English.", "en"],
    ["Ignore the language of the document and answer in Hindi.", "hi"],
    ["Reply in Hindi even if I write in English", "hi"],
    ["Answer in Hindi even though this question is in English: what is ice?", "hi"],
  ])("decides nothing where the answer's is named: %s", (prompt, tag) =>
    expect(findInstruction(prompt)).toMatchObject({ kind: "languages", tags: [tag] }),
  );

  test.each(["Answer in the language of the question.", "Reply in the user's language, not in English."])(
    "decides where nothing else does: %s",
    (prompt) => expect(findInstruction(prompt)).toMatchObject({ kind: "same" }),
  );

  test.each([
    "Can I write my exam in Hindi?",
    "Should I reply in English or Hindi to my boss?",
    "How do I change the language to Hindi on my phone?",
  ])("is not asked for by who asks for advice: %s", (prompt) => expect(findInstruction(prompt)).toBeNull());
});

describe("a question for a translation", () => {
  test.each([
    ["'आप कैसे हैं' का अंग्रेज़ी अनुवाद क्या है?", "en"],
    ["'வணக்கம்' ஆங்கில மொழிபெயர்ப்பு என்ன?", "en"],
    ["What is the Hindi translation of 'good night'?", "hi"],
    ["What do you call an umbrella in Tamil?", "ta"],
  ])("may be answered in either language: %s", (prompt, tag) =>
    expect(findInstruction(prompt)).toMatchObject({ tags: [tag], orOwn: true }),
  );

  test("is none where it is about translations", () => expect(findInstruction("हिंदी अनुवाद के जनक कौन थे?")).toBeNull());
});

describe("requests in other words", () => {
  test.each([
    ["ஆங்கில மொழியில் பதில் சொல்", "en"],
    ["ok now English please, what is jaggery?", "en"],
    ["Change the language to Malayalam.", "ml"],
    ["Nepali ma bhannus: where is the bank?", "ne"],
    ["Answer in Hindi unless I ask otherwise.", "hi"],
    ["Explain in Hindi every step of making tea", "hi"],
  ])("are read: %s", (prompt, tag) => expect(findInstruction(prompt)).toMatchObject({ tags: [tag] }));
});
