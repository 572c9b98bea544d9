import { lazyPattern } from "@eval/core/text";
import { identifiableLanguages } from "../language/identifiable-languages.js";
import { type IdentifiedLanguage, identifyLanguage } from "../language/identify-language.js";
import { isEnglishPhrase } from "./is-english-phrase.js";

/** What the identifier says of a text in one script, held against the languages that will do. */
export interface LanguageJudgement {
  /** `unsure` where the text is too short, or the answer too close to call. */
  readonly verdict: "accepted" | "refused" | "unsure";
  readonly language: string;
  readonly probability: number;
  /** Why the verdict is unsure, so that the script alone decides. */
  readonly doubt: Doubt | null;
  readonly identified: IdentifiedLanguage;
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
/** Romanised languages that share most of what so short a text has, and are taken for each other in it. */
const NEIGHBOURS = ["hi ur pa mr gu bn", "ta ml te kn"].map((languages) => new Set(languages.split(" ")));

/** Whether a text, of which only one script is left, is in one of some languages; null among them means any. */
export function judgeLanguage(text: string, script: string, accepted: readonly (string | null)[]): LanguageJudgement {
  const identified = identifyLanguage(text);
  const { language, probability, tokens } = identified;
  const result = (verdict: LanguageJudgement["verdict"], doubt: Doubt | null = null) => ({
    verdict,
    language,
    probability,
    doubt,
    identified,
  });
  if (language !== "und" && isAccepted(language, accepted)) return result("accepted");
  if (!accepted.some((one) => one !== null && isIdentifiable(one, script))) return result("unsure", "unknown");
  if (tokens.length < FEWEST_WORDS && !(script === "Latn" && isEnglishPhrase(identified)))
    return result("unsure", "short");
  if (script === "Latn" && isList(text)) return result("unsure", "list");
  if (language === "und") return result("unsure", "close");
  const isShort = tokens.length < SHORT;
  if (isShort && language.endsWith("-Latn") && isNeighbour(languageOf(language), accepted))
    return result("unsure", "close");
  const shares = languageShares(identified);
  const sum = (isWanted: boolean) =>
    shares.reduce(
      (total, share) => total + (isAccepted(share.language, accepted) === isWanted ? share.probability : 0),
      0,
    );
  const allowed = isShort ? ACCEPTED_IN_SHORT : ACCEPTED;
  return sum(false) >= OTHERS && sum(true) < allowed ? result("refused") : result("unsure", "close");
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

/** Whether a language, romanised, is much like one of some others. */
const isNeighbour = (language: string, accepted: readonly (string | null)[]): boolean =>
  NEIGHBOURS.some((group) => group.has(language) && accepted.some((one) => one !== null && group.has(one)));

/** All that was identified with its probability, the answer itself among it. */
export function languageShares({ language, probability, alternatives }: IdentifiedLanguage) {
  return language === "und" ? alternatives : [{ language, probability }, ...alternatives];
}

let identifiable: ReadonlySet<string> | undefined;

/** Whether the identifier knows a language in a script: what it does not know, it cannot tell from its neighbours. */
function isIdentifiable(language: string, script: string): boolean {
  identifiable ??= new Set(identifiableLanguages());
  if (identifiable.has(`${language}-${script}`)) return true;
  const likely = new Intl.Locale(language).maximize().script;
  return (
    identifiable.has(language) && (likely === script || script === "Jpan" || script === "Kore" || script === "Hani")
  );
}

/** Whether a tag is of one of some languages. In one script, so that "hi" and "hi-Latn" need not be told apart. */
export function isAccepted(tag: string, accepted: readonly (string | null)[]): boolean {
  return accepted.some((language) => language === null || areOne(languageOf(tag), language, tag));
}

/** Romanised Hindi and Urdu are one language: what tells them apart is the script. */
const areOne = (one: string, other: string, tag: string): boolean =>
  one === other || (tag.endsWith("-Latn") && HINDUSTANI.has(one) && HINDUSTANI.has(other));

const HINDUSTANI = new Set(["hi", "ur"]);

/** The language of a tag, without script or region. */
export const languageOf = (tag: string): string => tag.split("-")[0] as string;
