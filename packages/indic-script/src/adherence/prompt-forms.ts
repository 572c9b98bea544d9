import { isEnglishFunctionWord } from "../language/english-function-words.js";
import { type IdentifiedLanguage, identifyLanguage } from "../language/identify-language.js";
import { codeOfClass } from "../script/letter-scripts.js";
import { neutralSpans } from "../script/neutral-spans.js";
import { type AcceptedForm, formOfTag } from "./accepted-form.js";
import { languageOf } from "./accepted-languages.js";
import { isEnglishRequest } from "./english-directive.js";
import { languageShares } from "./judge-language.js";
import { maskText } from "./mask-text.js";
import { type ScriptWord, scriptWords } from "./script-words.js";

/** Languages that a prompt is in with at least this probability, and a quarter of the likeliest, are expected ... */
const LIKELY = 0.1;
const BESIDE_LIKELIEST = 0.25;
/** ... any that are likely at all in a prompt of fewer Latin words: "Was bedeutet Namaste?" */
const SHORT = 6;
/** ... where together they have this much; else the language is left open, and only the script counts. */
const SURE = 0.6;

/**
 * What a prompt is written in, as the forms that an answer may have; null where it has no words. A prompt mixed of two
 * scripts, or of clauses in two languages, accepts both of its own. A single foreign word or phrase is a mention.
 */
export function promptForms(prompt: string): readonly AcceptedForm[] | null {
  const neutral = neutralSpans(prompt);
  const words = scriptWords(prompt, neutral);
  if (words.length === 0) return null;
  const counts = countScripts(words);
  const identified = new Map(
    [...counts.keys()].map((script) => [script, identifyLanguage(maskText(prompt, [script], neutral))]),
  );
  const scripts = ownScripts(words, counts, identified, opensInEnglish(prompt, words));
  if (scripts.length === 1)
    return formsOfScript(scripts[0] as string, identified.get(scripts[0] as string) as IdentifiedLanguage);
  return scripts.flatMap((script) =>
    likelyLanguages(script, identified.get(script) as IdentifiedLanguage).flatMap((language) =>
      scripts
        .filter((other) => other === script || isWrittenIn(language, other))
        .map((other) => ({ language, scripts: [other] })),
    ),
  );
}

/** Whether who mixes two scripts may write a language in one of them: romanised, or in a script of its own. */
const isWrittenIn = (language: string | null, script: string): boolean =>
  language !== null && (script === "Latn" || (formOfTag(language)?.scripts ?? []).includes(script));

interface ScriptCount {
  words: number;
  runs: number;
}

function countScripts(words: readonly ScriptWord[]): Map<string, ScriptCount> {
  const counts = new Map<string, ScriptCount>();
  let last = "";
  const isJapanese = words.some(({ letterClass }) => ["Hira", "Kana"].includes(codeOfClass(letterClass)));
  for (const { letterClass } of words) {
    const code = codeOfClass(letterClass);
    const script = isJapanese && ["Hani", "Hira", "Kana"].includes(code) ? "Jpan" : code;
    const count = counts.get(script) ?? { words: 0, runs: 0 };
    count.words += 1;
    if (script !== last) count.runs += 1;
    counts.set(script, count);
    last = script;
  }
  return counts;
}

/** The scripts that the writer of a prompt uses, rather than mentions. */
function ownScripts(
  words: readonly ScriptWord[],
  counts: ReadonlyMap<string, ScriptCount>,
  identified: ReadonlyMap<string, IdentifiedLanguage>,
  hasEnglishRequest: boolean,
): string[] {
  const [first, ...others] = [...counts].sort(([, a], [, b]) => b.words - a.words).map(([script]) => script) as [
    string,
    ...string[],
  ];
  const main = languageOf(identified.get(first)?.language ?? "und");
  return [
    first,
    ...others.filter((script) => {
      const { words: count, runs } = counts.get(script) as ScriptCount;
      const share = count / words.length;
      const isInterleaved = count >= 2 && share >= 0.25 && (runs >= 2 || share >= 0.5);
      const isSameLanguage = main !== "und" && languageOf(identified.get(script)?.language ?? "und") === main;
      return isInterleaved || isSameLanguage || (script === "Latn" && hasEnglishRequest);
    }),
  ];
}

/** So many words at the start make a request about what follows: "Explain this shloka: कर्मण्येवाधिकारस्ते …". */
const FRAME = 2;

const QUESTION_WORDS = new Set(
  "what who whom whose which how where when why does do did is are can could please meaning".split(" "),
);

/** Whether a prompt opens with an English request, or question, and goes on in another script. */
function opensInEnglish(prompt: string, words: readonly ScriptWord[]): boolean {
  const isForeign = words.findIndex(({ letterClass }) => codeOfClass(letterClass) !== "Latn");
  const first = words[0];
  if (first === undefined || isForeign < 1) return false;
  const key = prompt.slice(first.start, first.end).toLowerCase();
  if (isForeign < FRAME) return isEnglishRequest(key) && /^\s*:/.test(prompt.slice(first.end));
  return isEnglishRequest(key) || QUESTION_WORDS.has(key);
}

/**
 * The languages that a text may be in, likeliest first; null alone where it could be anything. A short prompt may be in
 * any of a few languages, and still not be English.
 */
function likelyLanguages(script: string, identified: IdentifiedLanguage): (string | null)[] {
  const shares = new Map<string, number>();
  for (const { language, probability } of languageShares(identified)) {
    // Romanised Hindi and Urdu share what they have; see `isAccepted`.
    const key = language === "ur-Latn" ? "hi" : languageOf(language);
    shares.set(key, (shares.get(key) ?? 0) + probability);
  }
  const [best, ...rest] = [...shares].sort(([, a], [, b]) => b - a);
  if (best === undefined) return [null];
  const ranked = [best, ...rest.filter(([language]) => language !== "en" || hasEnglishFrame(identified))];
  const whole = ranked.reduce((total, [, probability]) => total + probability, 0);
  const isShort = script === "Latn" && identified.tokens.length < SHORT;
  const beside = isShort ? 0 : BESIDE_LIKELIEST * best[1];
  const likely = ranked.filter(([, probability]) => probability >= Math.max(LIKELY, beside));
  const sum = likely.reduce((total, [, probability]) => total + probability, 0);
  return sum < SURE * whole ? [null] : likely.map(([language]) => language);
}

/** A sentence without a function word of English has no frame of it: "Water cycle samjhao" has English nouns. */
const hasEnglishFrame = ({ tokens }: IdentifiedLanguage): boolean =>
  tokens.some(
    ({ text, language }) => (language === "en" || language === "und") && isEnglishFunctionWord(text.toLowerCase()),
  );

function formsOfScript(script: string, identified: IdentifiedLanguage): AcceptedForm[] {
  const likely = likelyLanguages(script, identified);
  const languages = likely[0] === null ? likely : [...new Set([...likely, ...clauseLanguages(identified)])];
  return languages.map((language) => ({ language, scripts: [script] }));
}

/** Words of a clause that stands on its own beside one of another language: "I want to cancel my order, kaise karu?" */
const CLAUSE = 4;
const REST = 2;

/**
 * The languages of a text that switches between clauses, English and romanised; words lent to a sentence of another
 * language are no clause. Of the romanised clause, any language that one of its words was taken for.
 */
function clauseLanguages({ tokens }: IdentifiedLanguage): string[] {
  const runs: { isEnglish: boolean; languages: string[] }[] = [];
  for (const { language } of tokens) {
    if (language !== "en" && !language.endsWith("-Latn")) continue;
    const isEnglish = language === "en";
    const last = runs.at(-1);
    if (last?.isEnglish === isEnglish) last.languages.push(languageOf(language));
    else runs.push({ isEnglish, languages: [languageOf(language)] });
  }
  const hasEnglish = runs.some(({ isEnglish, languages }) => isEnglish && languages.length >= CLAUSE);
  const romanized = runs.filter(({ isEnglish, languages }) => !isEnglish && languages.length >= REST);
  return hasEnglish && romanized.length > 0 ? ["en", ...new Set(romanized.flatMap(({ languages }) => languages))] : [];
}
