/** What could not be measured: null, and one sentence that says why. */
export interface Undefined {
  readonly value: null;
  readonly reason: string;
}

/**
 * A number, or null with the reason why there is none. `Extra` is what is known either way: counts, parts.
 *
 * Every result of this package that can be undefined follows this shape. An interval has `low` and `high` in the
 * place of `value`, a test has `p`; all of them are null together with a `reason`, never `NaN`, never a silent 0.
 */
export type Estimate<Extra = unknown> = ({ readonly value: number } | Undefined) & Extra;
