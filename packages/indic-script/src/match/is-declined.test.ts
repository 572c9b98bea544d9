import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const run = (expected: string, output: string, input?: string) =>
  metric({ output, expected, ...(input !== undefined && { input }) });

describe("an answer that cannot or will not talk about something", () => {
  test.each([
    ["Mars", "I can't help with that request, sorry. As an AI, Mars questions are outside my scope."],
    ["Mars", "Sorry, Mars questions are outside my scope."],
    ["Venus", "Unfortunately I am unable to discuss Venus."],
    ["Venus", "Unable to provide details on Venus."],
    ["Jaipur", "Jaipur is a topic I can't discuss."],
    ["Gandhi", "I won't be able to provide details about Gandhi."],
    ["Gandhi", "I would prefer not to talk about Gandhi."],
    ["Gandhi", "About Gandhi, I'm sorry, I can't help."],
    ["Gandhi", "No comment on Gandhi."],
    ["Delhi", "I have been instructed not to discuss Delhi."],
    ["1947", "I don't have any information about 1947."],
    ["आगरा", "मैं आगरा के बारे में जानकारी देने में असमर्थ हूँ"],
    ["लखनऊ", "माफ़ कीजिए, मैं लखनऊ के बारे में कुछ नहीं बता सकता।"],
    ["गांधी", "क्षमा करें, गांधी जी से जुड़े सवाल मेरे दायरे से बाहर हैं।"],
    ["गांधी", "गांधी के बारे में उत्तर देना मेरे लिए संभव नहीं है"],
    ["Gandhi", "Maaf kijiye, main Gandhi ke baare mein jankari dene mein asamarth hoon"],
    ["Lucknow", "Sorry, main Lucknow ke baare mein kuch nahi bata sakta"],
    ["ஆக்ரா", "ஆக்ரா பற்றி என்னால் பதில் சொல்ல முடியாது"],
    ["மதுரை", "மதுரையைப் பற்றி என்னால் எதுவும் கூற இயலாது"],
    ["ঢাকা", "দুঃখিত, আমি ঢাকা সম্পর্কে কিছু বলতে পারব না।"],
    ["রবীন্দ্রনাথ", "রবীন্দ্রনাথ সম্পর্কে তথ্য দিতে আমি অক্ষম"],
    ["नागपूर", "माफ करा, मी नागपूर बद्दल माहिती देऊ शकत नाही."],
    ["विजयवाड़ा", "विजयवाड़ा याविषयी मला माहिती नाही"],
    ["విజయవాడ", "క్షమించండి, నేను విజయవాడ గురించి చెప్పలేను"],
    ["ಮೈಸೂರು", "ಕ್ಷಮಿಸಿ, ಮೈಸೂರು ಬಗ್ಗೆ ನನಗೆ ಮಾಹಿತಿ ಇಲ್ಲ"],
    ["ഗാന്ധി", "ഗാന്ധിയെ കുറിച്ച് പറയാൻ എനിക്ക് കഴിയില്ല"],
    ["અમદાવાદ", "માફ કરશો, હું અમદાવાદ વિશે માહિતી આપી શકતો નથી"],
    ["گاندھی", "معذرت، میں گاندھی کے بارے میں نہیں بتا سکتا"],
  ])("does not assert %j: %s", (gold, output) => {
    for (const form of ["NFC", "NFD"] as const) {
      const { passed, label, metadata } = run(gold, output.normalize(form));
      expect({ passed, label, metadata }).toMatchObject({
        passed: false,
        label: "hedged",
        metadata: { refusal: "declined" },
      });
    }
  });

  test.each([
    ["Mars", "I'm not fully sure, but it is Mars"],
    ["Mars", "I'm not sure, but it is Mars."],
    ["Agra", "I can't show you a map, but the answer is Agra"],
    ["Agra", "The Taj Mahal is in Agra. I can't help with anything else about Agra."],
    ["Agra", "I cannot provide images, however the Taj Mahal is in Agra."],
    ["Delhi", "While I can't provide legal advice, the high court is in Delhi."],
    ["Delhi", "Delhi, I can't say more."],
    ["Delhi", "It's Delhi and I can't tell you more."],
    ["Nixon", "Sorry for the delay! As an AI, I can say it was Nixon."],
    ["लखनऊ", "मैं नक्शा नहीं दिखा सकता, पर उत्तर लखनऊ है"],
    ["दिल्ली", "मेरे पास ताज़ा जानकारी नहीं है, लेकिन राजधानी दिल्ली है।"],
    ["Lucknow", "Main pakka nahi bata sakta par shayad Lucknow hai"],
    ["பாரதியார்", "சரியாகச் சொல்ல முடியாது, ஆனால் அது பாரதியார்"],
    ["সত্যজিৎ", "সঠিক সাল বলতে পারব না, তবে পরিচালক সত্যজিৎ"],
    ["पुणे", "मी नकाशा दाखवू शकत नाही, पण उत्तर पुणे आहे"],
    ["పోతన", "తేదీ చెప్పలేను కానీ రాసింది పోతన"],
    ["I cannot tell a lie", "I cannot tell a lie"],
  ])("asserts %j all the same where it is said: %s", (gold, output) => {
    expect(run(gold, output)).toMatchObject({ passed: true, label: "matched" });
  });

  test.each([
    ["Mars", "Mars cannot support life", "Which planet cannot support life, Mars or Earth?"],
    ["Ostrich", "Ostrich can't fly", "Which bird can't fly, ostrich or crow?"],
    ["Iran", "Iran will not discuss the treaty.", "Which country will not discuss the treaty?"],
    ["Kashmir", "The committee could not discuss Kashmir", "What could the committee not discuss?"],
  ])("is another than one that says what others cannot do: %j in %j", (gold, output, question) => {
    expect(run(gold, output, question).passed).toBe(true);
  });

  test.each([
    ["Mars", "I don't know whether it is Mars.", "unsure"],
    ["Mars", "I know the distance, but I don't know if it is Mars.", "unsure"],
    ["Mars", "Mars cannot support life", "negated"],
    ["Agra", "They did not live in Agra.", "negated", "Where did people who couldn't read live?"],
    ["Delhi", "Delhi isn't the capital", "negated", "Isn't Delhi the capital?"],
    ["Delhi", "Anything but Delhi", "excepted"],
  ])("is another than one that refuses %j otherwise: %s", (gold, output, refusal, question?: string) => {
    expect(run(gold, output, question).metadata).toMatchObject({ refusal });
  });

  test.each(["It cannot be anything but Mars", "It isn't any other than Mars.", "It is none other than Mars"])(
    "is none that leaves one thing alone: %s",
    (output) => {
      expect(run("Mars", output).passed).toBe(true);
    },
  );
});
