import { checkCount } from "../checks/check-count.js";
import type { TestResult } from "../test-result.js";

/** The discordant pairs: those that only one of two systems passed. A `PairedTable` has them. */
export interface Discordant {
  readonly onlyA: number;
  readonly onlyB: number;
}

/** The result of a test that is defined for all counts. */
export type DiscordantTest = TestResult<Discordant> & { readonly p: number };

/** What every test of discordant pairs says; throws on impossible counts. */
export function discordantFace(method: string, { onlyA, onlyB }: Discordant) {
  checkCount("onlyA", onlyA);
  checkCount("onlyB", onlyB);
  return { method, alternative: "two-sided", onlyA, onlyB } as const;
}
