import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";

const found = (source: string, trace: string) =>
  checkTrace(source, trace).findings.map(({ term, readAs }) => `${term}: ${readAs}`);

describe("judgeTerm", () => {
  test("takes a Latin term that the trace quotes with its neighbour for no word of English", () => {
    expect(found("paune teen baje meeting hai", "It quotes paune teen from the message.")).toEqual([]);
    expect(found("paune teen baje meeting hai", "It is about a teen and a meeting at 2:45.")).toEqual([
      "teen: teenager",
    ]);
  });

  test("takes what another language of the same letters reads there for no misreading", () => {
    expect(found("Baby का टीका schedule", "The response lists vaccines by age.")).toEqual([]);
  });

  test("knows the right sense in contracted denials", () => {
    const trace = (denial: string) => `He agreed at first. The minister ${denial} with it.`;
    for (const denial of ["didn't agree", "does not agree", "doesn't agree"]) {
      expect(found("मंत्री प्रस्ताव से असहमत थे।", trace(denial))).toEqual([]);
    }
  });

  test.each([
    ["bn", "কাল আমরা সিনেমা দেখতে যাব।", "প্রশ্নে বলা হয়েছে গতকাল তারা সিনেমা দেখেছে। উত্তরে ভবিষ্যৎ আছে, যা ভুল।"],
    ["mr", "काल मी डॉक्टरकडे गेलो होतो.", "प्रश्नानुसार मी उद्या डॉक्टरकडे जाणार आहे. उत्तर चूक आहे."],
    ["ta", "திருவள்ளுவர் எழுதிய நூல் எது?", "கேள்வி இழையைப் பற்றியது. பதில் தவறு."],
    ["te", "డాక్టర్ నాకు మందు ఇచ్చాడు.", "ప్రశ్న మద్యం గురించి. సమాధానం తప్పు."],
  ])("finds a misreading in a trace in the language of the source, %s", (_, source, trace) =>
    expect(found(source, trace)).toHaveLength(1),
  );

  test.each([
    ["bn", "কাল আমরা সিনেমা দেখতে যাব।", "এখানে গতকাল নয়, আগামীকাল বোঝানো হয়েছে।"],
    ["mr", "काल मी डॉक्टरकडे गेलो होतो.", "उत्तरात उद्या असे लिहिले आहे, ते चूक आहे."],
    ["ta", "திருவள்ளுவர் எழுதிய நூல் எது?", "பதில் இழை என்று கூறுகிறது, அது தவறு."],
    ["te", "డాక్టర్ నాకు మందు ఇచ్చాడు.", "ఇక్కడ మద్యం కాదు, ఔషధం అని అర్థం."],
  ])("finds none where such a trace rejects or blames it, %s", (_, source, trace) =>
    expect(found(source, trace)).toEqual([]),
  );
});

describe("the future", () => {
  test.each(["main kal dilli jaunga", "main kal kuch khaungi", "कल मेरी परीक्षा है।", "kal exam hai", "परसों छुट्टी है।"])(
    "is seen in %s",
    (source) =>
      expect(checkTrace(source, "x").terms.find(({ term }) => /कल|परसों/.test(term))?.sense).toMatch(/tomorrow/),
  );
});

test("an everyday word counts where the trace calls the right sense wrong", () => {
  const source = "আমি প্রতিদিন ফল খাই।";
  const says = (trace: string) => checkTrace(source, trace).label;
  expect(says("The source says that I eat results every day. The response says fruit. That's not supported.")).toBe(
    "misread_detected",
  );
  expect(says("The source says it daily, with good results. The response says fruit.")).toBe("no_misread_detected");
});

test("words of emphasis part no phrase", () => {
  const source = "भरी सभा में उसने परिवार की नाक कटवा दी।";
  expect(checkTrace(source, "Someone's nose was physically cut off.").label).toBe("misread_detected");
  expect(checkTrace(source, "A nose. It was physically removed, not cut off.").label).toBe("no_misread_detected");
});

test("a sense that is one of several, or would be wrong, is not asserted", () => {
  const source = "भारतीय दंड संहिता की धारा 302 हत्या से संबंधित है।";
  const label = (trace: string) => checkTrace(source, trace).label;
  expect(label("It can be a stream of water, but in a penal code it is none.")).toBe("no_misread_detected");
  expect(label("A stream would be nonsense.")).toBe("no_misread_detected");
  expect(label("It is a stream of water.")).toBe("misread_detected");
});
