import { aucScoreInterval } from "@eval/stats";
import { certification } from "./calibration-verdict.js";

const HALF_WIDTH = 0.05;
const MOST = 100_000;

/**
 * How many more labels of each kind a certified card takes: the stated sizes, and as many that the AUC, if it stays what
 * it is, is known to within 0.05. Where the AUC is unknown it is planned for the certified minimum.
 */
export function moreLabels(auc: number | null, similar: number, dissimilar: number, level: number) {
  const area = auc ?? certification.minAuc;
  const isNarrow = (size: number) => {
    const { low, high } = aucScoreInterval(area, size, size, level);
    return low !== null && high - low <= 2 * HALF_WIDTH;
  };
  let [tooFew, enough] = [1, MOST];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isNarrow(middle)) enough = middle;
    else tooFew = middle;
  }
  const needed = Math.max(certification.perSide, enough);
  return { similar: Math.max(0, needed - similar), dissimilar: Math.max(0, needed - dissimilar) };
}
