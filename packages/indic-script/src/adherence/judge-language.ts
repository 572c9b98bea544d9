import { lazyPattern } from "@eval/core/text";
import { type Identification, identify } from "../language/identify.js";
import type { LanguageShare } from "../language/rank-languages.js";
import { type AcceptedLanguages, languageOf } from "./accepted-languages.js";
import { isEnglishPhrase } from "./is-english-phrase.js";

/** What the identifier says of a text in one script, held against the languages that will do. */
export interface LanguageJudgement {
  /** `unsure` where the text is too short, or the answer too close to call. */
  readonly verdict: "accepted" | "refused" | "unsure";
  readonly language: string;
  readonly probability: number;
  /** Why the verdict is unsure, so that the script alone decides. */
  readonly doubt: Doubt | null;
  readonly identified: Identification;
}

/** `short`: too few words; `list`: names of things; `unknown`: a language that no model knows; `close`: too close to call. */
export type Doubt = "short" | "list" | "unknown" | "close";

/** So few words may be a name ("Lothar de Maizière") and accuse nobody. */
const FEWEST_WORDS = 4;
/** So likely other languages must be together, and no likelier than this the accepted ones, for a refusal ... */
const OTHERS = 0.7;
const ACCEPTED = 0.15;
/** ... and less likely still in a text shorter than this. */
const SHORT = 6;
const ACCEPTED_IN_SHORT = 0.05;

/** Whether a text, of which only one script is left, is in one of the languages that will do. */
export function judgeLanguage(text: string, accepted: AcceptedLanguages): LanguageJudgement {
  const identified = identify(text);
  const [verdict, doubt] = verdictOn(text, identified, accepted);
  return { verdict, language: identified.language, probability: identified.probability, doubt, identified };
}

type Verdict = readonly [verdict: LanguageJudgement["verdict"], doubt: Doubt | null];

const IS_ACCEPTED: Verdict = ["accepted", null];
const IS_REFUSED: Verdict = ["refused", null];

function verdictOn(text: string, identified: Identification, accepted: AcceptedLanguages): Verdict {
  const { language, words } = identified;
  const isLatin = accepted.script === "Latn";
  if (language !== "und" && accepted.accepts(language)) return IS_ACCEPTED;
  if (!accepted.areIdentifiable()) return ["unsure", "unknown"];
  if (words.length < FEWEST_WORDS && !(isLatin && isEnglishPhrase(text, identified))) return ["unsure", "short"];
  if (isLatin && isList(text)) return ["unsure", "list"];
  if (language === "und") return ["unsure", "close"];
  const isShort = words.length < SHORT;
  if (isShort && language.endsWith("-Latn") && accepted.areNear(languageOf(language))) return ["unsure", "close"];
  let own = 0;
  let others = 0;
  for (const share of languageShares(identified)) {
    if (accepted.accepts(share.language)) own += share.probability;
    else others += share.probability;
  }
  const allowed = isShort ? ACCEPTED_IN_SHORT : ACCEPTED;
  return others >= OTHERS && own < allowed ? IS_REFUSED : ["unsure", "close"];
}

const BETWEEN_ITEMS = /[,;\n•|]|\s(?:and|or|aur|ya|&)\s/;
const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 3;

/** Names of things one after another ("Gulab jamun, jalebi, kaju katli") are the same in all languages of a script. */
function isList(text: string): boolean {
  const items = text.split(BETWEEN_ITEMS).map((item) => item.match(LIST_WORD())?.length ?? 0);
  const filled = items.filter((words) => words > 0);
  return filled.length >= FEWEST_ITEMS && filled.every((words) => words <= LONGEST_ITEM);
}

const LIST_WORD = lazyPattern("\\p{L}[\\p{L}\\p{M}'’]*", "gu");

/** All that was identified with its probability, the answer itself among it. */
export function languageShares({
  language,
  probability,
  alternatives,
}: Pick<Identification, "language" | "probability" | "alternatives">): readonly LanguageShare[] {
  return language === "und" ? alternatives : [{ language, probability }, ...alternatives];
}
