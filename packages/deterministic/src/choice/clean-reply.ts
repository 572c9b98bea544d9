import { normalizerOf } from "../normalizer.js";

/**
 * A reply as labels are looked for in it: without the model's thinking and markdown, its lines kept. LaTeX's
 * `\boxed{C}` and `<answer>C</answer>` say "answer: C".
 */
export function cleanReply(reply: string): string {
  return FOLD(reply)
    .replace(ENCLOSED, (letter) => letter.normalize("NFKC"))
    .replace(BOXED, " answer: $1 ")
    .replace(ANSWER_TAG, " answer: $1 ")
    .replace(INLINE_MATH, "$1$2")
    .replace(EMPHASIS, "")
    .replace(SPACES, " ")
    .replace(LINE_BREAKS, "\n")
    .replace(LINE_MARK, "");
}

/** What stands after the model's own thinking: "<think>…</think>". */
export function withoutThinking(reply: string): string {
  const end = reply.lastIndexOf("</think>");
  return end === -1 ? reply : reply.slice(end + "</think>".length);
}

const FOLD = normalizerOf(["canonical", "fold-digits", "fold-quotes", "fold-dashes", "strip-invisible"]);

/** Circled, parenthesised and full-width letters and numbers. */
const ENCLOSED = /[\u2460-\u24e9\uff08\uff09\uff1a\uff21-\uff3a\uff41-\uff5a]/g;
const BOXED = /\$?\\boxed\{\s*(?:\\(?:text|textbf|mathrm|mathbf)\{)?([^{}]{1,200})\}+\$?/g;
const ANSWER_TAG = /<answer>([^<]{1,200})<\/answer>/gi;
const INLINE_MATH = /\\\(([^()\\]{1,8})\\\)|\$([^$\s]{1,8})\$/g;
const EMPHASIS = /\*\*|__|`|\*(?=[^\s*])|(?<=[^\s*])\*/g;
/** Runs of white space would make every look at what stands before a label slow. */
const SPACES = /[^\S\n]+/g;
const LINE_BREAKS = /\n\s*/g;
const LINE_MARK = /^ ?(?:[>#]+|[-*•]) /gm;
