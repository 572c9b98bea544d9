// @ts-check

/** @typedef {{ readonly output: string, readonly expected: string }} TextPair */

const ENGLISH =
  "the river rises in the western hills and flows east through three states before it meets the sea near a small port town where traders have kept records of tides since 1862".split(
    " ",
  );
const HINDI =
  "यह नदी पश्चिमी पहाड़ियों से निकलती है और तीन राज्यों से होकर पूर्व की ओर बहती हुई १८६२ में बने बंदरगाह के पास समुद्र में मिलती है।".split(
    " ",
  );

/**
 * Pairs of an answer and a copy with words left out, cut and exchanged: half English of about 200 characters, half
 * Hindi of about 80. The same for the same number, on every machine.
 *
 * @param {number} count
 * @returns {TextPair[]}
 */
export function makePairs(count) {
  const random = randomOf(20_261_129);
  return Array.from({ length: count }, (_, index) => {
    const [words, length] = index % 2 === 0 ? [ENGLISH, 36] : [HINDI, 15];
    const output = Array.from({ length }, () => pick(words, random));
    return { output: output.join(" "), expected: changed(output, random).join(" ") };
  });
}

/** @param {readonly string[]} words @param {() => number} random */
function changed(words, random) {
  const copy = words.flatMap((word) => {
    const chance = random();
    if (chance < 0.06) return [];
    if (chance < 0.12) return [word.slice(0, -1) || word];
    return [chance < 0.18 ? pick(words, random) : word];
  });
  return copy.length > 0 ? copy : words;
}

/** @param {readonly string[]} words @param {() => number} random @returns {string} */
const pick = (words, random) => /** @type {string} */ (words[Math.floor(random() * words.length)]);

/** Mulberry32, by Tommy Ettinger, public domain. @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
