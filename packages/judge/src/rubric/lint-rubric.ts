import { lazyPattern } from "@eval/core/text";

/** One check, in words. */
export interface Rubric {
  /** What is checked: one thing. */
  readonly criterion: string;
  readonly passWhen: string;
  readonly failWhen: string;
}

/** What makes a rubric measure something else than it says. */
export interface RubricProblem {
  readonly code:
    | "missing_fail_condition"
    | "missing_pass_condition"
    | "double_barrelled"
    | "length_sensitive"
    | "vague";
  readonly message: string;
}

/**
 * Looks for known faults of rubrics: no condition for FAIL or PASS, two things in one check, words that reward length,
 * words that mean something else to every judge. English, Hindi and Hinglish are read; a rubric in another language
 * is only checked for its conditions.
 *
 * @example
 * lintRubric({ criterion: "Is this a good summary?", passWhen: "", failWhen: "" }).map(({ code }) => code); // => ["missing_pass_condition", "missing_fail_condition", "vague"]
 * lintRubric({ criterion: "Does it claim anything the source does not support?", passWhen: "every claim is in the source", failWhen: "a claim is not in the source" }); // => []
 */
export function lintRubric({ criterion, passWhen, failWhen }: Rubric): RubricProblem[] {
  const problems: RubricProblem[] = [];
  const all = `${criterion}\n${passWhen}\n${failWhen}`;
  if (passWhen.trim() === "")
    problems.push({ code: "missing_pass_condition", message: "say when it is a PASS (passWhen)" });
  if (failWhen.trim() === "")
    problems.push({ code: "missing_fail_condition", message: "say when it is a FAIL (failWhen)" });
  const joined = DOUBLE_BARRELLED().exec(criterion)?.[0];
  if (joined !== undefined)
    problems.push({ code: "double_barrelled", message: `"${joined}" asks for two things: make two rubrics` });
  const length = LENGTH_SENSITIVE().exec(all)?.[0];
  if (length !== undefined)
    problems.push({ code: "length_sensitive", message: `"${length}" rewards long answers: name what must be in them` });
  const vague = VAGUE().exec(criterion)?.[0];
  if (vague !== undefined)
    problems.push({ code: "vague", message: `"${vague}" means something else to every judge: say what makes it so` });
  return problems;
}

const START = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";
const word = (...words: readonly string[]) => `${START}(?:${words.join("|")})${END}`;

/** Qualities that a check may ask for; two of them joined are two checks. */
const QUALITY =
  "(?:correct|accurate|right|true|complete|clear|concise|polite|helpful|relevant|faithful|fluent|grounded|safe|सही|पूरा|पूर्ण|स्पष्ट|विनम्र|प्रासंगिक|sahi|poora|spasht)";

const DOUBLE_BARRELLED = lazyPattern(
  `${START}${QUALITY}${END}(?:,\\s*|\\s+)(?:and|or|as well as|और|तथा|एवं|या|aur|ya)\\s+(?:\\p{L}+\\s+)?${QUALITY}${END}`,
  "iu",
);

const LENGTH_SENSITIVE = lazyPattern(
  word(
    "detailed",
    "thorough(?:ly)?",
    "comprehensive(?:ly)?",
    "in[- ]depth",
    "elaborate",
    "extensive(?:ly)?",
    "विस्तृत",
    "विस्तार",
    "vistaar",
    "vistrit",
  ),
  "iu",
);

const VAGUE = lazyPattern(
  word(
    "good",
    "bad",
    "nice",
    "great",
    "high[- ]quality",
    "appropriate",
    "reasonable",
    "अच्छा",
    "अच्छी",
    "अच्छे",
    "बढ़िया",
    "accha",
    "achha",
    "badhiya",
  ),
  "iu",
);
