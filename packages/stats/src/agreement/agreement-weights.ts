/** How much credit two labels get that are not the same: none, or less the further apart they stand in the list. */
export type AgreementWeights = "none" | "linear" | "quadratic";

/** The credit for labels at two positions of a list: 1 on the diagonal, 0 for the two ends. */
export function agreementWeight(row: number, column: number, size: number, weights: AgreementWeights): number {
  if (row === column) return 1;
  if (weights === "none") return 0;
  const distance = Math.abs(row - column) / (size - 1);
  return weights === "linear" ? 1 - distance : 1 - distance ** 2;
}
