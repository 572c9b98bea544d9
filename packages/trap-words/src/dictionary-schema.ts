import * as z from "zod";
import type { TrapDictionary } from "./dictionary.js";

const text = z.string().regex(/\S/, "must hold a word");
const texts = z.array(text).readonly();
const phrases = z.record(text, texts);
const cues = z.strictObject({ near: texts, before: texts, after: texts }).partial();
const value = z.strictObject({ plus: z.number(), times: z.number(), alone: z.number() }).partial();

const sense = z
  .strictObject({
    id: text,
    use: z.enum(["usual", "rare", "misreading"]),
    glosses: phrases.refine(({ en = [] }) => en.length > 0, "must have a gloss in English"),
    weak: phrases.optional(),
    related: phrases.optional(),
    cues: cues.optional(),
    unless: cues.optional(),
    value: value.optional(),
    tests: texts.optional(),
  })
  .refine(({ use, tests = [] }) => (use === "misreading") === (tests.length === 0), {
    message: "must have test sentences, and a misreading none",
    path: ["tests"],
  });

const entry = z.strictObject({
  term: text,
  forms: texts.optional(),
  romanised: texts.optional(),
  category: z.enum([
    "misleading-compound",
    "polysemous-noun",
    "tense-flip",
    "fraction",
    "large-number",
    "kinship",
    "false-friend",
    "idiom",
    "dropped-negation",
  ]),
  senses: z
    .array(sense)
    .min(2)
    .readonly()
    .refine((senses) => new Set(senses.map(({ id }) => id)).size === senses.length, "must have ids of their own")
    .refine((senses) => senses.some(({ use }) => use !== "misreading"), "must hold one that is no misreading"),
  provenance: text.optional(),
  review: text.optional(),
});

/** The form of a dictionary, for the door: a file, a pack. The type `TrapDictionary` is what passes. */
export const dictionarySchema = z.strictObject({
  language: text,
  provenance: text,
  licence: text,
  review: text,
  markers: texts.optional(),
  negations: texts.optional(),
  cueSets: z.record(text, texts).optional(),
  entries: z
    .array(entry)
    .min(1)
    .readonly()
    .refine((entries) => new Set(entries.map(({ term }) => term)).size === entries.length, "must not repeat a term"),
}) as unknown as z.ZodType<TrapDictionary>;
