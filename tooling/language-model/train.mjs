// @ts-check
// Multinomial logistic regression over the hashed n-grams of a word and the word itself (AdaGrad, L1 by a proximal step).

const SMOOTHING = 1e-6;
const USUAL_MASS = 1e-4;
const MOST_VISITS = 30;
const FIRST = { epochs: 3, rate: 0.15 };
const AFTER_PRUNING = { epochs: 2, rate: 0.09 };
const L1 = 0.002;
/** Errors of a class below this change nothing. */
const NEGLIGIBLE = 0.004;

/**
 * @typedef {object} Sample
 * @property {Int32Array} rows
 * @property {Float32Array} target share of each language in the word
 * @property {number} weight of one visit
 * @property {number} visits in an epoch
 */

/**
 * @typedef {object} Task
 * @property {number} classes
 * @property {Map<string, Float64Array>} mass
 * @property {(word: string) => number[]} gramBuckets
 * @property {number} buckets
 * @property {number} grams rows of n-grams to keep
 * @property {number} listed rows of words to keep
 * @property {(shares: Float64Array) => number} [concern] how much a wrong word matters; with it the n-grams are trained
 *   alone, and the words that they get wrong are listed
 * @property {(shares: Float64Array) => boolean} [isPlain] whether a word is of the first language, for which one weight
 *   will do
 * @property {() => number} random
 */

/** @param {Task} task */
export function train({ classes, mass, gramBuckets, buckets, grams, listed, concern, isPlain, random }) {
  const from = concern === undefined ? LISTED_FROM : LISTED_BY_ERROR_FROM;
  const common = [...mass].filter(([, row]) => sum(row) > from).map(([word]) => word);
  const ownRow = new Map(common.map((word, at) => [word, buckets + at]));
  const weights = new Float32Array((buckets + common.length) * classes);
  const bias = new Float32Array(classes);
  const samples = [...mass].map(([word, row]) => sample(word, row));
  const state = { classes, weights, bias, squares: new Float32Array(weights.length).fill(1e-3), random };
  run(state, samples, FIRST);
  const kept = keepUseful(state, samples, [
    [0, buckets, grams],
    [buckets, buckets + common.length, concern === undefined ? listed : 0],
  ]);
  for (const one of samples) one.rows = one.rows.filter((row) => kept[row]);
  state.squares.fill(0.05);
  run(state, samples, AFTER_PRUNING);
  if (concern !== undefined) for (const word of mostMistaken(concern)) keepOwn(word);
  // Words of the first language alone, which a single weight tells.
  const plain = common.filter((word) => isPlain?.(massOf(word)) && !kept[/** @type {number} */ (ownRow.get(word))]);
  for (const word of plain) keepOwn(word);
  return {
    bias,
    rowOf: (/** @type {number} */ row) => weights.subarray(row * classes, (row + 1) * classes),
    kept,
    ownRow,
    plain: new Set(plain),
  };

  function keepOwn(/** @type {string} */ word) {
    kept[/** @type {number} */ (ownRow.get(word))] = 1;
  }

  function massOf(/** @type {string} */ word) {
    return /** @type {Float64Array} */ (mass.get(word));
  }

  /** @returns {Sample} */
  function sample(/** @type {string} */ word, /** @type {Float64Array} */ row) {
    const total = sum(row);
    const own = ownRow.get(word);
    const weight = Math.min(MOST_VISITS, Math.max(0.25, Math.sqrt(total / USUAL_MASS)));
    const visits = Math.ceil(weight);
    return {
      rows: Int32Array.from(
        own === undefined || concern !== undefined ? gramBuckets(word) : [...gramBuckets(word), own],
      ),
      target: Float32Array.from(row, (part) => (part + SMOOTHING) / (total + classes * SMOOTHING)),
      weight: weight / visits,
      visits,
    };
  }

  /** The words whose n-grams say the most wrong, by how common they are. */
  function mostMistaken(/** @type {(shares: Float64Array) => number} */ weightOf) {
    const errors = common.map((word) => {
      const row = massOf(word);
      const { rows, target } = sample(word, row);
      const said = softmax(
        bias,
        weights,
        rows.filter((at) => kept[at]),
      );
      const error = target.reduce((all, share, at) => all + share * Math.log(share / Math.max(1e-9, said[at] ?? 0)), 0);
      return /** @type {const} */ ([word, sum(row) * weightOf(row) * error]);
    });
    return errors
      .sort(([, a], [, b]) => b - a)
      .slice(0, listed)
      .map(([word]) => word);
  }
}

const LISTED_FROM = 6e-4;
const LISTED_BY_ERROR_FROM = 4e-5;
const sum = (/** @type {Float64Array} */ row) => row.reduce((a, b) => a + b, 0);

/** @typedef {{ classes: number, weights: Float32Array, bias: Float32Array, squares: Float32Array, random: () => number }} State */

/**
 * @param {State} state
 * @param {Sample[]} samples
 * @param {{ epochs: number, rate: number }} schedule
 */
function run(state, samples, { epochs, rate }) {
  // A common word is visited as often as it weighs, since one visit moves a weight by no more than the rate.
  const order = samples.flatMap(({ visits }, at) => new Array(visits).fill(at));
  const biasSquares = new Float32Array(state.classes).fill(1e-3);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, state.random);
    for (const at of order) step(state, biasSquares, /** @type {Sample} */ (samples[at]), rate);
  }
}

/**
 * @param {State} state
 * @param {Float32Array} biasSquares
 * @param {Sample} sample
 * @param {number} rate
 */
function step({ classes, weights, bias, squares }, biasSquares, { rows, target, weight }, rate) {
  const shares = softmax(bias, weights, rows);
  for (let language = 0; language < classes; language += 1) {
    const error = /** @type {number} */ (shares[language]) - /** @type {number} */ (target[language]);
    if (Math.abs(error) < NEGLIGIBLE) continue;
    const gradient = weight * error;
    const biasSquare = /** @type {number} */ (biasSquares[language]) + gradient * gradient;
    biasSquares[language] = biasSquare;
    bias[language] = /** @type {number} */ (bias[language]) - (0.3 * rate * gradient) / Math.sqrt(biasSquare);
    for (let at = 0; at < rows.length; at += 1) {
      const place = /** @type {number} */ (rows[at]) * classes + language;
      const square = /** @type {number} */ (squares[place]) + gradient * gradient;
      squares[place] = square;
      const size = rate / Math.sqrt(square);
      const moved = /** @type {number} */ (weights[place]) - size * gradient;
      const shrunk = Math.abs(moved) - size * L1;
      weights[place] = shrunk > 0 ? Math.sign(moved) * shrunk : 0;
    }
  }
}

/**
 * @param {Float32Array} bias
 * @param {Float32Array} weights
 * @param {Int32Array} rows
 */
function softmax(bias, weights, rows) {
  const classes = bias.length;
  const levels = bias.slice();
  for (let at = 0; at < rows.length; at += 1) {
    const from = /** @type {number} */ (rows[at]) * classes;
    for (let language = 0; language < classes; language += 1)
      levels[language] = /** @type {number} */ (levels[language]) + /** @type {number} */ (weights[from + language]);
  }
  let highest = -Infinity;
  for (const level of levels) if (level > highest) highest = level;
  let total = 0;
  for (let language = 0; language < classes; language += 1)
    total += levels[language] = Math.exp(/** @type {number} */ (levels[language]) - highest);
  for (let language = 0; language < classes; language += 1)
    levels[language] = /** @type {number} */ (levels[language]) / total;
  return levels;
}

/**
 * The rows that tell languages apart most, weighed by how often they are used. The rest is set to zero.
 * @param {State} state
 * @param {Sample[]} samples
 * @param {readonly (readonly [first: number, end: number, count: number])[]} limits
 */
function keepUseful({ classes, weights }, samples, limits) {
  const rows = weights.length / classes;
  const use = new Float64Array(rows);
  for (const sample of samples)
    for (const row of sample.rows) use[row] = /** @type {number} */ (use[row]) + sample.weight * sample.visits;
  const kept = new Uint8Array(rows);
  for (const [first, end, count] of limits) {
    const worth = (/** @type {number} */ row) =>
      spread(weights.subarray(row * classes, (row + 1) * classes)) * Math.sqrt(/** @type {number} */ (use[row]));
    const byWorth = Array.from({ length: end - first }, (_, at) => [worth(first + at), first + at]);
    byWorth.sort(([a = 0], [b = 0]) => b - a);
    for (const [value = 0, row = 0] of byWorth.slice(0, count)) if (value > 0) kept[row] = 1;
  }
  for (let row = 0; row < rows; row += 1) if (!kept[row]) weights.fill(0, row * classes, (row + 1) * classes);
  return kept;
}

/** @param {Float32Array} row */
function spread(row) {
  const mean = row.reduce((a, b) => a + b, 0) / row.length;
  return row.reduce((a, b) => a + (b - mean) ** 2, 0);
}

/**
 * @param {number[]} order
 * @param {() => number} random
 */
function shuffle(order, random) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [/** @type {number} */ (order[other]), /** @type {number} */ (order[at])];
  }
}
