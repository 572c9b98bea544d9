import { EvalError, show } from "@eval/core";
import { identifiableLanguages } from "../language/identifiable-languages.js";
import type { AcceptedForm } from "./accepted-form.js";
import { namedForm } from "./named-form.js";
import { nearestName } from "./nearest-name.js";

/** The forms of the option `expect`; throws on what names no language or script that is known. */
export function formsOfOption(expect: unknown): readonly AcceptedForm[] {
  const given = Array.isArray(expect) ? expect : [expect];
  if (given.length === 0) throw invalid(expect, "");
  return given.map((value) => {
    if (typeof value !== "string") throw invalid(value, "");
    const form = namedForm(value);
    if (form === "unstated") throw invalid(value, "; leave it out for each prompt to decide");
    if (form === "unknown") throw invalid(value, `; ${advice(value)}`);
    return form;
  });
}

function advice(value: string): string {
  const near = nearestName(value);
  if (near !== null) return `did you mean ${show(near)}?`;
  return `known are ${identifiableLanguages().join(", ")}, and by its script any other language of CLDR`;
}

const invalid = (value: unknown, more: string): EvalError =>
  new EvalError(
    "invalid-option",
    `expect of script-adherence must be a tag such as "hi", "hi-Latn" or "und-Deva" or a list of them, got ${show(value)}${more}`,
  );
