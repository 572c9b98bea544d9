import { lazyPattern, pythonSplit, stripEdgePunctuation } from "@eval/core/text";

/**
 * The words of an answer in any script, without the punctuation that only sets them apart. What changes the meaning
 * stays: signs, decimal points and group separators of numbers, "%" after and "#" beside a word, "/" and "&" between
 * words, a hyphen beside a digit or a single letter ("1947-48", "x-y"; "नमक-मिर्च" is two words), every symbol.
 *
 * A text of punctuation alone is one word, so "?" is not "!".
 */
export function answerWords(text: string): string[] {
  const pieces = pythonSplit(text.replace(CURRENCY_APART(), "$1"));
  const words: string[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as string;
    const stripped = withPrime(stripEdgePunctuation(piece), piece, text);
    if (stripped === "") addLoneSign(words, piece, pieces[index - 1], pieces[index + 1]);
    else if (!HAS_INNER().test(stripped)) words.push(joinInitials(stripped));
    else words.push(...cut(stripped).map(joinInitials));
  }
  return words.length === 0 && pieces.length > 0 ? [pieces.join(" ")] : words;
}

/** "₹ 500" is "₹500". */
const CURRENCY_APART = lazyPattern("(\\p{Sc})\\s+(?=\\p{N})", "gu");
const HAS_INNER = lazyPattern("[\\p{P}`]");
const WORD = "\\p{L}\\p{M}\\p{N}";
/** Between two letters, the first of a run of one or the second alone: a name or a difference, "x-y", "T-shirt". */
const SINGLE_LETTER_BEFORE = `(?<=(?<![${WORD}])\\p{L}\\p{M}*)-(?=[${WORD}])`;
const SINGLE_LETTER_AFTER = `(?<=[${WORD}])-(?=\\p{L}\\p{M}*(?![${WORD}]))`;

/** Punctuation inside a piece that belongs to its word; everything else separates. */
const JOINING = [
  "(?<=\\p{N})[,:](?=\\p{N})",
  `(?<=[${WORD}])[.&@_'](?=[${WORD}])`,
  "(?<=\\p{N})\\*(?=\\p{N})",
  "[/#\\\\]",
  "%(?<=\\p{N}%)",
  "[\u2030\u2031\u066a](?<=\\p{N}.)",
  "\\.(?=\\p{N})",
  "-(?=[.\\p{Sc}]?\\p{N})|(?<=[\\p{N}%])-",
  SINGLE_LETTER_BEFORE,
  SINGLE_LETTER_AFTER,
  "[-'\"](?=$)",
].join("|");
const PUNCTUATION = lazyPattern(`(?<joining>${JOINING})|[\\p{P}\`]`, "gu");

function cut(piece: string): string[] {
  return piece
    .replace(PUNCTUATION(), (sign, joining: string | undefined) => (joining === undefined ? " " : sign))
    .split(" ")
    .filter((word) => word !== "");
}

/** "U.S.A" is "USA": capitals with a full stop between each two of them. */
const joinInitials = (word: string): string => (INITIALS().test(word) ? word.replaceAll(".", "") : word);
const INITIALS = lazyPattern("^\\p{Lu}(?:\\.\\p{Lu})+$");

/** 5' and 5" are feet and inches, minutes and seconds, where no quotation was opened. */
function withPrime(stripped: string, piece: string, text: string): string {
  const prime = PRIME().exec(piece)?.[0];
  if (prime === undefined || !piece.endsWith(prime) || !stripped.endsWith(piece.at(-2) as string)) return stripped;
  return text.split(prime).length % 2 === 0 ? stripped + prime : stripped;
}

const PRIME = lazyPattern("(?<=\\p{N})['\"]$");

/** A sign that stands alone means something between or before what it works on; elsewhere it is a bullet or a dash. */
function addLoneSign(words: string[], sign: string, before: string | undefined, after: string | undefined): void {
  const startsNumber = after !== undefined && STARTS_NUMBER().test(after);
  if (sign === "%" && before !== undefined && ENDS_NUMBER().test(before)) words[words.length - 1] += "%";
  else if (sign === "-" && startsNumber) words.push(sign);
  else if (sign === "*" && startsNumber && before !== undefined && ENDS_NUMBER().test(before)) words.push(sign);
  else if (BETWEEN.includes(sign) && before !== undefined && after !== undefined) words.push(sign);
}

const BETWEEN = ["/", "&", "#", "@", "%"];
const STARTS_NUMBER = lazyPattern("^[.\\p{Sc}]?\\p{N}");
const ENDS_NUMBER = lazyPattern("\\p{N}$");
