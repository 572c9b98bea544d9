/** What separates the digits of a number in a locale. */
export interface Convention {
  readonly decimal: "." | ",";
  /** Characters that may stand between groups of digits. */
  readonly groups: string;
}

const SPACES = "\u00a0\u2009\u202f";

const POINT: Convention = { decimal: ".", groups: `,_'’\u066c${SPACES}` };
const COMMA: Convention = { decimal: ",", groups: `.'’${SPACES}` };
const COMMA_AND_SPACE: Convention = { decimal: ",", groups: `'’${SPACES} ` };

/** Languages with a decimal comma, by what groups their digits (CLDR 48, number symbols). */
const COMMA_LANGUAGES = "az bs ca da de el es eu fo gl hr hy id is it ka kk lt mk nl pt ro sl sq sr tr uz vi".split(
  " ",
);
const SPACE_LANGUAGES = "be bg cs et fi fr hu lv nb nn no pl ru sk sv uk".split(" ");
/** Locales that differ from their language. */
const POINT_LOCALES = "de-ch de-li it-ch es-mx es-us es-gt es-hn es-ni es-pa es-pe es-pr es-sv es-do es-cu".split(" ");

export function conventionOf(locale: string | undefined): Convention {
  if (locale === undefined) return POINT;
  const tag = locale.toLowerCase().replace("_", "-");
  const language = tag.split("-")[0]!;
  if (POINT_LOCALES.includes(tag)) return POINT;
  if (COMMA_LANGUAGES.includes(language)) return COMMA;
  return SPACE_LANGUAGES.includes(language) ? COMMA_AND_SPACE : POINT;
}
