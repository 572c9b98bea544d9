import type { Summary } from "@eval/runner";

type Quantity = "passRate" | "score";
/** A condition on a number of a run: of one metric, or of all where none is named. */
export interface Gate {
  readonly option: string;
  readonly metric: string | null;
  readonly quantity: Quantity;
  readonly bound: "min" | "max";
  readonly limit: number;
}
/** A gate that a run did not meet, in words. */
export interface GateFailure {
  readonly gate: Gate;
  readonly metric: string;
  readonly value: number | null;
  readonly message: string;
}
/** Reads `[metric=]number`. A rate is a share from 0 to 1. */
export declare function parseGates(
  option: string,
  quantity: Quantity,
  bound: "min" | "max",
  texts: readonly string[],
): Gate[];
/** The gates that do not hold. A number that could not be computed holds no gate. */
export declare function failedGates(gates: readonly Gate[], summary: Summary): GateFailure[];
/** Whether there are more errors than allowed: a whole number of them, or a share of the cases where below 1. */
export declare function hasTooManyErrors({ metrics }: Summary, allowed: number): boolean;
//# sourceMappingURL=gates.d.ts.map
