// @ts-check
// The short-answer formula of the answer-accuracy framework (minw0607/genai_capability_bench at 8aa833c), written out
// anew from its description: passes where max(exact match, 0.65 token F1 + 0.35 cosine of TF-IDF) is 0.7 or more.

/** @param {string} text what Python's \w and lower() make of it, without articles */
function normalise(text) {
  const spaced = text.toLowerCase().replace(/[^\p{L}\p{N}_\s]/gu, " ");
  return spaced
    .replace(/(?<![\p{L}\p{N}_])(?:a|an|the)(?![\p{L}\p{N}_])/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** @param {readonly string[]} words */
function countsOf(words) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** @param {readonly string[]} left @param {readonly string[]} right */
function tokenF1(left, right) {
  const other = countsOf(right);
  let shared = 0;
  for (const [word, count] of countsOf(left)) shared += Math.min(count, other.get(word) ?? 0);
  return shared === 0 ? 0 : (2 * shared) / (left.length + right.length);
}

/** Cosine of TF-IDF fitted on the two texts alone. @param {string} left @param {string} right */
export function similarity(left, right) {
  const [a, b] = [left, right].map((text) => countsOf(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []));
  if (a === undefined || b === undefined || a.size === 0 || b.size === 0) return 0;
  const weight = (/** @type {string} */ word) => (a.has(word) && b.has(word) ? 1 : Math.log(1.5) + 1);
  const norm = (/** @type {Map<string, number>} */ counts) =>
    Math.sqrt([...counts].reduce((sum, [word, count]) => sum + (count * weight(word)) ** 2, 0));
  const dot = [...a].reduce((sum, [word, count]) => sum + count * (b.get(word) ?? 0) * weight(word) ** 2, 0);
  return dot / (norm(a) * norm(b));
}

/** @param {string} output @param {readonly string[]} expected each measure takes its best expected answer */
export function seedScore(output, expected) {
  const words = normalise(output);
  const best = (/** @type {(answer: string) => number} */ measure) => Math.max(...expected.map(measure));
  const isExact = expected.some((answer) => normalise(answer).join(" ") === words.join(" "));
  const f1 = best((answer) => tokenF1(words, normalise(answer)));
  return Math.max(isExact ? 1 : 0, 0.65 * f1 + 0.35 * best((answer) => similarity(output, answer)));
}
