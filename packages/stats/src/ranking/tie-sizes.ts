import { tieGroups } from "./tie-groups.js";

/** How often each distinct value occurs, in ascending order of the values. */
export function tieSizes(values: readonly number[]): number[] {
  return tieGroups(values).map(({ indices }) => indices.length);
}
