import { scriptName } from "../script/letter-scripts.js";
import type { AcceptedForm } from "./accepted-form.js";
import { languageOf } from "./accepted-languages.js";
import type { Expectation } from "./expectation.js";
import type { Doubt } from "./judge-language.js";
import { languageName } from "./language-of-name.js";
import type { AnswerMeasure } from "./measure-answer.js";

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The scripts of an answer: "Tamil script", "71 % Latin, 29 % Tamil". */
export const describeScripts = ({ profile }: AnswerMeasure): string =>
  profile.scripts.length === 1
    ? onlyScript(profile.dominant as string)
    : profile.scripts.map(({ script, share }) => `${percent(share)} ${scriptName(script)}`).join(", ");

const onlyScripts = new Map<string, string>();

/** Most answers are in one script, one of a few. */
function onlyScript(script: string): string {
  let said = onlyScripts.get(script);
  if (said === undefined) {
    said = `${scriptName(script)} script`;
    onlyScripts.set(script, said);
  }
  return said;
}

/**
 * What an answer as expected was found to be: "it", or its script where no language was told, and why: "Latin script; only
 * the script was judged, since so short an answer tells no language".
 */
export function describeMatch(measure: AnswerMeasure, { forms }: Expectation, compare: "language" | "script"): string {
  const asksLanguage = forms.some(({ language }) => language !== null);
  if (compare === "script")
    return asksLanguage ? `${describeScripts(measure)}; only the script was to be judged` : "it";
  const [first, ...others] = measure.languages;
  if (first === undefined || first.doubt === null || others.some(({ doubt }) => doubt === null)) return "it";
  return `${describeScripts(measure)}; only the script was judged, since ${first.doubt === "unknown" ? `${languagesOf(forms)} is not told from other languages` : DOUBTS[first.doubt]}`;
}

const languagesOf = (forms: readonly AcceptedForm[]): string =>
  [...new Set(forms.flatMap(({ language }) => (language === null ? [] : [languageName(language)])))].join(" or ");

const DOUBTS: Readonly<Record<Exclude<Doubt, "unknown">, string>> = {
  short: "so short an answer tells no language",
  list: "a list of names tells no language",
  close: "the language was too close to call",
};

/** The languages refused: "English" where all of it is, "44 % English" where not. */
export const describeLanguages = ({ languages, letters }: AnswerMeasure): string =>
  languages
    .filter(({ refused }) => refused > 0)
    .map(({ others, refused }) => {
      const names = others.map((tag) => `${tag.endsWith("-Latn") ? "romanised " : ""}${languageName(languageOf(tag))}`);
      return `${refused === letters ? "" : `${percent(refused / letters)} `}${names.join(" and ")}`;
    })
    .join(", ");
