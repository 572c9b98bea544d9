import { classOfCode, NO_LETTER } from "../script/letter-scripts.js";
import { type AcceptedForm, formOfTag, UNICODE_SCRIPTS } from "./accepted-form.js";
import { isKnownLanguage, isRegion, languageOfCldrName } from "./cldr-languages.js";
import { isCodeOfNamedLanguage, languageOfName, nameKey } from "./language-of-name.js";
import { isScriptNoun, scriptOfName } from "./script-of-name.js";

/** What a setting or a column says of a language; `unstated` says nothing of it, `unknown` names none that is known. */
export type NamedForm = AcceptedForm | "unstated" | "unknown";

/** What people write into a column where there is no one language. The first is a blank. */
const UNSTATED = new Set(
  (
    " |na|n-a|nan|none|null|nil|unknown|unk|unspecified|undetermined|und|mis|mul|zxx|mixed|mixed-language|multilingual|" +
    "code-mixed|codemixed|code-mix|codemix|code-mixing|code-switched|codeswitched|code-switching"
  )
    .split("|")
    .map((words) => words.trim()),
);

/**
 * The form that a setting names: by a tag of BCP 47 ("hi", "hi-Latn", "und-Deva"; "_" is as good as "-"), the name of a
 * language or script ("Tamil", "Roman Hindi", "Devanagari"), or the name of a mix with English ("hi-en", "Hinglish"), which
 * is the language in Latin letters.
 */
export function namedForm(value: string): NamedForm {
  const known = formsByValue.get(value);
  if (known !== undefined) return known;
  const form = readValue(value.normalize("NFC").trim());
  if (formsByValue.size < MOST_KEPT) formsByValue.set(value, form);
  return form;
}

const formsByValue = new Map<string, NamedForm>();
const MOST_KEPT = 1_000;

const BETWEEN_WORDS = /[\s_\-–—/()+&,]+/u;

function readValue(value: string): NamedForm {
  const words = value.split(BETWEEN_WORDS).filter((word) => word !== "");
  const keys = words.map(nameKey);
  if (UNSTATED.has(keys.join("-"))) return "unstated";
  const pair = tagOfPair(words);
  const tag = pair === undefined ? (tagOfNames(keys) ?? checkedTag(words.join("-"))) : pair;
  return (tag === null ? null : formOfTag(tag)) ?? "unknown";
}

const LANGUAGES_OF_INDIA = new Set("hi bn ta te mr gu kn ml pa or as ur ne sa sd ks".split(" "));

/**
 * The tag of a pair of codes: "hi-en" and "en_hi" are romanised Hindi, null is two languages without English. What could be
 * a country too is one where it is written as countries are: "en-GU" is the English of Guam, "en-gu" has Gujarati in it.
 */
function tagOfPair(words: readonly string[]): string | null | undefined {
  const [first, second] = words as [string, string];
  if (words.length !== 2 || !/^[a-z]{2}$/i.test(first) || !/^[a-z]{2}$/i.test(second)) return undefined;
  const [one, other] = [first.toLowerCase(), second.toLowerCase()];
  const isCountry = first !== first.toUpperCase() && second === second.toUpperCase() && isRegion(second);
  if (isCountry || one === other) return checkedTag(`${one}-${second}`);
  if (other === "en" || (other === "cm" && one !== "en")) return romanized(one);
  if (!LANGUAGES_OF_INDIA.has(other)) return checkedTag(`${one}-${other}`);
  if (one === "en") return romanized(other);
  return LANGUAGES_OF_INDIA.has(one) ? null : checkedTag(`${one}-${other}`);
}

const romanized = (language: string): string | null => (isKnownLanguage(language) ? `${language}-Latn` : null);

/** Spellings that are read in the prompts of people; in a setting they are more likely a slip. */
const MISSPELT = new Set(["hindee", "inglish"]);

/** Names of mixes that are words of another kind in prompts: "hing" is a spice. */
const NAMES_OF_MIXES = new Map([
  ["hing", "hi-Latn"],
  ["hindlish", "hi-Latn"],
  ["thanglish", "ta-Latn"],
  ["tamlish", "ta-Latn"],
  ["urdish", "ur-Latn"],
]);

function languageOfWord(key: string): string | null {
  if (MISSPELT.has(key)) return null;
  const named = languageOfName(key);
  if (named?.ending === "") return named.tag;
  return NAMES_OF_MIXES.get(key) ?? languageOfCldrName(key);
}

/** Beside the name of another language, or of a script, a code may stand for a language: "hin_Deva", "hindi-en". */
function languageOfCode(key: string): string | null {
  if (!/^[a-z]{2,3}$/.test(key)) return null;
  const { language } = new Intl.Locale(key);
  return isCodeOfNamedLanguage(language) ? language : null;
}

const NOISE = new Set("in and language india indian british american us uk".split(" "));
/** Beside the name of one language: "Hindi code-mixed". */
const MIX_WORDS = new Set("code mixed mix codemixed codemix switched".split(" "));

/** The tag of what words name: a language, a script, both, or a language beside English. */
function tagOfNames(keys: readonly string[]): string | null {
  const isAlone = keys.length === 1;
  const languages: string[] = [];
  const scripts: string[] = [];
  const isMix = keys.some((key) => MIX_WORDS.has(key));
  let hasNoun = false;
  for (const key of keys) {
    const script = scriptOfName(key) ?? (isAlone ? null : scriptOfCode(key));
    const language = script !== null ? null : (languageOfWord(key) ?? (isAlone ? null : languageOfCode(key)));
    if (!isAlone && (NOISE.has(key) || MIX_WORDS.has(key))) continue;
    if (script !== null) scripts.push(script);
    else if (language !== null) languages.push(language);
    else if (!isAlone && isScriptNoun(key)) hasNoun = true;
    else return isAlone && scriptOfCode(key) !== null ? `und-${scriptOfCode(key)}` : null;
  }
  if (isMix && languages.length > 0) languages.push("en");
  return tagOfParts([...new Set(languages)], scripts, hasNoun);
}

function tagOfParts(languages: readonly string[], scripts: readonly string[], hasNoun: boolean): string | null {
  const own = languages.length === 1 ? languages : languages.filter((language) => language !== "en");
  const [language, ...more] = own;
  if (more.length > 0 || scripts.length > 1 || languages.length > 2) return null;
  const [script] = scripts;
  if (language === undefined) return script === undefined ? null : `und-${script}`;
  const alone = language.split("-")[0] as string;
  if (script !== undefined) return `${alone}-${script}`;
  if (languages.length === 2) return `${alone}-Latn`;
  return hasNoun ? `und-${new Intl.Locale(language).maximize().script}` : language;
}

function scriptOfCode(key: string): string | null {
  const code = key.slice(0, 1).toUpperCase() + key.slice(1);
  return /^[A-Z][a-z]{3}$/.test(code) && isScript(code) ? code : null;
}

const isScript = (code: string): boolean => code in UNICODE_SCRIPTS || classOfCode(code) !== NO_LETTER;

/** A tag of BCP 47 whose parts are all known; null for any other text. */
function checkedTag(value: string): string | null {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(value);
  } catch {
    return null;
  }
  const { language, script, region } = locale;
  if (script !== undefined && !isScript(script)) return null;
  if (region !== undefined && !isRegion(region)) return null;
  // Runtimes give the language of "und-Deva" as "und", as "" or not at all.
  if (/^und(?:-|$)/i.test(value)) return script === undefined ? null : value;
  return isKnownLanguage(language) ? value : null;
}
