import { invalidInput } from "../checks/invalid-input.js";
import { addExactly } from "./add-exactly.js";
import { roundExpansion } from "./round-expansion.js";

/**
 * A sum without rounding error, whatever the order of its terms: `value` is the double nearest to the exact sum.
 *
 * Plain addition gives other last digits for another order, so shards summed apart would not give the bytes of the
 * whole. Merged exact sums do. As JSON a sum is the shortest list of numbers, largest first, that adds up to it
 * exactly: the same list for the same sum, however it was reached.
 *
 * Terms must be finite, and so must the running sum: beyond 1.8e308 it throws.
 *
 * @see Shewchuk 1997, Adaptive precision floating-point arithmetic; Python's math.fsum
 * @example
 * new ExactSum([0.1, 0.2, 0.3]).value; // => 0.6
 * new ExactSum([1e100, 1, -1e100]).value; // => 1
 * new ExactSum([0.5]).merge(new ExactSum([0.25])).toJSON(); // => [0.75]
 */
export class ExactSum {
  /** Whole numbers that have not been put among the parts: counts and 0/1 scores never need more than this. */
  #whole = 0;
  /** Numbers that do not overlap, smallest first, and add up to the rest exactly. */
  readonly #parts: number[] = [];

  constructor(terms: Iterable<number> = []) {
    for (const term of terms) this.add(term);
  }

  /** The sum that `toJSON` wrote. */
  static from(json: readonly number[]): ExactSum {
    return new ExactSum(json);
  }

  add(term: number): this {
    const whole = this.#whole + term;
    if (Number.isSafeInteger(term) && Number.isSafeInteger(whole)) {
      this.#whole = whole;
      return this;
    }
    if (!Number.isFinite(term)) throw invalidInput("a term of a sum must be a finite number", term);
    addExactly(this.#parts, term);
    if (Number.isFinite(this.#parts.at(-1) ?? 0)) return this;
    throw invalidInput("a running sum must stay below 1.8e308", term);
  }

  merge(other: ExactSum): this {
    for (const part of [...other.#parts, other.#whole]) this.add(part);
    return this;
  }

  /** The double nearest to the exact sum, half to even. */
  get value(): number {
    return this.#parts.length === 0 ? this.#whole : roundExpansion(this.#settled());
  }

  toJSON(): number[] {
    const rest = this.#settled();
    const list: number[] = [];
    while (rest.length > 0) {
      const nearest = roundExpansion(rest);
      list.push(nearest);
      addExactly(rest, -nearest);
    }
    return list;
  }

  #settled(): number[] {
    const parts = [...this.#parts];
    addExactly(parts, this.#whole);
    return parts;
  }
}
