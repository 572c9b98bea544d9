import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";

const readings = (source: string, trace: string) => checkTrace(source, trace).findings.map(({ readAs }) => readAs);

describe("judgeNumbers", () => {
  test.each([
    ["the number word is repeated and rendered wrongly", "ढाई घंटे लगे।", "ढाई means one and a half."],
    ["the right number is reported of an answer", "ढाई घंटे लगे।", "It took 90 minutes. The response says 150 minutes."],
    ["the right number is reported of a translation", "ढाई घंटे लगे।", "It is 1.5 hours. The translation has 2.5 hours."],
    [
      "the wrong number could be a result, and is given as what the question says",
      "ढाई किलो का दाम, अगर एक किलो 20 रुपये का हो?",
      "The question asks for the price of 1.5 kg. The response takes 2.5 kg. Wrong.",
    ],
  ])("finds a misreading where %s", (_, source, trace) =>
    expect(readings(source, trace).map((read) => read.split(":")[0])).toEqual(["one and a half"]),
  );

  test.each([
    ["the number word is rendered rightly", "ढाई घंटे लगे।", "ढाई means two and a half, not one and a half."],
    [
      "the wrong number stands instead of the right one in an answer",
      "ढाई घंटे लगे।",
      "Instead of 2.5 hours, the response has 1.5 hours.",
    ],
    ["one is a pronoun", "डेढ़ किलो चाहिए।", "One might think of 2.5 kg, but the response says 1.5 kg."],
    [
      "hours are given in minutes, in any language",
      "ஒன்றரை மணி நேரம் ஆகும்.",
      "It takes 90 minutes. The response is right.",
    ],
  ])("finds none where %s", (_, source, trace) => expect(readings(source, trace)).toEqual([]));
});
