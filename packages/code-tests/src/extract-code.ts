import { codeBlocks } from "./code-blocks.js";
import { type Language, languageNamed } from "./language.js";

/** Which of several blocks in the same language are the answer. */
export type BlockChoice = "first" | "last" | "all";

/** Code found in an output, or what is there in its place. */
export type Extracted =
  | { readonly code: string; readonly language: Language | null }
  | { readonly code: null; readonly tags: readonly string[] };

/**
 * The code of an output. Without a fence the whole output is code. With fences it is in the blocks tagged with the
 * language wanted; failing that, in the blocks without a tag. Blocks in other languages (a shell command, a sample of
 * JSON) are never run. Where no language is wanted, the first block tagged with a known one decides.
 */
export function extractCode(output: string, wanted: Language | null, choice: BlockChoice): Extracted {
  const blocks = codeBlocks(output);
  if (blocks.length === 0) return { code: output, language: wanted };

  const language = wanted ?? blocks.map(({ tag }) => languageNamed(tag)).find((known) => known !== null) ?? null;
  const tagged = language === null ? [] : blocks.filter(({ tag }) => languageNamed(tag) === language);
  const fitting = (tagged.length > 0 ? tagged : blocks.filter(({ tag }) => tag === "")).map(({ code }) => code);
  const chosen = { first: fitting.slice(0, 1), last: fitting.slice(-1), all: fitting }[choice];
  if (chosen.length === 0) return { code: null, tags: [...new Set(blocks.map(({ tag }) => tag))] };
  return { code: chosen.join("\n\n"), language };
}
