/**
 * ASCII punctuation as the tokenizers of NIST and Tercom set it apart. Nothing outside ASCII is split off, the danda
 * neither, and apostrophes never are.
 *
 * @see mteval-v13a.pl; sacrebleu 2.6.0, tokenizer_re.py
 */
export const splitMarks = (text: string): string => text.replace(MARK, " $1 ");

/** The second half of the same rule: full stops and commas unless they stand between digits, hyphens after a digit. */
export function splitStops(text: string): string {
  return text
    .replace(STOP_AFTER_OTHER, "$1 $2 ")
    .replace(STOP_BEFORE_OTHER, " $1 $2")
    .replace(HYPHEN_AFTER_DIGIT, "$1 $2 ");
}

/** The four entities that the same tokenizers write out, in their order: "&amp;lt;" becomes "<". */
export function unescapeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
}

/** All of ASCII punctuation but the apostrophe, comma, full stop and hyphen; the space as well. */
const MARK = /([{-~[-` -&(-+:-@/])/gu;
const STOP_AFTER_OTHER = /([^0-9])([.,])/gu;
const STOP_BEFORE_OTHER = /([.,])([^0-9])/gu;
const HYPHEN_AFTER_DIGIT = /([0-9])(-)/gu;
