import { checkShare } from "../checks/check-share.js";

/** Throws unless all are probabilities. */
export function checkPValues(p: readonly number[]): void {
  for (const [index, value] of p.entries()) checkShare(`p[${index}]`, value);
}
