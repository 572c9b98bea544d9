// @ts-check
// Rules that a short English answer may be accepted by, each built of the metrics of @eval/deterministic and the order
// of words. Which of them are used together is chosen on data, see measure.mjs.

/**
 * @typedef {{ output: string, expected: string }} Pair
 * @typedef {(pair: Pair) => { label: string, score: number | null }} PairMetric
 * @typedef {{ numericMatch: () => PairMetric, dateMatch: () => PairMetric, tokenF1: () => PairMetric }} Metrics
 * @typedef {{ metrics: Metrics, splitWords: (text: string) => string[], fold: (text: string) => string }} Parts
 */

/** Words that an answer may begin or end with, or not, and be the same answer. */
const SMALL_WORDS = new Set(
  "a an the in on at of by during to from for and his her its their about after is was".split(" "),
);

/** Systems that print their tokens put spaces where nobody writes them: "18, 426", "1. 3", "john - kamen". */
const withoutTokenSpaces = (/** @type {string} */ text) =>
  text
    .replace(/(\p{Nd}),\s(?=\p{Nd}{3}(?!\p{Nd}))/gu, "$1,")
    .replace(/(\p{Nd})\.\s(?=\p{Nd})/gu, "$1.")
    .replace(/(\p{L}) -+ (?=\p{L})/gu, "$1-");

/** Letters of the Latin script without their accents, which English writers leave out. */
const withoutAccents = (/** @type {string} */ text) =>
  text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");

/** @param {Parts} parts @returns {(output: string, expected: readonly string[], question: string) => Set<string>} */
export function answerRules({ metrics, splitWords, fold }) {
  const [number, date, f1] = [metrics.numericMatch(), metrics.dateMatch(), metrics.tokenF1()];
  const isDate = (/** @type {string} */ text) => date({ output: text, expected: "1000" }).label !== "no_date";
  const contentOf = (/** @type {string} */ text) => {
    const plain = withoutAccents(fold(text))
      .replace(/'s(?!\p{L})/gu, "")
      .replace(/-/g, " ");
    const words = splitWords(plain);
    const content = words.filter((word) => !SMALL_WORDS.has(word));
    return content.length > 0 ? content : words;
  };

  return (output, expected, question) => {
    const asked = contentOf(question);
    const answer = withoutTokenSpaces(output);
    const golds = expected.map(withoutTokenSpaces);
    /** @type {Set<string>} */
    const held = new Set();
    for (const gold of golds) {
      const pair = { output: answer, expected: gold };
      if (isDate(answer) !== isDate(gold)) continue;
      const rules = isDate(gold)
        ? dateRules(date, pair, golds.filter(isDate))
        : [
            ...numberRules(number, pair, contentOf),
            ...wordRules(contentOf(answer), contentOf(gold), asked, answer),
            ...f1Rules(f1, pair),
          ];
      for (const rule of rules) held.add(rule);
    }
    return held;
  };
}

/** @param {PairMetric} date @param {Pair} pair @param {readonly string[]} golds */
function dateRules(date, { output, expected }, golds) {
  const states = (/** @type {string} */ fuller, /** @type {string} */ coarser) =>
    date({ output: fuller, expected: coarser }).label === "matched";
  const [isFiner, isCoarser] = [states(output, expected), states(expected, output)];
  if (isFiner && isCoarser) return ["same date"];
  if (isFiner) return ["finer date"];
  if (!isCoarser) return [];
  const isAgreed = golds.every((gold) => states(gold, output) || states(output, gold));
  return ["coarser date", ...(isAgreed ? ["coarser date of all expected"] : [])];
}

/** @param {PairMetric} number @param {Pair} pair @param {(text: string) => string[]} contentOf */
function numberRules(number, pair, contentOf) {
  if (number(pair).label !== "matched") return [];
  const isShort = contentOf(pair.output).length <= 2 && contentOf(pair.expected).length <= 2;
  return ["same number", ...(isShort ? ["same number and at most a word"] : [])];
}

/** @param {PairMetric} f1 @param {Pair} pair */
function f1Rules(f1, pair) {
  const score = f1(pair).score ?? 0;
  return score >= 0.8 ? ["token F1 of 0.8", "token F1 of 2/3"] : score >= 2 / 3 ? ["token F1 of 2/3"] : [];
}

/** @param {string[]} answer @param {string[]} gold @param {string[]} asked @param {string} output */
function wordRules(answer, gold, asked, output) {
  const [isLess, isMore] = [isWithin(answer, gold), isWithin(gold, answer)];
  if (isLess && isMore) return ["same words"];
  const frame = answer.length > 1 && gold.length > 1 && answer[0] === gold[0] && answer.at(-1) === gold.at(-1);
  if (isLess) return [...(frame ? ["without the middle"] : []), ...partRules(answer, gold, asked)];
  if (!isMore || /(?<!\p{L})or(?!\p{L})/u.test(output)) return [];
  return [...(frame ? ["with a middle"] : []), ...wholeRules(answer, gold, asked, output)];
}

/** The answer is part of what was expected. @param {string[]} answer @param {string[]} gold @param {string[]} asked */
function partRules(answer, gold, asked) {
  const many = answer.length > 1 ? "two words" : "one word";
  return [
    ...(answer.at(-1) === gold.at(-1) ? [`${many} of expected, with its last`] : []),
    ...(startsWith(gold, answer) ? [`${many} of expected, from its first`] : []),
    ...(isWithin(without(gold, answer), asked) ? ["less what the question says"] : []),
  ];
}

/** What was expected is part of the answer. @param {string[]} answer @param {string[]} gold @param {string[]} asked @param {string} output */
function wholeRules(answer, gold, asked, output) {
  const many = gold.length > 1 ? "two expected words" : "one expected word";
  const end = output.includes(",") && gold.length === 1 ? `${many} last, behind a comma` : `${many} last`;
  return [
    ...(endsWith(answer, gold) ? [end] : []),
    ...(startsWith(answer, gold) ? [`${many} first`] : []),
    ...(isWithin(without(answer, gold), asked) ? ["more, as the question says"] : []),
  ];
}

/** @param {string[]} part @param {string[]} whole */
const isWithin = (part, whole) => part.every((word) => whole.includes(word));
/** @param {string[]} words @param {string[]} others */
const without = (words, others) => words.filter((word) => !others.includes(word));
/** @param {string[]} words @param {string[]} start */
const startsWith = (words, start) => start.every((word, index) => words[index] === word);
/** @param {string[]} words @param {string[]} end */
const endsWith = (words, end) => startsWith(words.slice(-end.length), end);
