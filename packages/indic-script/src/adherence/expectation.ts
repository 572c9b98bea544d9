import type { EvalCase } from "@eval/core";
import { codeOfClass, letterClassAt } from "../script/letter-scripts.js";
import { type Acceptance, acceptanceOf } from "./acceptance.js";
import { type AcceptedForm, formOfTag, tagOfForm } from "./accepted-form.js";
import { describeExpectation, type ExpectationSource } from "./describe-expectation.js";
import { findInstruction, type Instruction } from "./find-instruction.js";
import { namedForm } from "./named-form.js";
import { promptForms } from "./prompt-forms.js";

/** What an answer should be written in, and who says so. */
export interface Expectation {
  readonly from: ExpectationSource;
  readonly forms: readonly AcceptedForm[];
  readonly acceptance: Acceptance;
  /** The tags of the forms, each once. */
  readonly tags: readonly string[];
  /** What was expected, and what said so, as a person says it. */
  readonly said: string;
}

/** An expectation with what is told and asked of it in every case that has it. */
export function expect(from: ExpectationSource, forms: readonly AcceptedForm[]): Expectation {
  const tags = Object.freeze([...new Set(forms.map(tagOfForm))]);
  return { from, forms, acceptance: acceptanceOf(forms), tags, said: describeExpectation(from, forms) };
}

/** Why nothing can be expected; `unknown_language` where the field `language` names none that is known. */
export type NoExpectation = "missing_field" | "empty" | "no_script_signal" | "unknown_language";

/**
 * What the answer of a case should be written in, by precedence: the option, the last explicit instruction of the
 * conversation, the field `language` unless it leaves it open ("mixed", "NA"), the prompt's own script and language.
 */
export function expectationOf(evalCase: EvalCase, option: Expectation | null): Expectation | NoExpectation {
  if (option !== null) return option;
  const prompt = promptOf(evalCase);
  const instructed = instructedForms(evalCase, prompt);
  if (instructed !== null) return expect("instruction", instructed);
  const language = namedForm(evalCase.language ?? "");
  if (language === "unknown") return "unknown_language";
  if (language !== "unstated") return expect("language", [language]);
  if (prompt === null) return "missing_field";
  if (!/[^\p{White_Space}\p{Cc}\p{Cf}]/u.test(prompt)) return "empty";
  const forms = promptForms(prompt);
  return forms === null ? "no_script_signal" : expect("prompt", forms);
}

/** The question that the output answers: `input`, or the last message of the user. */
function promptOf({ input, messages }: EvalCase): string | null {
  return input ?? messages?.findLast(({ role }) => role === "user")?.content ?? null;
}

function instructedForms(evalCase: EvalCase, prompt: string | null): readonly AcceptedForm[] | null {
  const said = (evalCase.messages ?? [])
    .filter(({ role }) => role === "system" || role === "user")
    .map(({ content }) => content);
  if (evalCase.input !== undefined && said.at(-1) !== evalCase.input) said.push(evalCase.input);
  for (const text of said.reverse()) {
    const instruction = findInstruction(text);
    if (instruction === null) continue;
    if (instruction.kind === "same") return prompt === null ? null : formsBeside(prompt, text, instruction);
    const own = prompt === null ? null : promptForms(prompt);
    const forms = instruction.tags.map(formOfTag).filter((form) => form !== null);
    // "हिंदी में बताओ" is asked for in Devanagari, and means Devanagari.
    const alike = isInLatin(text, instruction) ? romanizedAlike(forms, own) : [];
    return [...forms, ...alike, ...(instruction.orOwn ? (own ?? []) : [])];
  }
  return null;
}

/**
 * What a prompt is written in but for the sentence that asks for the same: "Reply in the language of the question. पानी
 * क्या है?" is a question in Hindi. A prompt of nothing else is in its own language.
 */
function formsBeside(prompt: string, text: string, { start, end }: Instruction): readonly AcceptedForm[] | null {
  if (text !== prompt) return promptForms(prompt);
  const before = text.slice(0, start).replace(/[^.!?।॥۔؟\n]*$/, "");
  const after = text.slice(end).replace(/^[^.!?।॥۔؟\n]*[.!?।॥۔؟\n]?/, "");
  return promptForms(`${before}\n${after}`) ?? promptForms(prompt);
}

/** Who asks in romanised Hindi for an answer "in Hindi" reads both scripts. */
function romanizedAlike(forms: readonly AcceptedForm[], own: readonly AcceptedForm[] | null): AcceptedForm[] {
  return (own ?? []).filter(
    ({ language, scripts }) =>
      scripts?.includes("Latn") &&
      language !== null &&
      forms.some((form) => form.language === language && !isExplicit(form)),
  );
}

const isInLatin = (text: string, { start }: Instruction): boolean => codeOfClass(letterClassAt(text, start)) === "Latn";

const isExplicit = ({ language, scripts }: AcceptedForm): boolean =>
  language === null || JSON.stringify(formOfTag(language)?.scripts) !== JSON.stringify(scripts);
