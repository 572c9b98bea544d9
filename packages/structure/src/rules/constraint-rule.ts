import type { Json } from "@eval/core";

/** What every rule may say beside its own words. */
interface AnyRule {
  /** Where the rule holds: its paths start at every value that this pointer names. */
  readonly each?: string;
  /** Whether a value that is not there is left out instead of breaking the rule. */
  readonly optional?: boolean;
}

/** A number that a rule computes: paths are JSON pointers in which `*` is every item or member. */
interface ComputedRule extends AnyRule {
  /** The value that must equal the result. */
  readonly path: string;
  /** The values that go in. */
  readonly of: string | readonly string[];
  /** How far off the value may be; 0 unless given, and decimals are exact. */
  readonly tolerance?: number;
}

/** One declared rule: data, so that it can stand in a configuration file. Paths are JSON pointers with `*`. */
export type ConstraintRule =
  /** Something is there, and is not null. */
  | (AnyRule & { readonly rule: "required"; readonly path: string })
  /** Numbers are between these bounds, which belong to the range. */
  | (AnyRule & { readonly rule: "range"; readonly path: string; readonly min?: number; readonly max?: number })
  | (ComputedRule & { readonly rule: "sum" })
  | (ComputedRule & { readonly rule: "product" })
  /** The value is how many values the pointers in `of` name. */
  | (ComputedRule & { readonly rule: "count" })
  /** Equal as JSON to `value`, or to what is at `to`: 1 and 1.0 are equal, members may have any order. */
  | (AnyRule & { readonly rule: "equals"; readonly path: string; readonly value?: Json; readonly to?: string })
  /** No two values are equal as JSON. */
  | (AnyRule & { readonly rule: "unique"; readonly path: string })
  /** The pattern is found in the text; `\w` and `\d` are of every script. */
  | (AnyRule & { readonly rule: "matches"; readonly path: string; readonly pattern: string })
  /** Words of a passage of `context`, the number of one (from 1), or one of `retrievedIds`. */
  | (AnyRule & {
      readonly rule: "cited";
      readonly path: string;
      readonly in?: "context" | "context-number" | "retrieved-ids";
    });

/** One place where a rule does not hold. */
export interface ConstraintViolation {
  /** Which rule of the list, from 0. */
  readonly index: number;
  readonly rule: ConstraintRule["rule"];
  /** A JSON pointer to the value; "" is the whole. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}
