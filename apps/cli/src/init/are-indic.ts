import { type EvalCase, EvalError } from "@eval/core";
import { ownManifest } from "../own-manifest.js";

/** Letters of the scripts that languages of India are written in, Latin aside. */
const INDIC =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Ol_Chiki}\p{Script=Meetei_Mayek}]/u;

/** Of so many questions the language is told where all are in Latin letters, and so many in a hundred must be romanised. */
const TOLD = 30;
const ROMANISED_PERCENT = 10;

/** Whether cases are in languages of India: in their scripts, or romanised as Hinglish is. */
export async function areIndic(cases: readonly EvalCase[]): Promise<boolean> {
  if (cases.some(({ input = "", expected = "" }) => INDIC.test(`${input} ${expected}`))) return true;
  const texts = cases.map(({ input, output = "" }) => input ?? output).filter((text) => text.trim() !== "");
  const told = texts.slice(0, TOLD);
  if (told.length === 0) return false;
  const languageOf = await languageTeller();
  const romanised = told.filter((text) => languageOf(text).endsWith("-Latn"));
  return romanised.length * 100 >= told.length * ROMANISED_PERCENT;
}

/** Loaded only for files without a letter of India: the model of a language takes a tenth of a second. */
async function languageTeller(): Promise<(text: string) => string> {
  const { module, export: name } = ownManifest().evals.identifiesLanguage;
  const loaded: Record<string, (text: string) => { readonly language: string }> = await import(module);
  const identify = loaded[name];
  if (identify === undefined) throw new EvalError("invalid-config", `${module} must export ${name}, got none`);
  return (text) => identify(text).language;
}
