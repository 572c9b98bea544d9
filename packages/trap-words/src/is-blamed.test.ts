import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";

const readings = (source: string, trace: string) => checkTrace(source, trace).findings.map(({ readAs }) => readAs);
const IDIOM = "समय निकल जाने पर हाथ मलना पड़ेगा।";

describe("isBlamed", () => {
  test("takes the right sense, named only to be called off topic, for a misreading", () => {
    expect(readings(IDIOM, "One must do something with the hands. The assistant's regret is off topic.")).toEqual([
      "another sense",
    ]);
  });

  test.each([
    "One will regret it. The assistant's regret is off topic.",
    "The assistant's regret is well put.",
    "The hands are meant. The assistant writes in English.",
  ])("leaves %s alone", (trace) => expect(readings(IDIOM, trace)).toEqual([]));

  test("takes a wrong statement with the right sense for no misreading", () => {
    expect(readings("बैंक ने ब्याज की दर बढ़ा दी।", "The assistant says the rate is 5 percent, which is wrong.")).toEqual(
      [],
    );
  });
});
