// @ts-check

/** @typedef {Map<string, number>} Counts */

/**
 * How likely each word is in each language: parts of a language (running text, lists, types) are weighed, not added.
 * @param {number} size how many languages
 */
export function wordMass(size) {
  /** @type {Map<string, Float64Array>} */
  const mass = new Map();
  return {
    mass,
    /**
     * @param {number} language
     * @param {readonly (readonly [counts: Counts, share: number])[]} parts
     */
    add(language, parts) {
      const present = parts.filter(([counts]) => counts.size > 0);
      const total = present.reduce((sum, [, share]) => sum + share, 0);
      for (const [counts, share] of present) {
        const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
        for (const [word, count] of counts) {
          const row = mass.get(word) ?? new Float64Array(size);
          row[language] = (row[language] ?? 0) + ((share / total) * count) / all;
          mass.set(word, row);
        }
      }
    },
  };
}

/**
 * @param {Counts} counts
 * @param {string} word
 * @param {number} count
 */
export function count(counts, word, count) {
  counts.set(word, (counts.get(word) ?? 0) + count);
}

/**
 * Every n-th of a list, so that at most `limit` are left.
 * @param {readonly string[]} list
 * @param {number} limit
 */
export function thinned(list, limit) {
  const step = Math.max(1, list.length / limit);
  return Array.from(
    { length: Math.min(limit, list.length) },
    (_, at) => /** @type {string} */ (list[Math.floor(at * step)]),
  );
}
