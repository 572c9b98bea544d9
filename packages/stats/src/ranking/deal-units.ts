import { checkLabels, type Label } from "../checks/check-labels.js";
import { groupByLabel } from "../intervals/group-by-label.js";
import { seededRandom } from "../random/random.js";
import { shuffle } from "../random/shuffle.js";

/**
 * Items in random order for dealing to parts: first those of one outcome, then those of the other, so that every part
 * gets its share of both. With clusters the units are whole clusters, in random order.
 */
export function dealUnits(positive: readonly boolean[], seed: number, clusters?: readonly Label[]): number[][] {
  const random = seededRandom(seed);
  if (clusters !== undefined) {
    checkLabels("clusters", clusters, positive.length);
    return shuffle([...groupByLabel(clusters).values()], random);
  }
  const outcomes = [...groupByLabel(positive).values()];
  return outcomes.flatMap((members) => shuffle(members, random)).map((index) => [index]);
}
