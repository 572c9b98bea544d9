const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];
const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10d00}-\u{10d3f}\u{1e900}-\u{1e95f}]/u;

/**
 * The `lang` and `dir` of a text of a case. The case names the language that was asked for; a text without a letter of
 * it (an English answer to a question in Urdu) goes by its own first letter.
 *
 * @param {string | undefined} language
 * @param {string} text
 * @returns {{ lang: string, dir: string }}
 */
export function textAttributes(language, text) {
  const locale = localeOf(language);
  if (locale === null) return { lang: "", dir: "auto" };
  const isRightToLeft = RIGHT_TO_LEFT.includes(locale.maximize().script ?? "") && RIGHT_TO_LEFT_LETTER.test(text);
  return { lang: locale.toString(), dir: isRightToLeft ? "rtl" : "auto" };
}

/** @param {string | undefined} language */
function localeOf(language) {
  if (language === undefined) return null;
  try {
    return new Intl.Locale(language);
  } catch {
    // A name ("Hindi") instead of a tag.
    return null;
  }
}
