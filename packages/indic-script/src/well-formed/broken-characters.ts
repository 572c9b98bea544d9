import type { ProblemKind, TextProblem } from "./text-problem.js";

const REPLACEMENT = 0xfffd;
const NOTHING_BELOW = 0x20;

/** Characters that no text has on purpose: U+FFFD, halves of surrogate pairs, controls, private use. */
export function brokenCharacters(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= NOTHING_BELOW && unit < 0x7f) continue;
    const codePoint = text.codePointAt(at) as number;
    const end = codePoint > 0xffff ? at + 2 : at + 1;
    const kind = kindOf(codePoint);
    if (kind !== null) problems.push({ kind, start: at, end });
    at = end - 1;
  }
  return problems;
}

function kindOf(codePoint: number): ProblemKind | null {
  if (codePoint === REPLACEMENT) return "replacement_character";
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return "lone_surrogate";
  // Tab, line feed and carriage return are white space; so is U+0085, which old mainframes end a line with.
  const isControl =
    codePoint < NOTHING_BELOW ? !isWhiteSpace(codePoint) : codePoint >= 0x7f && codePoint <= 0x9f && codePoint !== 0x85;
  if (isControl || (codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef))
    return "control_character";
  const isPrivate = (codePoint >= 0xe000 && codePoint <= 0xf8ff) || (codePoint >= 0xf0000 && codePoint <= 0x10fffd);
  return isPrivate ? "private_use" : null;
}

const isWhiteSpace = (codePoint: number): boolean => codePoint >= 0x09 && codePoint <= 0x0d;
