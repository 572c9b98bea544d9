import { type Choice, defineMetric, type EmptyExpected, emptyExpectedChoices, type Outcome, show } from "@eval/core";
import { type ChoiceSet, choiceSetOf, labelKey } from "./choice/choice-set.js";
import { parseChoice } from "./choice/parse-choice.js";
import type { ChoiceForm, ParsedChoice } from "./choice/parsed-choice.js";
import { type GoldNumbers, goldOptions } from "./choice/resolve-gold.js";
import { usableAnswers } from "./expected-list.js";

export interface MultipleChoiceOptions {
  /** How an expected answer that is a number counts the options, where their labels are none: MMLU counts from 0. */
  readonly goldNumbers: GoldNumbers;
  readonly emptyExpected: EmptyExpected;
}

export interface MultipleChoiceDetail {
  /** Label of the option that the reply names. */
  readonly choice?: string;
  /** How it is named: `label` or `text` alone, behind a `cue`, as a `lead` or end, or as a `mention`. */
  readonly form?: ChoiceForm;
  /** Labels of the options named, where there are several. */
  readonly choices?: readonly string[];
  /** Labels of the right options. */
  readonly gold: readonly string[];
}

const defaults: MultipleChoiceOptions = { goldNumbers: "from-1", emptyExpected: "unscored" };

/**
 * Multiple choice: the option that the output names is the right one.
 *
 * A parser reads the reply: a label alone, in brackets or bold ("C", "(c)", "**C**"), with its text ("C) stamina"), the
 * text of an option alone, "the answer is C.", "Answer: C", "\boxed{C}", "सही उत्तर (ग) है", a label at the start or as
 * the last line, behind "perhaps" or "शायद", one option named inside prose. Of several answers the last counts, and
 * what is said to be wrong does not ("B नहीं, C", "C rather than B", "❌ B"). Letters of other scripts name the option at
 * the same place (क ख ग घ, अ ब स द, in Marathi अ ब क ड, ক খ গ ঘ, அ ஆ இ ஈ, الف ب ج د …), numbers too unless options speak
 * of numbers. Where the labels are numbers they are labels.
 * "None of these" is the option that says so, where there is one.
 * The article "A", a refusal and a blank never become a choice. Texts are compared as in `normalized-match`.
 *
 * The label says what was read: `correct`, `wrong`, `several_choices`, `none_of_these`, `refusal`, `no_choice`, `blank`.
 * Score 1 where it is `correct`, else 0. The expected answer is a label or the text of an option, or its number, which
 * counts from 1 unless `goldNumbers` is `from-0`; several are all right. Unscored, with the reason: an expected answer that is no option or the text of two, an output that is the
 * text of two options (or the label of one and the text of another), options with the same label.
 *
 * @see The answer-accuracy framework, whose exact match this replaces; ParamBench for Hindi questions
 * @example
 * const choices = [{ label: "A", text: "शक्ति" }, { label: "B", text: "गति" }, { label: "C", text: "सहनशक्ति" }];
 * multipleChoice()({ output: "The answer is **C**.", expected: "C", choices }).label; // => "correct"
 * multipleChoice()({ output: "सही उत्तर (ग) है।", expected: "सहनशक्ति", choices }).label; // => "correct"
 * multipleChoice()({ output: "उत्तर B नहीं, C है", expected: "C", choices }).label; // => "correct"
 * multipleChoice()({ output: "A response is not possible.", expected: "A", choices }).label; // => "no_choice"
 * multipleChoice()({ output: "B or C", expected: "C", choices }).metadata.choices; // => ["B", "C"]
 */
export const multipleChoice = defineMetric({
  package: "@eval/deterministic",
  name: "multiple-choice",
  version: 3,
  summary: "The option that the output names is the right one.",
  source:
    "Option parser of this package, in place of the exact match of the answer-accuracy framework (profile multiple_choice)",
  needs: ["output", "expected", "choices"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "A reply that names its option in a way the parser does not know counts as no choice: look at that label.",
  passesAlone: "The option is named by its label, or by its text among other words.",
  defaults,
  choices: { goldNumbers: ["from-1", "from-0"], emptyExpected: emptyExpectedChoices },
  create({ goldNumbers }) {
    return (evalCase): Outcome<MultipleChoiceDetail> => {
      const { choices, language, output } = evalCase;
      const set = choiceSetOf(choices, language);
      const unusable = sharedLabel(choices);
      if (unusable !== null) return unscored("duplicate_label", `two options have the label ${show(unusable)}`);
      const gold = goldOf(usableAnswers(evalCase), set, goldNumbers);
      if (typeof gold === "string") return unscored("no_gold_option", gold);
      return outcomeOf(parseChoice(output, set), gold, choices);
    };
  },
});

const unscored = (label: string, reason: string) => ({ score: null, label, reason }) as const;

function sharedLabel(choices: readonly Choice[]): string | null {
  const keys = choices.map(({ label }) => labelKey(label));
  const at = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  return at === -1 ? null : (choices[at] as Choice).label;
}

/** The right options, or why there are none. One expected answer that is an option is enough. */
function goldOf(expected: readonly string[], set: ChoiceSet, numbers: GoldNumbers): readonly number[] | string {
  const found = expected.map((answer) => goldOptions(answer, set, numbers));
  const shared = found.findIndex((options) => options.length > 1);
  const right = new Set(found.flatMap((options) => (options.length === 1 ? options : [])));
  if (right.size > 0) return [...right];
  if (shared !== -1) return `the expected answer ${show(expected[shared])} is the text of several options`;
  const hint = expected[0]?.trim() === "0" ? "; where the data counts from 0, the option goldNumbers is from-0" : "";
  return `the expected answer ${show(expected[0])} is neither a label nor the text of an option${hint}`;
}

const REASONS = {
  several_choices: "the output names several options",
  none_of_these: "the output says that none of the options is right",
  refusal: "the output refuses to answer",
  no_choice: "the output names no option",
};

function outcomeOf(
  parsed: ParsedChoice,
  right: readonly number[],
  choices: readonly Choice[],
): Outcome<MultipleChoiceDetail> {
  const labelsOf = (indexes: readonly number[]) => indexes.map((index) => (choices[index] as Choice).label);
  const gold = labelsOf(right);
  if (parsed.kind === "choice") {
    const isRight = right.includes(parsed.index);
    const [choice = ""] = labelsOf([parsed.index]);
    return {
      score: isRight ? 1 : 0,
      passed: isRight,
      label: isRight ? "correct" : "wrong",
      reason: isRight ? `the output chooses ${choice}` : `the output chooses ${choice}, not ${gold.join(" or ")}`,
      metadata: { choice, form: parsed.form, gold },
    };
  }
  if (parsed.kind === "ambiguous_text") {
    const named = labelsOf(parsed.indexes);
    const reason = `the output may mean each of the options ${named.join(" and ")}`;
    return { score: null, label: parsed.kind, reason, metadata: { choices: named, gold } };
  }
  const named = parsed.kind === "several_choices" ? { choices: labelsOf(parsed.indexes) } : {};
  return { score: 0, passed: false, label: parsed.kind, reason: REASONS[parsed.kind], metadata: { ...named, gold } };
}
