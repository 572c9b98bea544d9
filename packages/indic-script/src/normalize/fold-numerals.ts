import { findNumbers } from "@eval/core/text/numbers";

/**
 * Numbers in digits without their group separators, and vulgar fractions as decimals: "10,00,000" is "1000000", "½" is
 * "0.5". Only what the number parser reads in one way; words, units and dates stay.
 */
export function foldNumerals(text: string): string {
  if (!MAY_CHANGE.test(text)) return text;
  let folded = "";
  let copied = 0;
  for (const found of findNumbers(text)) {
    if (found.kind !== "number") continue;
    GROUPED.lastIndex = Math.max(copied, found.start);
    const numeral = GROUPED.exec(text);
    if (numeral === null || numeral.index >= found.end) continue;
    const start = numeral.index;
    const plain = plainNumeral(numeral[0]);
    if (plain === undefined) continue;
    folded += text.slice(copied, start) + plain;
    copied = start + numeral[0].length;
  }
  return folded + text.slice(copied);
}

const MAY_CHANGE = /\d,\d|[\u00bc-\u00be\u2150-\u215e]/;
const GROUPED =
  /\d+(?:,\d+)+(?:\.\d+)?|(?<![\d\u00bc-\u00be\u2150-\u215e]|\d[.,])\d*[\u00bc-\u00be\u2150-\u215e](?![\d\u00bc-\u00be\u2150-\u215e])/g;

function plainNumeral(numeral: string): string | undefined {
  if (numeral.includes(",")) return numeral.replaceAll(",", "");
  const [found] = findNumbers(numeral);
  return found?.kind === "number" ? found.exact : undefined;
}
