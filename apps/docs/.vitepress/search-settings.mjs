// @ts-check

/** One spelling for letters that look the same, and digits of Indian scripts as those of ASCII. */
const processTerm = (/** @type {string} */ term) =>
  term
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, "")
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let zero = code;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
      return String(code - zero);
    });

/** How pages are found by their words, when the site is built and when it is read. */
export const searchSettings = {
  options: { processTerm },
  searchOptions: {
    fuzzy: 0.1,
    prefix: true,
    boost: { title: 4, text: 2, titles: 1 },
    // Guides and metrics come before the reference, which repeats their words.
    boostDocument: (/** @type {string} */ id) => (id.includes("/api/") ? 0.2 : 1),
  },
};

/**
 * Keeps the functions of the settings out of the pages, which would make them out of text: the content policy forbids
 * that. The theme brings them instead. What builds the index has its settings by then.
 *
 * @returns {import("vite").Plugin}
 */
export function searchWithoutFunctions() {
  return {
    name: "search-without-functions",
    apply: "build",
    configResolved(config) {
      const { themeConfig } = /** @type {any} */ (config).vitepress.site;
      themeConfig.search = { provider: "local" };
    },
  };
}
