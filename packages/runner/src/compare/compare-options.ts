/** What to compare besides all cases together. */
export interface CompareOptions {
  /** Columns whose values make slices, each compared on its own. */
  readonly by: readonly string[];
  /** Column whose values say which cases belong together; null takes them as independent. */
  readonly clusterBy: string | null;
  /** Nobody asked for these columns, as for those of the usual groups: one that is on neither side is left out. */
  readonly isUnasked?: boolean;
}

/** The columns that a comparison needs of each case, in the order in which it expects them. */
export const neededColumns = ({ by, clusterBy }: CompareOptions): string[] =>
  clusterBy === null ? [...by] : [...by, clusterBy];
