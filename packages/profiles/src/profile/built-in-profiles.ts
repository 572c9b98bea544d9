import type { Expression, Part, Profile } from "./profile.js";

/** Groups of digits as they are written in English and in India: "1,000" is 1000, while "3,14" is not 3.14. */
const exactMatch = { metric: "normalized-match", options: { locale: "en" } } as const satisfies Part;

/** What a reader wants to see beside a score; none of it counts. */
const supporting = {
  exactMatch,
  contains: { metric: "exact-substring", options: { boundary: "word" } },
  tokenF1: { metric: "token-f1" },
  rougeL: { metric: "rouge-l" },
  chrf: { metric: "chrf" },
  bleu: { metric: "bleu" },
} as const satisfies Record<string, Part>;

/** The expected answer, or it said more fully or more briefly; it sees all answers, since "shorter" needs them. */
const shortAnswer = {
  metric: "short-answer-match",
  options: { accents: "ignored" },
  references: "all",
} as const satisfies Part;

/** Words that are right earn up to two thirds, which is below the threshold: sharing words is not answering. */
const partialCredit = { metric: "token-f1", value: { scale: [0, 1.5] } } as const satisfies Part;

const shortAnswerScore = {
  max: [{ key: "exactMatch", ...exactMatch }, shortAnswer, partialCredit],
} as const satisfies Expression;

const faithfulness = { metric: "faithfulness" } as const satisfies Part;

// A change of what one of them scores grows its version and that of the metric.
/**
 * The profiles that come with the package, by name, as data: a place to start from for one of your own.
 *
 * @example
 * builtInProfiles.multiple_choice.primary; // => { metric: "multiple-choice", references: "all" }
 * builtInProfiles.short_answer_qa.threshold; // => 0.7
 */
export const builtInProfiles = {
  multiple_choice: {
    version: 1,
    summary: "The option that the answer names is the right one, however it is said.",
    threshold: 1,
    primary: { metric: "multiple-choice", references: "all" },
    supporting,
  },
  short_answer_qa: {
    version: 2,
    summary:
      "An accepted answer of few words, or it said more fully or more briefly; shared words earn partial credit.",
    threshold: 0.7,
    primary: shortAnswerScore,
    supporting,
  },
  long_reference_qa: {
    version: 1,
    summary: "Overlap with a passage in words, their order and parts of words.",
    threshold: 0.7,
    primary: {
      max: [
        {
          weighted: [
            { weight: 0.55, of: { metric: "rouge-l" } },
            { weight: 0.45, of: { metric: "chrf" } },
          ],
        },
        {
          weighted: [
            { weight: 0.5, of: { metric: "token-f1" } },
            { weight: 0.5, of: { metric: "chrf" } },
          ],
        },
      ],
    },
    supporting,
  },
  rag: {
    version: 2,
    summary:
      "Right and supported by the passages, half each; supported alone where there is no accepted answer. Asks a judge.",
    threshold: 0.9,
    primary: {
      first: [
        {
          weighted: [
            { weight: 0.5, of: faithfulness },
            {
              weight: 0.5,
              of: {
                first: [
                  { ...shortAnswer, decides: "passed" },
                  { metric: "answer-equivalence", value: "passed" },
                ],
              },
            },
          ],
        },
        faithfulness,
      ],
    },
    supporting,
  },
  indic_short_answer: {
    version: 2,
    summary: "An accepted answer in whatever script and spelling; what does not hold it goes on as a short answer.",
    threshold: 0.7,
    primary: {
      first: [
        {
          metric: "indic-match",
          references: "all",
          decides: ["matched", "negated", "hedged", "contradicted", "incorrect"],
        },
        shortAnswerScore,
      ],
    },
    supporting,
  },
} as const satisfies Record<string, Profile>;
