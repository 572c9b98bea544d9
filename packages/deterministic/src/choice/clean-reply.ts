import { lazyPattern } from "@eval/core/text";
import { normalizerOf } from "../normalizer.js";
import { countOption } from "./ordinal-option.js";

/**
 * A reply as labels are looked for in it: without the model's thinking and markdown, its lines kept. LaTeX's
 * `\boxed{C}` and `<answer>C</answer>` say "answer: C".
 */
export function cleanReply(reply: string): string {
  const plain = FOLD(reply)
    .replace(ENCLOSED, (letter) => letter.normalize("NFKC"))
    .replace(TAG, " ")
    .replace(TICK, " ✓ ")
    .replace(CROSS, " ✗ ")
    .replace(ORNAMENT(), " ")
    .replace(BOXED, " answer: $1 ")
    .replace(ANSWER_TAG, " answer: $1 ")
    .replace(INLINE_MATH, "$1$2")
    .replace(EMPHASIS, "")
    .replace(DASH_BEFORE_BRACKET(), " - ")
    .replace(GLUED_ANSWER(), "$1: ")
    .replace(SPACES, " ")
    .replace(LINE_BREAKS, "\n")
    .replace(LINE_MARK, "");
  return countOption(plain);
}

/** What stands after the model's own thinking: "<think>…</think>". */
export function withoutThinking(reply: string): string {
  const end = reply.lastIndexOf("</think>");
  return end === -1 ? reply : reply.slice(end + "</think>".length);
}

const FOLD = normalizerOf(["canonical", "fold-digits", "fold-quotes", "fold-dashes", "strip-invisible"]);

/** Circled, parenthesised and full-width letters and numbers. */
const ENCLOSED = /[\u2460-\u24e9\uff08\uff09\uff1a\uff21-\uff3a\uff41-\uff5a]/g;
/** Markup of HTML; "<C>" and "<answer>" are none. */
const TAG = /<\/?(?:b|i|u|em|strong|p|span|div|li|ul|ol|br|mark|option|choice)(?:\s[^<>]{0,100})?\s?\/?>/gi;
const TICK = /[\u2611\u2705\u2713\u2714]\ufe0f?/g;
const CROSS = /[\u2612\u274c\u274e\u2716-\u2718]\ufe0f?/g;
const ORNAMENT = lazyPattern("[\\p{Extended_Pictographic}\\ufe0f]|\\\\[[\\]]", "gu");
const BOXED = /\$?\\(?:boxed|fbox)\{\s*(?:\\(?:text|textbf|mathrm|mathbf)\{)?([^{}]{1,200})\}+\$?/g;
const ANSWER_TAG = /<answer>([^<]{1,200})<\/answer>/gi;
const INLINE_MATH = /\\\(([^()\\]{1,8})\\\)|\$([^$\s]{1,8})\$/g;
const EMPHASIS = /\*\*|__|`|\*(?=[^\s*])|(?<=[^\s*])\*/g;
/** "उत्तर–(ग)" */
const DASH_BEFORE_BRACKET = lazyPattern("(?<=[\\p{L}\\p{M}]{2})-(?=\\()", "gu");
/** "Ans-B", "ans.(c)" */
const GLUED_ANSWER = lazyPattern(
  "(?<![\\p{L}\\p{M}\\p{N}])(ans|answer|uttar|उत्तर|जवाब)[.-](?=\\(?[\\p{L}\\p{N}]\\)?(?![\\p{L}\\p{M}\\p{N}]))",
  "giu",
);
/** Runs of white space would make every look at what stands before a label slow. */
const SPACES = /[^\S\n]+/g;
const LINE_BREAKS = /\n\s*/g;
const LINE_MARK = /^ ?(?:[>#]+|[-*•→⇒∴✓]|=>|->) /gm;
