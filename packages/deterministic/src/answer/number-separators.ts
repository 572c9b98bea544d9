import { EvalError, show } from "@eval/core";

/**
 * A function that writes a number of a locale with a decimal point and without group separators: "3,14" of `de` is
 * "3.14", "1,00,000" of `en-IN` is "100000". What is not a number, or is not grouped as one, stays.
 *
 * Throws an `EvalError` where the locale is not a BCP 47 tag.
 */
export function numberReader(locale: string): (word: string) => string {
  const { group, decimal } = separatorsOf(locale);
  const grouped = `\\d{1,3}(?:${escaped(group)}\\d{2,3})*${escaped(group)}\\d{3}`;
  const number = new RegExp(`^([^\\p{L}\\p{M}\\p{N}]*)(${grouped}|\\d+)(?:${escaped(decimal)}(\\d+))?(\\D*)$`, "u");
  return (word) => {
    const parts = number.exec(word);
    if (parts === null) return word;
    const [, before = "", whole = "", fraction, after = ""] = parts;
    return before + whole.replaceAll(group, "") + (fraction === undefined ? "" : `.${fraction}`) + after;
  };
}

function separatorsOf(locale: string): { group: string; decimal: string } {
  try {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(12_345_678.9);
    const valueOf = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
    return { group: valueOf("group", ","), decimal: valueOf("decimal", ".") };
  } catch {
    throw new EvalError("invalid-option", `locale must be a BCP 47 tag, got ${show(locale)}`);
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
