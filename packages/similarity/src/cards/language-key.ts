/**
 * The name under which cards know a language: "hi-Latn" and "hinglish" are one, regions and the usual script do not
 * count, anything else is its own lower case.
 *
 * @example
 * languageKey("hi-Latn-IN"); // => "hinglish"
 * languageKey("en-IN"); // => "en"
 */
export function languageKey(tag: string): string {
  const [language = "", ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  if (language === "hi" && rest.includes("latn")) return "hinglish";
  const script = rest.find((part) => part.length === 4);
  return script === undefined || script === USUAL[language] ? language : `${language}-${script}`;
}

const USUAL: Readonly<Record<string, string>> = {
  en: "latn",
  hi: "deva",
  mr: "deva",
  ta: "taml",
  te: "telu",
  bn: "beng",
};
