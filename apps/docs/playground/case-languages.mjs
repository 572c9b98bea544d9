// @ts-check

/** The start of a text tells its language well enough for fonts and voices. */
const START = 400;

/**
 * The language of each text of a case as a BCP 47 tag, "" where nothing is known, so that a screen reader pronounces it
 * and the right glyphs are taken.
 *
 * @param {import("@eval/core").EvalCase} evalCase
 * @returns {Promise<Record<string, string>>}
 */
export async function languagesOf({ input, output, expected, context, trace }) {
  const { identifyLanguage } = await import("@eval/indic-script");
  const texts = { input, output, expected, context, trace };
  const found = Object.entries(texts).flatMap(([field, value]) => {
    const text = typeof value === "string" ? value : value?.join("\n");
    if (text === undefined) return [];
    const { language } = identifyLanguage(text.slice(0, START));
    return [[field, language === "und" ? "" : language]];
  });
  return Object.fromEntries(found);
}
