import { lazyPattern } from "@eval/core/text";

/** Longer ones are not looked for: a mark without its partner hides no more than this. */
const LONGEST = 400;
const INSIDE = `{1,${LONGEST}}`;

/** An apostrophe opens a quotation before a word and closes it behind one: that of "users' files" does neither. */
const QUOTATION = lazyPattern(
  [
    `"[^"\\n]${INSIDE}"`,
    `“[^”\\n]${INSIDE}”`,
    `«[^»\\n]${INSIDE}»`,
    `\`[^\`\\n]${INSIDE}\``,
    `(?<![\\p{L}\\p{M}\\p{N}])‘[^\\n]${INSIDE}?’(?![\\p{L}\\p{M}\\p{N}])`,
    `(?<![\\p{L}\\p{M}\\p{N}])'(?! )[^\\n]${INSIDE}?(?<! )'(?![\\p{L}\\p{M}\\p{N}])`,
  ].join("|"),
  "gu",
);

/** So few words between quotation marks are set apart rather than quoted: answer "in Hindi". */
const FEWEST_WORDS = 3;

/**
 * A prompt with what it quotes blocked out by as many spaces, so that offsets stay: 'What does "answer in Hindi" mean?'
 * asks for nothing in Hindi. A prompt that is all one quotation is left as it is.
 */
export function maskQuotations(prompt: string): string {
  if (!/["“«`‘']/.test(prompt)) return prompt;
  const masked = prompt.replace(QUOTATION(), (quotation) =>
    quotation.trim().split(/\s+/).length < FEWEST_WORDS
      ? quotation
      : `${quotation[0]}${" ".repeat(quotation.length - 2)}${quotation.at(-1)}`,
  );
  return /\p{L}/u.test(masked) ? masked : prompt;
}
