import { defineMetric, type EvalCase, EvalError, type Outcome, show } from "@eval/core";
import { isBlank, lazyPattern } from "@eval/core/text";
import type { ScriptReading } from "../script/read-scripts.js";
import { ANYTHING } from "./acceptance.js";
import { detailOf, type ScriptAdherenceDetail } from "./adherence-detail.js";
import { describeLanguages, describeMatch, describeScripts } from "./describe-adherence.js";
import { type Expectation, expectationOf, expect as expectForms, type NoExpectation } from "./expectation.js";
import { formsOfOption } from "./forms-of-option.js";
import { type AnswerMeasure, measureAnswer } from "./measure-answer.js";
import { nearestName } from "./nearest-name.js";
import { readAnswer } from "./read-answer.js";

export interface ScriptAdherenceOptions {
  /**
   * What the answer should be written in, instead of what the case says: a tag of BCP 47 ("hi" is Hindi in Devanagari,
   * "hi-Latn" romanised Hindi, "und-Deva" anything in Devanagari), the name of a language, of a script or of a mix with
   * English ("Tamil", "Roman Hindi", "Hinglish", "hi-en"), or a list of them. Any other word is refused.
   */
  readonly expect: string | readonly string[] | null;
  /** `script` asks nothing about the language: a Marathi answer to a Hindi prompt will do. */
  readonly compare: "language" | "script";
  /** What becomes of an answer that reads the same in every language ("4", "H2O", an address). */
  readonly neutral: "unscored" | "pass";
  /** Whether visible reasoning (`<think>` and its like) is part of the answer. */
  readonly reasoning: "leave-out" | "count";
  /** The share of the letters that must be as expected, above 0 and at most 1. */
  readonly threshold: number;
}

const defaults: ScriptAdherenceOptions = {
  expect: null,
  compare: "language",
  neutral: "unscored",
  reasoning: "leave-out",
  threshold: 0.75,
};

type Labelled = Outcome<ScriptAdherenceDetail>;

/**
 * Script adherence: whether an answer came back in the script and language it was asked in.
 *
 * The score is the share of the answer's letters that are in an expected script and language; it passes at `threshold`.
 * What is expected comes from, in this order: the option `expect`; the last explicit instruction of the conversation,
 * system messages among it ("answer in Tamil", "हिंदी में बताइए", "Hinglish mein likho", "translate to …"); the field
 * `language`; the prompt (`input`, or the last message of the user) itself. A prompt mixed of two languages accepts its
 * own two. Hindi asked for in romanised Hindi may come in either script. The field may hold what the option may, and
 * leaves it to the prompt where it is blank, "mixed", "code-mixed", "none", "NA" or "unknown". Mixes with English are the
 * language in Latin letters: "Hinglish", "hi-en" and "en_hi" are "hi-Latn".
 *
 * Letters alone count. Code, addresses, markup, formulas, units, names of products, acronyms and quoted text are left
 * out, and so are single English words inside a sentence of another script. Of a name or term that stands beside its own
 * form in another script, one of the two in brackets ("Ganga (गंगा)", "गंगा (Ganga)"), the one in the expected script
 * counts. Visible reasoning is no answer. The language is told apart inside a script (Hindi, Marathi) and in Latin
 * letters (Hinglish, English); where it cannot be told, as in answers of fewer than four words (but for plain English,
 * "within 5 business days"), in lists of names and for languages that `identifyLanguage` does not know, the script decides
 * and the reason says so. What a prompt quotes, or hands over to be translated, is no instruction.
 *
 * Labels: `matched`; `mixed` (an expected script or language leads, but more than a quarter is in another; passes where
 * both are expected); `script_mismatch`; `language_mismatch`; `neutral` (nothing but what reads the same in every language;
 * unscored); `no_script_signal` (no letters at all: a lone danda, emoji; scores 0); `blank` (nothing, or reasoning alone;
 * scores 0). A case whose prompt is empty or has no letters is unscored, with the label `empty` or `no_script_signal`, and
 * so is one whose field `language` names no language that is known ("xx", "klingon"), with the label `unknown_language`.
 *
 * @see The script check of vindex 0.6.0, whose question this answers, and Unicode Standard Annex #24 for scripts
 * @example
 * scriptAdherence()({ input: "मुंबई कहाँ है?", output: "Mumbai is in Maharashtra." }).label; // => "script_mismatch"
 * scriptAdherence()({ input: "मुंबई कहाँ है?", output: "मुंबई महाराष्ट्र में है।" }).score; // => 1
 * scriptAdherence()({ input: "Say hello in Tamil", output: "வணக்கம்" }).metadata.expected; // => ["ta"]
 * scriptAdherence({ expect: "hi" })({ output: "100 °C" }).label; // => "neutral"
 * scriptAdherence()({ input: "Hello", language: "hi_en", output: "Namaste, kaise ho aap?" }).metadata.expected; // => ["hi-Latn"]
 * scriptAdherence()({ input: "Hello", language: "xx", output: "Namaste" }).label; // => "unknown_language"
 */
export const scriptAdherence = defineMetric({
  package: "@eval/indic-script",
  name: "script-adherence",
  version: 4,
  summary: "The share of the answer's letters that are in the script and language asked for.",
  source: "vindex 0.6.0, script_adherence; Unicode Standard Annex #24 (Unicode 17.0)",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Says nothing about whether the answer is right. Short answers are judged by their script alone.",
  defaults,
  choices: {
    compare: ["language", "script"],
    neutral: ["unscored", "pass"],
    reasoning: ["leave-out", "count"],
  },
  create(options) {
    const { expect, compare, neutral, reasoning, threshold } = options;
    if (!(threshold > 0 && threshold <= 1)) {
      throw new EvalError(
        "invalid-option",
        `threshold of script-adherence must be above 0 and at most 1, got ${show(threshold)}`,
      );
    }
    const option = expect === null ? null : expectForms("expect", formsOfOption(expect));
    const rules: Rules = { compare, neutral, threshold };
    return (evalCase): Labelled => {
      const reading = readAnswer(evalCase.output, reasoning);
      // A blank output as such does not come here.
      if (reading.text !== evalCase.output && isBlank(reading.text)) return onlyReasoning;
      return scored(evalCase, reading, option, rules);
    };
  },
});

type Rules = Pick<ScriptAdherenceOptions, "compare" | "neutral" | "threshold">;

function scored(evalCase: EvalCase, reading: ScriptReading, option: Expectation | null, rules: Rules): Labelled {
  const expectation = expectationOf(evalCase, option);
  if (expectation === "unknown_language") return unexpected(expectation, evalCase);
  const isOpen = typeof expectation === "string";
  const measure = measureAnswer(reading, isOpen ? ANYTHING : expectation.acceptance, isOpen ? "script" : rules.compare);
  // What an answer without words is does not depend on what was expected.
  if (measure.letters === 0 && measure.borrowed.length === 0)
    return wordless(reading.text, measure, expectation, rules.neutral);
  if (typeof expectation === "string") return unexpected(expectation, evalCase);
  return verdict(measure, expectation, rules);
}

const onlyReasoning: Labelled = {
  score: 0,
  passed: false,
  label: "blank",
  reason: "the output holds reasoning and no answer",
  metadata: {},
};

function unexpected(why: NoExpectation, { language = "" }: EvalCase): Labelled {
  const reasons = {
    missing_field:
      'script-adherence needs "input", "messages", "language" or the option expect, which this case does not have',
    empty: "the prompt is empty, so nothing can be expected of the answer",
    no_script_signal: "the prompt has no words, so nothing can be expected of the answer",
  };
  return { score: null, label: why, reason: why === "unknown_language" ? unknownLanguage(language) : reasons[why] };
}

function unknownLanguage(language: string): string {
  const near = nearestName(language);
  const hint = near === null ? 'give a tag such as "hi-Latn" or a name such as "Tamil"' : `did you mean ${show(near)}?`;
  return `the field language must name a language or script that is known, got ${show(language)}; ${hint}`;
}

const DIGIT = lazyPattern("\\p{Nd}");

function wordless(
  text: string,
  measure: AnswerMeasure,
  expectation: Expectation | NoExpectation,
  rule: Rules["neutral"],
): Labelled {
  const metadata = detailOf(measure, expectation);
  if (measure.neutral.length === 0 && !DIGIT().test(text)) {
    return {
      score: 0,
      passed: false,
      label: "no_script_signal",
      reason: "the output has no letters and no number",
      metadata,
    };
  }
  const reason = "the output reads the same in every language";
  if (rule === "unscored") return { score: null, label: "neutral", reason, metadata };
  return { score: 1, passed: true, label: "neutral", reason, metadata };
}

/** Above this share of the letters a second script makes an answer mixed. */
const MIXED = 0.25;

function verdict(measure: AnswerMeasure, expectation: Expectation, { compare, threshold }: Rules): Labelled {
  const { letters, inScript, matched, profile, secondShare } = measure;
  const score = letters === 0 ? 1 : matched / letters;
  const passed = score >= threshold;
  const metadata = detailOf(measure, expectation);
  let label: string;
  let got: string;
  if (letters === 0) [label, got] = ["matched", "it"];
  else if (passed) {
    label = secondShare > MIXED ? "mixed" : "matched";
    got = label === "mixed" ? describeScripts(measure) : describeMatch(measure, expectation, compare);
  } else if (inScript / letters < threshold) {
    const leads = profile.scripts[0] !== undefined && inScript >= profile.scripts[0].letters;
    label = leads ? "mixed" : "script_mismatch";
    got = describeScripts(measure);
  } else {
    label = score >= 1 / 2 ? "mixed" : "language_mismatch";
    got = describeLanguages(measure);
  }
  return { score, passed, label, reason: `${expectation.said}, got ${got}`, metadata };
}
