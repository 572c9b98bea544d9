import type { EvalCase, Json } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { fencePassages } from "./fence-passages.js";
import { languageName } from "./language-name.js";
import type { PlaceValue } from "./template.js";

type Reader = (evalCase: EvalCase) => string | null;

/** The places that every prompt may have. What is to be found is not among them. */
const readers: Readonly<Record<string, Reader>> = {
  id: ({ id }) => id ?? null,
  input: ({ input }) => input ?? null,
  context: ({ context = [] }) => (context.length === 0 ? null : fencePassages(context)),
  choices: ({ choices = [] }) =>
    choices.length === 0 ? null : choices.map(({ label, text }) => `${label}. ${text}`).join("\n"),
  labels: ({ choices = [] }) => (choices.length === 0 ? null : choices.map(({ label }) => label).join(", ")),
  language: ({ language }) => (language === undefined || isBlank(language) ? null : languageName(language)),
  languageTag: ({ language }) => language ?? null,
};

const METADATA = "metadata.";

/** Names of places, for messages. Beside them there are columns of the file, and keys of the metadata. */
export const placeNames: readonly string[] = Object.keys(readers);

/** Which places a prompt may have, where the file has these columns that are no field. */
export const placeKnown =
  (columns: readonly string[]) =>
  (name: string): boolean =>
    Object.hasOwn(readers, name) || columns.includes(name) || (name.startsWith(METADATA) && name !== METADATA);

/** What a case gives for a place. Blank is missing: a model that is asked nothing answers all the same. */
export function placeValue(evalCase: EvalCase, name: string): PlaceValue {
  const text = Object.hasOwn(readers, name) ? readers[name]?.(evalCase) : textIn(evalCase, name);
  if (text === null || text === undefined)
    return { missing: `the prompt needs ${name}, which this case does not have` };
  return isBlank(text) ? { missing: `the prompt needs ${name}, which is blank in this case` } : { text };
}

function textIn({ metadata = {} }: EvalCase, name: string): string | null {
  const key = !Object.hasOwn(metadata, name) && name.startsWith(METADATA) ? name.slice(METADATA.length) : name;
  const value: Json | undefined = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
