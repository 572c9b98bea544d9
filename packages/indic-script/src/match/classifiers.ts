import { lazyPattern } from "@eval/core/text";
import { findNumbers } from "@eval/core/text/numbers";

const NUMBER_WORD = lazyPattern(
  "(?<![\\p{L}\\p{M}])(?:([\\u0980-\\u09fe]+?)ট[ািোে]|([\\u0b00-\\u0b7f]+?)ଟ[ାି])[\\p{L}\\p{M}]*",
  "gu",
);

/** Stems that are no word for the number by themselves, or another word as well. */
const SHORT: Readonly<Record<string, string>> = { ন: "9", ছ: "6", দু: "2", বার: "12", ବାର: "12", ଦି: "2" };

/**
 * A text with its number words in digits where a classifier is glued to them: নয়টায় is ৯টায়. The length of the text
 * stays. "One" (একটা) is an article.
 */
export function withoutClassifiers(text: string): string {
  if (!text.includes("ট") && !text.includes("ଟ")) return text;
  return text.replace(NUMBER_WORD(), (word: string, bengali?: string, odia?: string) => {
    const stem = bengali ?? odia ?? "";
    const value = SHORT[stem] ?? valueOf(stem);
    return value === null || value === "1" || value.length > word.length ? word : value.padEnd(word.length);
  });
}

function valueOf(stem: string): string | null {
  const [number] = findNumbers(stem);
  return number?.kind === "number" && number.end === stem.length ? number.exact : null;
}
