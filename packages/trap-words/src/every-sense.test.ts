import { describe, expect, test } from "vitest";
import { traceChecker } from "./check-trace.js";
import { loadTrapWords, trapWordLanguages } from "./load-trap-words.js";

interface Case {
  readonly source: string;
  readonly term: string;
  readonly meant: string;
  readonly other: string;
}

const check = traceChecker();

/** A test sentence of each sense that is decided in it, with the first glosses of that sense and of each other one. */
function casesOf(language: string): Case[] {
  return loadTrapWords(language)
    .entries.filter(({ senses }) => senses.every(({ value }) => value === undefined))
    .flatMap(({ term, senses }) =>
      senses.flatMap((sense) => {
        const source = sense.tests?.[0] ?? "";
        const isDecided = check(source, "x").terms.some((found) => found.term === term && found.sense === sense.id);
        if (!isDecided) return [];
        return senses
          .filter((other) => other !== sense)
          .map((other) => ({ source, term, meant: sense.glosses.en![0]!, other: other.glosses.en![0]! }));
      }),
    );
}

const RIGHT: readonly ((meant: string, other: string) => string)[] = [
  (meant) => `The question is about ${meant}. The response speaks of ${meant}. Correct.`,
  (_, other) => `The summary has ${other}, so it does not match the source. Score: 1.`,
  (meant, other) => `The response uses ${other} instead of ${meant}. This is a mistranslation.`,
  (meant, other) => `A careless reader might take it for ${other}, but the answer has ${meant}.`,
  (meant, other) => `The response says ${meant}. That is right; the other sense, ${other}, does not fit.`,
  (_, other) => `The response is about ${other}. The user did not ask about that. Off topic.`,
  (meant, other) => `Instead of ${meant}, the summary has ${other}. Low score.`,
];

const WRONG: readonly ((meant: string, other: string) => string)[] = [
  (meant, other) => `The question is about ${other}. The response speaks of ${meant}, which is wrong.`,
  (meant, other) => `According to the source it is ${other}. The translation has "${meant}". Mistranslation.`,
];

describe.each(trapWordLanguages())("for every sense of %s", (language) => {
  const cases = casesOf(language);

  test("a trace that blames, sets aside or misses the other sense is not flagged", () => {
    const flagged = RIGHT.flatMap((write) =>
      cases.flatMap(({ source, meant, other }) => check(source, write(meant, other)).findings),
    );
    expect(flagged).toEqual([]);
  });

  test("a trace that states the other sense and reports the right one of an answer is flagged", () => {
    const found = WRONG.flatMap((write) =>
      cases.map(({ source, term, meant, other }) =>
        check(source, write(meant, other)).findings.some((finding) => finding.term === term),
      ),
    );
    // Not all: words that Hindi and Marathi share, in a sentence of which nothing tells the two apart.
    expect(found.filter(Boolean).length).toBeGreaterThan(0.9 * found.length);
  });
});
