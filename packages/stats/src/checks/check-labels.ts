import { invalidInput } from "./invalid-input.js";

/** What tells clusters, strata or classes apart. */
export type Label = string | number | boolean;

/** Throws unless there is one label for each of n items. */
export function checkLabels(name: string, labels: readonly Label[], n: number): void {
  if (labels.length !== n) throw invalidInput(`${name} must hold one label for each of ${n} items`, labels.length);
}
