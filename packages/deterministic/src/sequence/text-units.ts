import { splitGraphemes } from "@eval/core/text";

/** What counts as one character: what a reader sees as one, or one Unicode code point, as in Python. */
export type TextUnit = "grapheme" | "code-point";

/** The values of {@link TextUnit}, for the `choices` of a metric with that option. */
export const textUnits: readonly TextUnit[] = ["grapheme", "code-point"];

/** The characters of a text. */
export function splitUnits(text: string, unit: TextUnit): string[] {
  return unit === "grapheme" ? splitGraphemes(text) : Array.from(text);
}
