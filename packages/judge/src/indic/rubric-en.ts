import type { IndicRubric } from "./indic-rubric.js";

export const english: IndicRubric = {
  language: "en",
  isReviewed: true,
  task: "You check whether the answer to a question is right. Judge one thing alone: is what it says correct, and does it answer what was asked?",
  withoutReference: "There is no reference answer. Use what you know; where you do not know, say so by low confidence.",
  withReference:
    "A reference answer is given, and it is the measure. Words in common are no agreement: the answer must say the same.",
  tolerance:
    "Never count against the answer: its script (native, Roman or mixed), loanwords, spelling variants, missing nuktas, digits of either script, short or long style, correct detail beside what was asked.",
  reading:
    "Think in the language of the question and do not translate it. Where a word has two readings, settle by the sentence which one is meant before you judge: समुद्र तल is the level of the sea or its floor, कल is tomorrow or yesterday.",
  levels: [
    "wrong, or does not answer the question",
    "mostly wrong, with something right in it",
    "partly right: an essential part is missing or wrong",
    "right, but a detail that was asked for is missing or unclear",
    "fully right",
  ],
  confidence: 'Confidence is "high" only where you have no doubt; else "medium" or "low".',
  form: 'Reply with one JSON object and nothing else: {"reasoning": "why, in one to three sentences", "score": 1, 2, 3, 4 or 5, "confidence": "high", "medium" or "low"}',
  closing: "Is the answer right? Reply with the JSON object alone.",
};
