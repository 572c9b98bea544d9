import { lazyPattern } from "../lazy-pattern.js";

/**
 * A text whose LaTeX around numbers ("$12$", "18\%", "12\,\text{km}") is blanked, each code unit for one, so that
 * offsets stay. Fractions, powers and boxes are left for the grammar of numbers.
 */
export function foldLatex(text: string): string {
  const math = text.includes("$") ? text.replace(INLINE_MATH(), " $1 ") : text;
  return math.includes("\\") ? math.replace(COMMAND, foldCommand) : math;
}

/**
 * Dollar signs around a bare number, an equation of one letter, or what holds a sign that only LaTeX has; no white space
 * inside and no letter or digit behind, as Pandoc has it. All else is money: "$5 and $10", "2 * $5 = $10".
 */
const BARE = "[-+−]?[\\p{Nd}.,]{1,50}(?:/\\p{Nd}{1,20})?";
const EQUATION = "\\p{L}\\s?=[^$\\n]{0,200}[^$\\s]";
const MARKED = "(?=[^$\\n]{0,200}[\\\\^{])[^$\\n]{0,200}[^$\\s]";
const INLINE_MATH = lazyPattern(
  `(?<![\\p{L}\\p{Nd}\\\\$])\\$(?=\\S)(${BARE}|${EQUATION}|${MARKED})\\$(?![\\p{L}\\p{Nd}$])`,
  "gu",
);
const COMMAND =
  /\\(?:(?:text|textbf|textit|mathrm|mathbf|mbox|operatorname)\s*\{|left|right|quad|displaystyle|[,;:! %$])/g;

/** An escaped sign stays. */
const foldCommand = (command: string): string =>
  /[%$]$/.test(command) ? ` ${command.slice(1)}` : " ".repeat(command.length);
