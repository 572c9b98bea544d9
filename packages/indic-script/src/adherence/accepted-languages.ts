import { identifiableLanguages } from "../language/identifiable-languages.js";

/** The languages that an answer may have in a script. */
export interface AcceptedLanguages {
  readonly script: string;
  /** Whether any language will do. */
  readonly takesAny: boolean;
  /** Whether a tag is of one of the languages. In one script, so that "hi" and "hi-Latn" need not be told apart. */
  readonly accepts: (tag: string) => boolean;
  /** Whether the identifier knows one of them in the script: what it does not know, it cannot tell from its neighbours. */
  readonly areIdentifiable: () => boolean;
  /** Whether a language, romanised, is much like one of them. */
  readonly areNear: (language: string) => boolean;
}

/** The languages that will do in a script; null among them means any. What was asked once is remembered. */
export function acceptedLanguages(script: string, languages: readonly (string | null)[]): AcceptedLanguages {
  const named = languages.filter((language) => language !== null);
  const takesAny = named.length < languages.length;
  const accepted = new Map<string, boolean>();
  let known: boolean | undefined;
  return {
    script,
    takesAny,
    accepts: (tag) => {
      let isAccepted = accepted.get(tag);
      if (isAccepted === undefined) {
        isAccepted = takesAny || named.some((language) => areOne(languageOf(tag), language, tag));
        accepted.set(tag, isAccepted);
      }
      return isAccepted;
    },
    areIdentifiable: () => {
      known ??= named.some((language) => isIdentifiable(language, script));
      return known;
    },
    areNear: (language) => NEIGHBOURS.some((group) => group.has(language) && named.some((one) => group.has(one))),
  };
}

/** Romanised languages that share most of what a short text has, and are taken for each other in it. */
const NEIGHBOURS = ["hi ur pa mr gu bn", "ta ml te kn"].map((languages) => new Set(languages.split(" ")));

/** Romanised Hindi and Urdu are one language: what tells them apart is the script. */
const areOne = (one: string, other: string, tag: string): boolean =>
  one === other || (tag.endsWith("-Latn") && HINDUSTANI.has(one) && HINDUSTANI.has(other));

const HINDUSTANI = new Set(["hi", "ur"]);

/** The language of a tag, without script or region. */
export const languageOf = (tag: string): string => tag.split("-")[0] as string;

let identifiable: ReadonlySet<string> | undefined;

function isIdentifiable(language: string, script: string): boolean {
  identifiable ??= new Set(identifiableLanguages());
  if (identifiable.has(`${language}-${script}`)) return true;
  const likely = new Intl.Locale(language).maximize().script;
  return (
    identifiable.has(language) && (likely === script || script === "Jpan" || script === "Kore" || script === "Hani")
  );
}
