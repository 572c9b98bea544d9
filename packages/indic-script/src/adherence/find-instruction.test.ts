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
