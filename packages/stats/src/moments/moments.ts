import { checkCount } from "../checks/check-count.js";
import type { Estimate } from "../result.js";
import { addProduct } from "./add-product.js";
import { ExactSum } from "./exact-sum.js";

/** Moments as plain JSON: what a shard hands over. */
export interface MomentsJson {
  readonly count: number;
  readonly sum: readonly number[];
  readonly squares: readonly number[];
}

/**
 * Count, mean and standard deviation of values that arrive one by one or shard by shard, in any order: the result is
 * the same to the last digit, because the sums are exact.
 *
 * The standard deviation divides by count - 1 and does not lose digits to a large mean.
 *
 * @example
 * new Moments([1, 2, 4]).mean; // => { value: 7 / 3 }
 * new Moments([1e9 + 1, 1e9 + 2, 1e9 + 3]).standardDeviation; // => { value: 1 }
 * new Moments([]).mean; // => { value: null, reason: "there are no values" }
 * new Moments([1]).merge(new Moments([0, 1])).toJSON(); // => { count: 3, sum: [2], squares: [2] }
 */
export class Moments {
  #count = 0;
  readonly #sum = new ExactSum();
  readonly #squares = new ExactSum();

  constructor(values: Iterable<number> = []) {
    for (const value of values) this.add(value);
  }

  /** The moments that `toJSON` wrote. */
  static from({ count, sum, squares }: MomentsJson): Moments {
    checkCount("count", count);
    const moments = new Moments();
    moments.#count = count;
    moments.#sum.merge(ExactSum.from(sum));
    moments.#squares.merge(ExactSum.from(squares));
    return moments;
  }

  add(value: number): this {
    this.#sum.add(value);
    addProduct(this.#squares, value, value);
    this.#count += 1;
    return this;
  }

  merge(other: Moments): this {
    this.#count += other.#count;
    this.#sum.merge(other.#sum);
    this.#squares.merge(other.#squares);
    return this;
  }

  get count(): number {
    return this.#count;
  }

  get sum(): number {
    return this.#sum.value;
  }

  get mean(): Estimate {
    if (this.#count === 0) return { value: null, reason: "there are no values" };
    return { value: this.#sum.value / this.#count };
  }

  get standardDeviation(): Estimate {
    const n = this.#count;
    if (n === 0) return { value: null, reason: "there are no values" };
    if (n === 1) return { value: null, reason: "one value has no spread" };
    // count × squares - sum², exactly: the difference of two near numbers keeps all its digits.
    const spread = new ExactSum();
    for (const part of this.#squares.toJSON()) addProduct(spread, part, n);
    const parts = this.#sum.toJSON();
    for (const a of parts) for (const b of parts) addProduct(spread, -a, b);
    return { value: Math.sqrt(spread.value / n / (n - 1)) };
  }

  toJSON(): MomentsJson {
    return { count: this.#count, sum: this.#sum.toJSON(), squares: this.#squares.toJSON() };
  }
}
