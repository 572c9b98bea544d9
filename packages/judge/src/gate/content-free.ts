import type { Outcome } from "@eval/core";
import { lazyPattern } from "@eval/core/text";

const WORD = lazyPattern("[\\p{L}\\p{M}\\p{N}]");

/**
 * Openers that judges take for answers although nothing follows them: headings in English, Hindi and Hinglish. A heading
 * ends in a colon; without one, "solution" may well be the answer to a question of chemistry.
 *
 * @see https://arxiv.org/abs/2507.08794 "One Token to Fool LLM-as-a-Judge"
 */
const HEADINGS = [
  "thought process",
  "reasoning",
  "explanation",
  "solution",
  "answer",
  "final answer",
  "the answer is",
  "उत्तर",
  "जवाब",
  "हल",
  "समाधान",
  "uttar",
  "jawab",
];

/** Announcements, which say nothing however they end. */
const ANNOUNCEMENTS = [
  "thought process",
  "step by step",
  "let's solve this problem step by step",
  "let us solve this problem step by step",
  "let's think step by step",
  "let us think step by step",
  "आइए इसे चरण दर चरण हल करें",
];

/**
 * Whether a text says nothing: no letter and no digit in it, or only an announcement of an answer ("Thought process:",
 * "उत्तर:"). Judges pass such texts surprisingly often, so they are not asked. An emoji is content: it can be an answer.
 *
 * @example
 * hasNoContent("Let's solve this problem step by step."); // => true
 * hasNoContent("उत्तर: 4"); // => false
 * hasNoContent("Solution"); // => false
 */
export function hasNoContent(text: string): boolean {
  if (!WORD().test(text)) return !EMOJI().test(text);
  const words = text.normalize("NFC").toLowerCase().replaceAll("\u2019", "'").replace(EDGES(), "");
  return ANNOUNCEMENTS.includes(words) || (HEADINGS.includes(words) && /[:\uFF1A]\P{L}*$/u.test(text));
}

const EMOJI = lazyPattern("\\p{Extended_Pictographic}|\\p{Regional_Indicator}");
const EDGES = lazyPattern("^[^\\p{L}\\p{M}\\p{N}]+|[^\\p{L}\\p{M}\\p{N}]+$", "gu");

/** The verdict on a text that says nothing. */
export const noContent: Outcome<Record<string, never>> = Object.freeze({
  score: 0,
  passed: false,
  label: "no_content",
  reason: "the answer says nothing that could be right; no judge was asked",
  metadata: Object.freeze({}),
});
