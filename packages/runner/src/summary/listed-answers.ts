/** A list as Python prints one: `['a', 'b']`. */
const PYTHON_LIST = /^[[(]\s*(['"])[^'"]*\1(?:\s*,\s*(['"])[^'"]*\2)+\s*,?\s*[\])]\s*$/u;

/** A bar with a space on one side alone, as of "the |x|". */
const UNEVEN_BAR = /\s\|\S|\S\|\s/u;

/**
 * Whether an accepted answer looks like several in one text: "CSK|Chennai Super Kings", "['a', 'b']". Commas and
 * semicolons are in too many answers to say so; bars are in formulas, "P(A|B)" and "|x|", where they part no words.
 */
export function looksListed(answer: string): boolean {
  if (answer.includes("|")) return !UNEVEN_BAR.test(answer) && answer.split("|").every(isAnswer);
  const first = answer.charCodeAt(0);
  return (first === 0x5b || first === 0x28) && PYTHON_LIST.test(answer);
}

/** A text of its own, in which no bracket is left open. */
const isAnswer = (part: string): boolean =>
  /[\p{L}\p{N}]/u.test(part) && balanced(part, "(", ")") && balanced(part, "[", "]") && balanced(part, "{", "}");

const balanced = (text: string, open: string, close: string): boolean =>
  text.split(open).length === text.split(close).length;
