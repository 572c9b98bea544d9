import type { EmptyExpected } from "@eval/core";

/**
 * What an empty gold answer can mean to a metric that measures a distance: nothing to measure, or that silence is
 * right. That every output is right, as for a search, has no sense here.
 */
export type EmptyGold = Exclude<EmptyExpected, "correct">;

/** The values of {@link EmptyGold}, for the `choices` of a metric with that option. */
export const emptyGoldChoices: readonly EmptyGold[] = ["unscored", "no-answer"];
