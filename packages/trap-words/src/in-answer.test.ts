import { describe, expect, test } from "vitest";
import { checkTrace, type TraceSource } from "./check-trace.js";

const STATEMENT = "खेत में पानी की निकासी ठीक है।";
const TRACE = "The response says that the cash withdrawal in the field is in order.";
const readings = (source: TraceSource, trace = TRACE) => checkTrace(source, trace).findings.map(({ readAs }) => readAs);

describe("what is reported of an answer and not accepted", () => {
  test("is a reading of the source where that may be the answer", () => {
    expect(readings(STATEMENT)).toEqual(["withdrawal"]);
    expect(readings({ output: STATEMENT })).toEqual(["withdrawal"]);
  });

  test("is none of a question, of one by its field or by its mark", () => {
    expect(readings({ input: STATEMENT })).toEqual([]);
    expect(readings("खेत में पानी की निकासी कैसी है?")).toEqual([]);
  });

  test("is none where it is reported of a translation", () => {
    expect(readings(STATEMENT, "The translation says that the cash withdrawal is in order. Score: 1.")).toEqual([]);
  });

  test("is one of a question where the trace accepts it", () => {
    expect(readings({ input: STATEMENT }, `${TRACE} That is right.`)).toEqual(["withdrawal"]);
  });

  test("holds for numbers as well", () => {
    expect(readings("ढाई किलो आलू कितने का है?", "The response says 1.5 kg. Score: 2.")).toEqual([]);
    expect(readings("ढाई किलो आलू कितने का है?", "The response says 1.5 kg. Correct.")).toEqual(["one and a half: 1.5"]);
  });
});
