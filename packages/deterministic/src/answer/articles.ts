/** Whose articles are left out: those of a language, of the case's own language, or nobody's. */
export type Articles = "language" | "en" | "es" | "de" | "none";

export const articlesChoices: readonly Articles[] = ["language", "en", "es", "de", "none"];

/** English as SQuAD has it; Spanish and German as the MLQA evaluation has them. */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  en: ["a", "an", "the"],
  es: ["un", "una", "unos", "unas", "el", "la", "los", "las"],
  de: ["ein", "eine", "einen", "einem", "eines", "einer", "der", "die", "das", "den", "dem", "des"],
};

const NONE: readonly string[] = [];

/**
 * The articles to leave out of an answer in `language`, a BCP 47 tag. Without one English is assumed, as SQuAD does;
 * "the" of romanised Hindi (थे, "were") is no article, so a case that says `hi-Latn` keeps it.
 */
export function articlesOf(articles: Articles, language = "en"): readonly string[] {
  const subtag = articles === "language" ? (language.toLowerCase().split(/[-_]/)[0] as string) : articles;
  return Object.hasOwn(ARTICLES, subtag) ? (ARTICLES[subtag] as readonly string[]) : NONE;
}
