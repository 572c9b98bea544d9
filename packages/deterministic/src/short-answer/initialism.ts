import { lazyPattern } from "@eval/core/text";

/** Of two letters there are too many: "UN", "JD". */
const INITIALISM = lazyPattern("^\\P{L}*((?:\\p{Lu}\\.?\\s?){3,8})\\P{L}*$", "u");
const CAPITALS = lazyPattern("(?<![\\p{L}\\p{M}\\p{N}'’])\\p{Lu}", "gu");

/** Whether an answer is the capitals that the words of the name expected begin with: "NASA", "W.H.O.". */
export function isInitialism(answer: string, expected: string): boolean {
  const letters = INITIALISM().exec(answer)?.[1]?.replace(/[\s.]/g, "");
  return letters !== undefined && letters === expected.match(CAPITALS())?.join("");
}
