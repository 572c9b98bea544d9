import type { EvalCase } from "../eval-case.js";

/** How an adapter reads what its tool hands over. */
export interface CaseOptions<Args extends object> {
  /** Makes the case out of the tool's arguments, instead of the translation that the adapter describes. */
  readonly toCase?: (args: Args) => EvalCase;
}
