import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";

const readings = (source: string, trace: string) => checkTrace(source, trace).findings.map(({ readAs }) => readAs);
const DRAWN = "ATM से निकासी की सीमा क्या है?";

describe("qualifiedTerms", () => {
  test("reads the term by the word beside it", () => {
    expect(readings(DRAWN, "प्रश्न पानी की निकासी का है।")).toEqual(["drainage"]);
  });

  test.each(["प्रश्न बैंक की निकासी का है।", "सहायक ने पानी की निकासी की बात की।", "प्रश्न निकासी का है।"])(
    "finds nothing in %s",
    (trace) => expect(readings(DRAWN, trace)).toEqual([]),
  );
});
