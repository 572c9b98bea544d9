import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runByAutomaton } from "./longest-match.js";
import { suffixAutomaton } from "./suffix-automaton.js";

const symbols = fc.array(fc.nat({ max: 2 }), { maxLength: 24 }).map((list) => Int32Array.from(list));

describe("suffixAutomaton", () => {
  test("reads the runs that occur and no others, and says where each ends first", () => {
    fc.assert(
      fc.property(symbols, symbols, fc.nat({ max: 4 }), (sequence, run, start) => {
        const { follow, firstEnds } = suffixAutomaton(sequence, Math.min(start, sequence.length), sequence.length);
        let state = 0;
        for (const symbol of run) if (state !== -1) state = follow(state, symbol);
        const part = sequence.subarray(start).join("");
        const place = part.indexOf(run.join(""));
        expect(state === -1).toBe(place === -1);
        if (place !== -1 && run.length > 0) expect(firstEnds[state]).toBe(start + place + run.length);
      }),
    );
  });

  test("finds the longest equal run, the first one in the left text and of those the first in the right", () => {
    fc.assert(
      fc.property(symbols, symbols, (left, right) => {
        const range = {
          leftStart: 0,
          leftEnd: left.length,
          rightStart: 0,
          rightEnd: right.length,
          atMost: left.length,
        };
        expect(runByAutomaton({ left, right }, range)).toEqual(firstLongestRun(left.join(""), right.join("")));
      }),
    );
  });
});

/** By trying every run, the longest first. */
function firstLongestRun(left: string, right: string) {
  for (let size = left.length; size > 0; size--) {
    for (let start = 0; start + size <= left.length; start++) {
      const place = right.indexOf(left.slice(start, start + size));
      if (place !== -1) return { left: start, right: place, size };
    }
  }
  return { left: 0, right: 0, size: 0 };
}
