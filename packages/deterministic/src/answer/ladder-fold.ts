import { pythonSplit, pythonStrip } from "@eval/core/text";

/**
 * The last steps of the grading ladder's `normalise`, after NFKC and lower case: white space stripped, the curly
 * apostrophe, `.!?;:` off the end, white space single. A space left before the punctuation stays: "30 days ." is
 * "30 days ".
 */
export function ladderFold(text: string): string {
  const stripped = pythonStrip(text).replaceAll("’", "'").replace(TRAILING, "");
  const folded = pythonSplit(stripped).join(" ");
  // Stripped at both ends before, so white space at the end is what the punctuation left behind.
  return pythonStrip(stripped) === stripped ? folded : `${folded} `;
}

const TRAILING = /[.!?;:]+$/;
