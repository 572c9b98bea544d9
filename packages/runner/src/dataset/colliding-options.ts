import type { Choice } from "@eval/core";
import { collapseWhitespace, toNfc } from "@eval/core/text";

/**
 * Labels of options that read alike: the same text but for case, white space and the form in which Unicode writes it.
 * A reply with such a text does not tell which one it means.
 *
 * @example
 * collidingOptions([{ label: "A", text: "गंगा" }, { label: "B", text: " गंगा" }]); // => [["A", "B"]]
 * collidingOptions([{ label: "A", text: "(a), (b)" }, { label: "B", text: "(b)" }]); // => []
 */
export function collidingOptions(choices: readonly Choice[]): readonly (readonly string[])[] {
  const labels = new Map<string, string[]>();
  for (const { label, text } of choices) {
    const form = plainForm(text);
    labels.set(form, [...(labels.get(form) ?? []), label]);
  }
  return [...labels.values()].filter((alike) => alike.length > 1);
}

// Upper case first, so that ß and ss are one, as case folding has it.
const plainForm = (text: string): string => collapseWhitespace(toNfc(text).toUpperCase().toLowerCase()).trim();
