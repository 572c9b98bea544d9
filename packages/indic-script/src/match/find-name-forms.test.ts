import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const run = (expected: string | readonly string[], output: string, input?: string) =>
  metric({ output, expected, ...(input !== undefined && { input }) });

describe("indicMatch on forms of a name", () => {
  test.each([
    ["Bhimrao Ramji Ambedkar", "B. R. Ambedkar"],
    ["भीमराव रामजी आंबेडकर", "डॉ. बी. आर. आंबेडकर"],
    ["Pusarla Venkata Sindhu", "पी. वी. सिंधु ने रजत पदक जीता"],
    ["Chandrasekhara Venkata Raman", "சி. வி. ராமன்"],
    ["Avul Pakir Jainulabdeen Abdul Kalam", "A.P.J. Abdul Kalam"],
    ["Mahendra Singh Dhoni", "ms dhoni"],
    ["Mahendra Singh Dhoni", "M. Dhoni"],
    ["MS Dhoni", "Mahendra Singh Dhoni"],
    ["V. S. Naipaul", "Vidiadhar Surajprasad Naipaul"],
    ["Visvesvaraya Mokshagundam", "M. Visvesvaraya"],
    ["पुरुषोत्तम लक्ष्मण देशपांडे", "पु. ल. देशपांडे"],
    ["முத்துவேல் கருணாநிதி", "மு. கருணாநிதி"],
  ])("finds %j in %j by its initials", (gold, output) => {
    expect(run(gold, output)).toMatchObject({ passed: true, label: "matched" });
  });

  test.each([
    ["Mahendra Singh Dhoni", "RS Dhoni"],
    ["Mahendra Singh Dhoni", "S. Dhoni"],
    ["Mahendra Singh Dhoni", "K. M. S. Dhoni"],
    ["Rasipuram Krishnaswami Narayan", "R. K. Laxman"],
    ["सुनील मनोहर गावस्कर", "आर. एम. गावस्कर"],
    ["राजेंद्र ठाकरे", "राज ठाकरे"],
    ["V. S. Naipaul", "Shiva Naipaul"],
    ["Mahatma Gandhi", "R. Gandhi"],
  ])("does not take %j for %j: other initials", (gold, output) => expect(run(gold, output).passed).toBe(false));

  test("does not take the label of a choice for an initial", () => {
    expect(run("Mahatma Gandhi", "B. Gandhi").passed).toBe(true);
  });

  test.each([
    ["Jawaharlal Nehru", "Pandit Nehru"],
    ["Jawaharlal Nehru", "பண்டிட் நேரு"],
    ["वल्लभभाई पटेल", "सरदार पटेल ने"],
    ["Subhas Chandra Bose", "Netaji Bose"],
    ["Subhas Chandra Bose", "নেতাজি বসু"],
    ["Homi Jehangir Bhabha", "डॉ. भाभा ने"],
    ["Mohandas Karamchand Gandhi", "Mahatma Gandhi"],
    ["Mahatma Gandhi", "मोहनदास करमचंद गांधी"],
    ["Mahatma Gandhi", "M.K. Gandhi"],
    ["Mahatma Gandhi", "காந்திஜி"],
  ])("finds %j in %j by title and surname", (gold, output) => {
    expect(run(gold, output)).toMatchObject({ passed: true, label: "matched" });
  });

  test.each([
    ["Indira Gandhi", "Mahatma Gandhi"],
    ["Mahatma Gandhi", "Rahul Gandhi"],
    ["Motilal Nehru", "Pandit Nehru"],
    ["Jawaharlal Nehru", "Pandit Motilal Nehru"],
    ["Chandra Shekhar Azad", "मौलाना आज़ाद"],
    ["Jagadish Chandra Bose", "Netaji Bose"],
    ["परमहंस मंडली", "आचार्य मंडली"],
    ["White House", "President House"],
    ["शिवा", "शिवाजी"],
  ])("takes %j and %j for two", (gold, output) => {
    expect(run(gold, output)).toMatchObject({ passed: false, score: 0 });
  });

  test.each([
    ["Sachin Tendulkar", "सचिन", "सबसे ज़्यादा शतक किसके हैं?"],
    ["Virat Kohli", "It was Kohli.", "Who made the century?"],
    ["Virat Kohli", "कोहली ने", "शतक किसने बनाया?"],
    ["Jawaharlal Nehru", "नेहरू जी", undefined],
    ["Indira Gandhi", "Mrs. Gandhi", undefined],
    ["Rajiv Gandhi", "Gandhiji", undefined],
  ])("gives part of the credit where %j is answered with %j and nothing more", (gold, output, question) => {
    expect(run(gold, output, question)).toMatchObject({ score: 0.5, passed: false, label: "partial" });
  });

  test.each([
    ["Sachin Tendulkar", "Arjun Tendulkar"],
    ["Kapil Dev", "Kapil Sharma"],
    ["Rohit Sharma", "not Rohit"],
    ["Rohit Sharma", "Rohit or Virat"],
    ["Virat Kohli", "Is it Kohli?"],
    ["Uttar Pradesh", "Madhya Pradesh"],
    ["Tamil Nadu", "Tamil language"],
  ])("gives no credit where %j is answered with %j", (gold, output) => expect(run(gold, output).score).toBe(0));

  test.each([
    ["Mohandas Karamchand Gandhi", "Mohandas Gandhi"],
    ["Bhimrao Ramji Ambedkar", "भीमराव आंबेडकर"],
    ["Jean-Jacques Rousseau", "Jean - Jacques Rousseau"],
  ])("takes %j for given with %j: first and last name and nothing more", (gold, output) => {
    expect(run(gold, output)).toMatchObject({ passed: true, score: 0.85, metadata: { level: "parts" } });
  });

  test.each([
    ["South East Asia", "South Asia"],
    ["नव पंच ताल", "नव ताल"],
    ["Mohandas Karamchand Gandhi", "Mohandas B. Gandhi"],
    ["Mohandas Karamchand Gandhi", "Gandhi Mohandas Nagar"],
  ])("does not take %j for given with %j", (gold, output) => expect(run(gold, output).passed).toBe(false));

  test("says which part of which name it found, and where", () => {
    const { metadata } = run(["Ajit Wadekar", "Sachin Tendulkar"], "It was सचिन.");
    expect(metadata).toEqual({ expectedIndex: 1, level: "parts", spans: [[7, 11]] });
  });

  test.each([
    ["Sher Shah Suri", "ग्रैंड ट्रंक रोड शेरशाह सूरी ने"],
    ["शेर शाह सूरी", "शेरशाह सूरी"],
    ["Shah Jahan", "ताज महल शाहजहाँ ने बनवाया"],
    ["Shah Jahan", "लाल किला शाहजहाँ ने"],
  ])("finds %j in %j, where two of its words are written as one", (gold, output) => {
    expect(run(gold, output).passed).toBe(true);
  });

  test.each([
    ["नई दिल्ली", "नई\nदिल्ली"],
    ["Jawaharlal Nehru", "Jawaharlal\r\nNehru"],
    ["उत्तर प्रदेश", "राज्य: उत्तर\n  प्रदेश"],
  ])("finds %j in %j, across the end of a line", (gold, output) => expect(run(gold, output).passed).toBe(true));

  test("does not join what an empty line or a mark parts", () => {
    expect(run("Andhra Pradesh", "Andhra\n\nPradesh").passed).toBe(false);
    expect(run("Andhra Pradesh", "Andhra.\nPradesh").passed).toBe(false);
  });

  test("tells the two letters of Panjabi apart whose nukta is always written", () => {
    expect(run("ਸ਼ੇਰ", "ਸੇਰ").passed).toBe(false);
    expect(run("ਸ਼ੇਰ", "\u0a36\u0a47\u0a30").passed).toBe(true);
    expect(run("ਜ਼ਮੀਨ", "ਜਮੀਨ").metadata.level).toBe("spelling");
  });

  test("takes the letter au of Tamil and its look-alike for one", () => {
    expect(run("ஔவை", "ஒளவை").metadata.level).toBe("spelling");
    expect(run("ஒளி", "ஔ").passed).toBe(false);
  });

  test("takes candrabindu and anusvara for two spellings, and for two words where only the same letters count", () => {
    expect(run("हंस", "हँस").metadata.level).toBe("spelling");
    expect(indicMatch({ levels: ["exact"] })({ expected: "हंस", output: "हँस" }).passed).toBe(false);
  });
});
