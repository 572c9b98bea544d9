import { NAME } from "./matrix-language.js";
import { ARABIC_MODEL } from "./models/arabic-model.js";
import { BENGALI_MODEL } from "./models/bengali-model.js";
import { DEVANAGARI_MODEL } from "./models/devanagari-model.js";
import { LATIN_MODEL } from "./models/latin-model.js";
import { scriptLanguage } from "./script-language.js";

/**
 * The languages that `identifyLanguage` can answer with, as BCP 47 tags in alphabetical order.
 *
 * @example
 * identifiableLanguages().includes("hi-Latn"); // => true
 * identifiableLanguages().includes("tlh"); // => false
 */
export function identifiableLanguages(): string[] {
  const models = [LATIN_MODEL, DEVANAGARI_MODEL, BENGALI_MODEL, ARABIC_MODEL];
  const all = [...models.flatMap(({ languages }) => languages), ...Object.values(scriptLanguage)];
  return all.filter((language) => language !== NAME && language !== "und").sort();
}
