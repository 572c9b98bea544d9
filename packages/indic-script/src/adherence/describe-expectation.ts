import { scriptName } from "../script/letter-scripts.js";
import { type AcceptedForm, tagOfForm } from "./accepted-form.js";
import { languageName } from "./language-of-name.js";

/** What says what an answer should be written in. */
export type ExpectationSource = "expect" | "instruction" | "language" | "prompt";

/** What was expected, and what said so, as a person says it: "expected romanised Hindi (as in the prompt)". */
export function describeExpectation(from: ExpectationSource, forms: readonly AcceptedForm[]): string {
  return `expected ${[...new Set(forms.map(describeForm))].join(" or ")} (${SAID_BY[from]})`;
}

const SAID_BY: Readonly<Record<ExpectationSource, string>> = {
  expect: "by option",
  instruction: "as the prompt asks",
  language: "by the language field",
  prompt: "as in the prompt",
};

function describeForm(form: AcceptedForm): string {
  const { language, scripts } = form;
  if (language === null) return scripts === null ? "any script" : `${scripts.map(scriptName).join(" or ")} script`;
  const tag = tagOfForm(form);
  if (tag === language) return languageName(language);
  if (tag.endsWith("-Latn")) return `romanised ${languageName(language)}`;
  return `${languageName(language)} in ${scriptName(scripts?.[0] as string)} script`;
}
