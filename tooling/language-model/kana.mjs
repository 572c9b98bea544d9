// @ts-check
// Hepburn spelling of words in hiragana.
const ROWS =
  "あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno はha ひhi ふfu " +
  "へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo " +
  "だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo";
const SYLLABLES = new Map(ROWS.split(" ").map((entry) => [entry.slice(0, 1), entry.slice(1)]));
const GLIDES = new Map([
  ["ゃ", "a"],
  ["ゅ", "u"],
  ["ょ", "o"],
]);

/**
 * Empty where a character is no hiragana.
 * @param {string} word
 */
export function romaji(word) {
  let spelling = "";
  for (const [at, kana] of [...word].entries()) {
    const glide = GLIDES.get(kana);
    const syllable = SYLLABLES.get(kana);
    if (kana === "っ") spelling += SYLLABLES.get(word[at + 1] ?? "")?.[0] ?? "";
    else if (glide !== undefined) spelling = spelling.replace(/i$/, "").replace(/(?<!sh|ch|j)$/, "y") + glide;
    else if (syllable === undefined) return "";
    else spelling += syllable;
  }
  return spelling;
}
