/**
 * An interval, or null at both ends with the reason why there is none.
 *
 * Plain JSON: `{ "level": 0.95, "method": "wilson", "low": 0.12, "high": 0.77 }`. `Extra` is what a method has to
 * say beside its bounds, such as the number of resamples.
 */
export type Interval<Extra = unknown> = {
  /** The nominal coverage, 0.95 where not given. */
  readonly level: number;
  readonly method: string;
} & (
  | { readonly low: number; readonly high: number }
  | { readonly low: null; readonly high: null; readonly reason: string }
) &
  Extra;
