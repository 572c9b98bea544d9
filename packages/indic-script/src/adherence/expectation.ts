import type { EvalCase } from "@eval/core";
import { codeOfClass, letterClassAt } from "../script/letter-scripts.js";
import { type AcceptedForm, formOfTag } from "./accepted-form.js";
import { findInstruction, type Instruction } from "./find-instruction.js";
import { namedForm } from "./named-form.js";
import { promptForms } from "./prompt-forms.js";

/** What an answer should be written in, and who says so. */
export interface Expectation {
  readonly from: "expect" | "instruction" | "language" | "prompt";
  readonly forms: readonly AcceptedForm[];
}

/** Why nothing can be expected; `unknown_language` where the field `language` names none that is known. */
export type NoExpectation = "missing_field" | "empty" | "no_script_signal" | "unknown_language";

/**
 * What the answer of a case should be written in, by precedence: the option, the last explicit instruction of the
 * conversation, the field `language` unless it leaves it open ("mixed", "NA"), the prompt's own script and language.
 */
export function expectationOf(evalCase: EvalCase, option: readonly AcceptedForm[] | null): Expectation | NoExpectation {
  if (option !== null) return { from: "expect", forms: option };
  const prompt = promptOf(evalCase);
  const instructed = instructedForms(evalCase, prompt);
  if (instructed !== null) return { from: "instruction", forms: instructed };
  const language = namedForm(evalCase.language ?? "");
  if (language === "unknown") return "unknown_language";
  if (language !== "unstated") return { from: "language", forms: [language] };
  if (prompt === null) return "missing_field";
  if (!/[^\p{White_Space}\p{Cc}\p{Cf}]/u.test(prompt)) return "empty";
  const forms = promptForms(prompt);
  return forms === null ? "no_script_signal" : { from: "prompt", forms };
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
    const own = prompt === null ? null : promptForms(prompt);
    if (instruction.kind === "same") return own;
    const forms = instruction.tags.map(formOfTag).filter((form) => form !== null);
    // "हिंदी में बताओ" is asked for in Devanagari, and means Devanagari.
    const alike = isInLatin(text, instruction) ? romanizedAlike(forms, own) : [];
    return [...forms, ...alike, ...(instruction.orOwn ? (own ?? []) : [])];
  }
  return null;
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
