// @ts-check

const ROUNDS = 4;
/** Languages that a word has less of than this, truly and by the model, get no weight. */
const NOTABLE = 0.04;
const LEAST = 0.003;
const SMOOTHING = 1e-6;

/**
 * Sets the own rows of listed words so that each word comes out as its share in the languages, whatever its n-grams say
 * once they are pruned and rounded. Training alone leaves common short words noisy.
 * @param {{ bias: Float32Array, rowOf: (row: number) => Float32Array, kept: Uint8Array, ownRow: Map<string, number>, plain: Set<string> }} model
 * @param {Map<string, Float64Array>} mass
 * @param {(word: string) => number[]} gramBuckets
 * @param {number} step
 */
export function correctListed({ bias, rowOf, kept, ownRow, plain }, mass, gramBuckets, step) {
  const rounded = (/** @type {Float32Array} */ row) => row.map((weight) => Math.round(weight / step) * step);
  for (const [word, row] of ownRow) {
    const shares = mass.get(word);
    if (!kept[row] || shares === undefined) continue;
    const base = rounded(bias);
    rowOf(row).fill(0);
    for (const bucket of gramBuckets(word))
      if (kept[bucket]) for (const [at, weight] of rounded(rowOf(bucket)).entries()) add(base, at, weight);
    if (plain.has(word)) rowOf(row)[0] = levelOf(base);
    else for (let round = 0; round < ROUNDS; round += 1) moveTowards(rowOf(row), base, shares);
  }
}

const PLAIN_SHARE = 0.75;

/**
 * What raises the first language to its share in a word that is its own.
 * @param {Float32Array} base
 */
function levelOf(base) {
  const odds = base.map((weight) => Math.exp(weight));
  const others = odds.slice(1).reduce((a, b) => a + b, 0);
  return Math.max(0, Math.log((PLAIN_SHARE / (1 - PLAIN_SHARE)) * (others / /** @type {number} */ (odds[0]))));
}

/**
 * @param {Float32Array} own
 * @param {Float32Array} base
 * @param {Float64Array} shares
 */
function moveTowards(own, base, shares) {
  const total = shares.reduce((a, b) => a + b, 0);
  const odds = base.map((weight, at) => Math.exp(weight + /** @type {number} */ (own[at])));
  const sum = odds.reduce((a, b) => a + b, 0);
  shares.forEach((share, at) => {
    const wanted = (share + SMOOTHING) / (total + shares.length * SMOOTHING);
    const given = /** @type {number} */ (odds[at]) / sum;
    if (wanted < NOTABLE && given < NOTABLE) return;
    add(own, at, Math.log(Math.max(wanted, LEAST)) - Math.log(Math.max(given, LEAST)));
  });
}

/**
 * @param {Float32Array} row
 * @param {number} at
 * @param {number} value
 */
function add(row, at, value) {
  row[at] = /** @type {number} */ (row[at]) + value;
}
