import { EvalError, show } from "@eval/core";
import type { TrapDictionary } from "./dictionary.js";
import { embeddedDictionaries } from "./embedded-dictionaries.js";
import { unpackText } from "./unpack-text.js";

const loaded = new Map<string, TrapDictionary>();

/** Languages that have a dictionary in this package, as BCP 47 tags. */
export function trapWordLanguages(): string[] {
  return Object.keys(embeddedDictionaries);
}

/**
 * The dictionary of a language, as plain data. It is read on first use; the same object comes back afterwards.
 *
 * Throws an `EvalError` for a language that has none.
 *
 * @example
 * loadTrapWords("hi").entries.find(({ term }) => term === "कल").senses.map(({ id }) => id); // => ["tomorrow", "yesterday", "machine"]
 */
export function loadTrapWords(language: string): TrapDictionary {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  checkLanguage(language);
  const dictionary = deepFreeze(JSON.parse(unpackText(embeddedDictionaries[language]!)) as TrapDictionary);
  loaded.set(language, dictionary);
  return dictionary;
}

/** Throws an `EvalError` that lists the languages where there is no dictionary of this one. */
export function checkLanguage(language: string): void {
  if (Object.hasOwn(embeddedDictionaries, language)) return;
  const list = trapWordLanguages().join(", ");
  throw new EvalError("invalid-option", `language of trap words must be one of ${list}, got ${show(language)}`);
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
