import { compileDictionaries } from "./compile-dictionaries.js";
import type { TrapDictionary, TrapEntry, TrapSense } from "./dictionary.js";
import { dictionarySchema } from "./dictionary-schema.js";
import { readSource } from "./read-source.js";

/**
 * What is wrong with a dictionary, one sentence each; none is a pass. It has the form of a `TrapDictionary`, its cue
 * sets are known, no gloss stands under two senses of a term, and every test sentence holds its term and is read in
 * its sense.
 *
 * Independent of any test runner, for the tests of a pack as for those of this package.
 *
 * @example
 * dictionaryViolations({ language: "hi" })[0]; // => "provenance: Invalid input: expected string, received undefined"
 */
export function dictionaryViolations(data: unknown): string[] {
  const parsed = dictionarySchema.safeParse(data);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  }
  const dictionary = parsed.data;
  return [...dictionary.entries.flatMap(sharedGlosses), ...misreadTests(dictionary)];
}

function sharedGlosses({ term, senses }: TrapEntry): string[] {
  const seen = new Map<string, string>();
  return senses.flatMap(({ id, glosses }) =>
    Object.entries(glosses).flatMap(([language, texts]) =>
      texts.flatMap((text) => {
        const key = `${language} ${text}`;
        const first = seen.get(key) ?? id;
        seen.set(key, first);
        return first === id ? [] : [`${term}: gloss "${text}" stands under "${first}" and under "${id}"`];
      }),
    ),
  );
}

function misreadTests(dictionary: TrapDictionary): string[] {
  const compiled = compileDictionaries([dictionary]);
  return dictionary.entries.flatMap(({ term, senses }) =>
    senses.flatMap(({ id, tests = [] }: TrapSense) =>
      tests.flatMap((text) => {
        const places = readSource([{ field: "source", text }], compiled).terms.filter(
          ({ entry }) => entry.entry.term === term,
        );
        if (places.length === 0) return [`${term}: is not found in "${text}"`];
        const read = places.map(({ decision: { sense } }) => (sense === null ? "nothing" : senses[sense]!.id));
        return read.includes(id) ? [] : [`${term}: "${text}" is read as ${read.join(", ")}, not as ${id}`];
      }),
    ),
  );
}
