import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const run = (expected: string, output: string) => indicMatch()({ output, expected });

describe("what others believe and the answer corrects", () => {
  test.each([
    ["Ankara", "Istanbul", "Most people assume Istanbul, but the capital is Ankara."],
    ["Ottawa", "Toronto", "People often say Toronto; in fact it's Ottawa."],
    ["Canberra", "Sydney", "Everyone says Sydney. But it's Canberra."],
    ["Ankara", "Istanbul", "While some think it is Istanbul, the capital is Ankara."],
    ["Canberra", "Sydney", "It is Canberra, although most people think it is Sydney."],
    ["Canberra", "Sydney", "It is widely believed by many to be Sydney, but it is Canberra."],
    ["Canberra", "Sydney", "Sydney is mistakenly thought to be the capital; it is Canberra."],
    ["Bern", "Zurich", "A common misconception is that Zurich is the capital. It is Bern."],
    ["कैनबरा", "सिडनी", "लोग सोचते हैं कि सिडनी, लेकिन असल में कैनबरा"],
    ["ओटावा", "टोरंटो", "लोगों को लगता है कि टोरंटो है, पर असल में ओटावा है"],
    ["Bern", "Geneva", "Kai logon ko lagta hai Geneva, par sahi jawab Bern hai"],
    ["அங்காரா", "இஸ்தான்புல்", "பலர் இஸ்தான்புல் என்று நினைக்கிறார்கள், ஆனால் அங்காரா தான் தலைநகரம்."],
    ["ঢাকা", "চট্টগ্রাম", "অনেকে মনে করে চট্টগ্রাম, কিন্তু আসলে ঢাকা।"],
    ["అమరావతి", "హైదరాబాద్", "చాలామంది హైదరాబాద్ అనుకుంటారు, కానీ అమరావతి."],
    ["मुंबई", "पुणे", "अनेकांना पुणे वाटते, पण मुंबई आहे."],
  ])("asserts %j and not %j in %j", (asserted, believed, output) => {
    expect(run(asserted, output)).toMatchObject({ passed: true, label: "matched" });
    expect(run(believed, output).passed).toBe(false);
  });

  test("does not make what is said before a later but a belief", () => {
    expect(run("Canberra", "Many people think Sydney, but it is Canberra. However, Sydney is larger.").passed).toBe(
      true,
    );
  });

  test("is no assertion where nothing corrects it", () => {
    expect(run("Delhi", "Some people think it is Delhi.")).toMatchObject({
      label: "hedged",
      metadata: { refusal: "belief" },
    });
  });

  test.each([
    ["China", "The most populous is China, I think."],
    ["Delhi", "People say it is Delhi."],
    ["Delhi", "I believe it is Delhi."],
  ])("leaves %j asserted in %j: the speaker's own, or what is merely said", (gold, output) => {
    expect(run(gold, output).passed).toBe(true);
  });

  test.each([
    ["28", "29", "29 states, although some say 28"],
    ["12", "11", "11 players, though a few claim 12."],
    ["28", "29", "29 hai, kuch log 28 kehte hain"],
    ["28", "29", "29 हैं, कुछ लोग 28 कहते हैं"],
    ["Karachi", "Islamabad", "The capital is Islamabad, but many say Karachi."],
    ["कराची", "इस्लामाबाद", "राजधानी इस्लामाबाद है, हालाँकि कई लोग कराची कहते हैं"],
    ["চট্টগ্রাম", "ঢাকা", "রাজধানী ঢাকা, যদিও অনেকে চট্টগ্রাম বলে"],
    ["கராச்சி", "இஸ்லாமாபாத்", "தலைநகரம் இஸ்லாமாபாத், ஆனால் சிலர் கராச்சி என்கிறார்கள்"],
  ])("is %j beside the own statement %j: %s", (said, stated, output) => {
    expect(run(stated, output).passed).toBe(true);
    expect(run(said, output)).toMatchObject({ label: "hedged", metadata: { refusal: "belief" } });
  });

  test.each([
    ["29", "29 states, although some say 28"],
    ["Delhi", "However, people say it is Delhi."],
    ["Delhi", "In India, people say Delhi is the capital."],
  ])("is not %j in %j", (gold, output) => expect(run(gold, output).passed).toBe(true));
});
