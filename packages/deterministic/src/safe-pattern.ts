import { EvalError, show } from "@eval/core";

const LONGEST_PATTERN = 500;

/**
 * Compiles a regular expression from someone's options. `\b`, `\w`, `\d` mean letters, marks and digits of every
 * script, not of ASCII.
 *
 * A pattern that can take exponential time is refused: one with a repeated group that itself repeats or branches
 * (`(a+)+`, `(a|aa)*`), a back reference or a look-around. What is left takes at most polynomial time.
 *
 * Throws an `EvalError` that says what is wrong with the pattern.
 */
export function compilePattern(source: string): RegExp {
  if (source.length > LONGEST_PATTERN) {
    throw new EvalError(
      "invalid-option",
      `a pattern must have at most ${LONGEST_PATTERN} characters, got ${source.length}`,
    );
  }
  const danger = dangerOf(source);
  if (danger !== null) {
    throw new EvalError("invalid-option", `a pattern must be safe to run, got ${show(source)} with ${danger}`);
  }
  try {
    return new RegExp(inEveryScript(source), "gu");
  } catch (cause) {
    throw new EvalError("invalid-option", `a pattern must be a regular expression, got ${show(source)}`, { cause });
  }
}

const WORD_CLASS = "\\p{L}\\p{M}\\p{N}_";
const EDGE = `(?:(?<![${WORD_CLASS}])(?=[${WORD_CLASS}])|(?<=[${WORD_CLASS}])(?![${WORD_CLASS}]))`;

/** Rewrites the ASCII-only escapes. Inside a character class `\b` is a backspace and stays. */
function inEveryScript(source: string): string {
  let text = "";
  let inClass = false;
  for (let index = 0; index < source.length; index++) {
    const character = source[index] as string;
    if (character === "\\") {
      index += 1;
      text += escapeInEveryScript(source[index] ?? "", inClass);
      continue;
    }
    if (character === "[") inClass = true;
    if (character === "]") inClass = false;
    text += character;
  }
  return text;
}

function escapeInEveryScript(letter: string, inClass: boolean): string {
  if (letter === "d") return "\\p{Nd}";
  if (letter === "D") return "\\P{Nd}";
  if (letter === "w") return inClass ? WORD_CLASS : `[${WORD_CLASS}]`;
  if (letter === "W" && !inClass) return `[^${WORD_CLASS}]`;
  if (letter === "b" && !inClass) return EDGE;
  // Python escapes freely; the u flag allows only escapes that mean something.
  return /[\p{L}\p{N}^$\\.*+?()[\]{}|/]/u.test(letter) || (inClass && letter === "-") ? `\\${letter}` : letter;
}

interface OpenGroup {
  repeats: boolean;
  branches: boolean;
}

/** Why a pattern could take exponential time, or null. */
function dangerOf(source: string): string | null {
  const groups: OpenGroup[] = [{ repeats: false, branches: false }];
  let inClass = false;
  let closed: OpenGroup | null = null;
  for (let index = 0; index < source.length; index++) {
    const character = source[index] as string;
    const group = groups.at(-1) as OpenGroup;
    if (character === "\\") {
      index += 1;
      if (/[1-9k]/.test(source[index] ?? "")) return "a back reference";
      closed = null;
    } else if (inClass) {
      inClass = character !== "]";
    } else if (character === "[") {
      inClass = true;
      closed = null;
    } else if (character === "(") {
      if (/^\(\?(?:[=!]|<[=!])/.test(source.slice(index))) return "a look-around";
      if (source[index + 1] === "?") index += 1;
      groups.push({ repeats: false, branches: false });
      closed = null;
    } else if (character === ")") {
      closed = groups.length > 1 ? (groups.pop() as OpenGroup) : null;
      const outer = groups.at(-1) as OpenGroup;
      outer.repeats ||= closed?.repeats ?? false;
      outer.branches ||= closed?.branches ?? false;
    } else if (character === "|") {
      group.branches = true;
      closed = null;
    } else if (character === "*" || character === "+" || character === "{") {
      if (closed?.repeats === true) return "a repeated group that repeats inside";
      if (closed?.branches === true) return "a repeated group that branches";
      group.repeats = true;
      closed = null;
    } else closed = null;
  }
  return null;
}
