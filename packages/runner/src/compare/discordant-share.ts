import { type Discordant, wilsonInterval } from "@eval/stats";

/** The share of n cases on which two sides differ; where they never do, the most that could have gone unseen. */
export function discordantShare({ onlyA, onlyB }: Discordant, n: number): number {
  const differ = onlyA + onlyB;
  return differ > 0 ? differ / n : (wilsonInterval(0, n).high ?? 1);
}
