import { defineMetric, type EmptyExpected, type EvalCase, EvalError, emptyExpectedChoices, show } from "@eval/core";
import { aliasReader, aliasWords, type GoldReader } from "./alias-groups.js";
import { ambiguousDate } from "./ambiguous-date.js";
import { answerLanguage } from "./answer-language.js";
import { bestMatch, wrongAnswer } from "./best-match.js";
import { type CaseScene, caseScene } from "./case-scene.js";
import { findSymbols, hasSymbol } from "./find-symbols.js";
import type { Gold } from "./gold.js";
import {
  ambiguousVerdict,
  incorrectVerdict,
  MISSING,
  NOTHING_TO_FIND,
  partialVerdict,
  symbolVerdict,
  UNDECIDED,
  verdictOf,
} from "./indic-match-verdicts.js";
import { levelSetOf, type MatchLevel, matchLevels } from "./match-level.js";
import { partOfName } from "./part-of-name.js";
import type { WordRules } from "./same-word.js";
import { type SplitAnswer, splitAnswer } from "./split-answer.js";

export interface IndicMatchOptions {
  /** The ways in which a word may be found; see `MatchLevel`. All by default. */
  readonly levels: readonly MatchLevel[];
  /** Whether the answer must be asserted. With `false` a mention is enough, denied or not. */
  readonly mustAssert: boolean;
  /**
   * Names that count as one beside those of the tables, as groups: `[["Jawaharlal Nehru", "Pandit Nehru"]]`. Of one word
   * or several; a name that an accepted answer has, in whatever script, may be put in any way of its group.
   */
  readonly aliases: readonly (readonly string[])[];
  /** BCP 47 language of the answers, for endings that its script alone does not tell (mr, ne, as); null: the case's own. */
  readonly language: string | null;
  /** Whether `input`, where a case has it, is read to tell what the answer is about. */
  readonly question: "used" | "ignored";
  readonly emptyExpected: EmptyExpected;
}

const defaults: IndicMatchOptions = {
  levels: matchLevels,
  mustAssert: true,
  aliases: [],
  language: null,
  question: "used",
  emptyExpected: "unscored",
};

/**
 * Script-normalised answer match: the answer asserts one of the accepted answers, in whatever script and spelling
 * either is written.
 *
 * An accepted answer is looked for word by word: the same letters, another accepted spelling (हिंदी, हिन्दी), the same
 * number in another writing (5 लाख, 5,00,000), another name (Bombay, मुंबई), an inflected form (ঢাকার), another script
 * (गंगा, Ganga), another Roman spelling (Deepak, Dipak). Titles, articles and the kind of thing (नदी, river) may be
 * missing or added; two parts of a name may change places. Initials count as the names they stand for ("MS Dhoni"), and a
 * surname behind a title that tells who is meant as the whole name ("Pandit Nehru"). A sentence is covered where its numbers, names and what it
 * adds to the question are all there. Words match whole, never inside longer ones, and never different numbers, signs,
 * units, or names that differ by a vowel sign.
 *
 * A mention is not an assertion: it is refused where the answer declines to talk about it ("I can't discuss Delhi"), where it is denied, a bound of what is said ("before 1947", "over 28"), one
 * of several candidates ("Delhi, Mumbai or Chennai"), a guess of one who says that he does not know, one item of a list, part of another name, what others believe, or said of something else than the question asks (`input`, where there is one); see `Refusal`.
 * `incorrect`, the known wrong answers of a case, must not be asserted.
 *
 * Score: 1 for the same words, 0.98 another spelling, 0.96 another name, 0.95 inflected, 0.94 another script, 0.9
 * another Roman spelling, 0.85 parts in another order; 0.5 and not passed where one name of several is all that is said
 * ("Tendulkar"), which may mean another bearer, or a date may be read in two ways (01/07/2017 for "1 July 2017"); 0 where not passed otherwise. Labels: `matched`, `partial`, `missing`,
 * `negated`, `hedged`, `contradicted` (something else is said), `incorrect`, `blank`. Empty expected answers are unscored, and so are
 * those of punctuation alone (`nothing_to_find`); symbols and emoji are looked for as they are.
 *
 * @see Own definition
 * @example
 * indicMatch()({ output: "यह नदी Ganga है।", expected: "गंगा" }).metadata.level; // => "script"
 * indicMatch()({ output: "India became free in १९४७.", expected: "1947" }).passed; // => true
 * indicMatch()({ output: "ঢাকার", expected: "ঢাকা" }).score; // => 0.95
 * indicMatch()({ output: "दिल्ली नहीं, मुंबई", expected: "दिल्ली" }).label; // => "negated"
 * indicMatch()({ output: "Delhi or Mumbai", expected: "Delhi" }).label; // => "hedged"
 * indicMatch()({ output: "Chennai illai, Madurai", expected: "Chennai" }).label; // => "negated"
 * indicMatch()({ output: "1947 से पहले", expected: "1947" }).metadata.refusal; // => "bound"
 * indicMatch({ aliases: [["Jawaharlal Nehru", "Chacha Nehru"]] })({ output: "Chacha Nehru", expected: "जवाहरलाल नेहरू" }).passed; // => true
 * indicMatch()({ output: "एम. एस. धोनी", expected: "Mahendra Singh Dhoni" }).passed; // => true
 * indicMatch()({ output: "सचिन", expected: "Sachin Tendulkar" }).label; // => "partial"
 */
export const indicMatch = defineMetric({
  package: "@eval/indic-script",
  name: "indic-match",
  version: 5,
  summary: "The answer asserts an accepted answer, in whatever script and spelling either is written.",
  source: "Own definition; numbers and negation by @eval/core/text, spellings after google-research/nisaba",
  needs: ["output", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "Knows listed endings, names and spellings only: a synonym, a translation or a free paraphrase counts as wrong, and what refuses a mention is read from single words, not from syntax; denials in Roman Tamil, Telugu, Bengali and so on are known in common spellings.",
  passesAlone: "Mostly the answer in another script, spelling, number system or inflected form.",
  defaults,
  choices: { question: ["used", "ignored"], emptyExpected: emptyExpectedChoices },
  create(options) {
    const levels = levelSetOf(checkedLevels(options.levels));
    const aliases = aliasWords(options.aliases);
    const readGold = aliasReader(options.aliases);
    const known = new Map<string, WordRules>();
    // One object a language: what words compare to is remembered by it.
    const rulesFor = (language: string): WordRules => {
      const rules = known.get(language) ?? { levels, aliases, language };
      known.set(language, rules);
      return rules;
    };
    return (evalCase) => {
      const answer = splitAnswer(evalCase.output);
      const language = answerLanguage(answer, options.language ?? evalCase.language);
      return measure(evalCase, answer, rulesFor(language), options, readGold);
    };
  },
});

function checkedLevels(levels: readonly string[]): readonly MatchLevel[] {
  for (const level of levels) {
    if (!(matchLevels as readonly string[]).includes(level)) {
      throw new EvalError(
        "invalid-option",
        `levels of indic-match must be of ${matchLevels.join(", ")}, got ${show(level)}`,
      );
    }
  }
  return levels as readonly MatchLevel[];
}

function measure(
  evalCase: EvalCase,
  answer: SplitAnswer,
  rules: WordRules,
  { question, mustAssert }: IndicMatchOptions,
  readGold: GoldReader,
) {
  const scene = caseScene(evalCase, answer, rules, question === "used", readGold);
  const found = bestMatch(scene, mustAssert);
  const incorrectIndex = wrongAnswer(scene, found, mustAssert);
  if (incorrectIndex >= 0) return incorrectVerdict(incorrectIndex, evalCase.incorrect![incorrectIndex]!);
  if (found !== null) return verdictOf(found, answer);
  const part = partOfName(scene);
  if (part !== null) return partialVerdict(part, answer);
  const date = ambiguousDate(scene);
  return date === null ? wordless(scene, answer) : ambiguousVerdict(date, answer);
}

/** What is left where no word of an accepted answer was found: symbols and emoji are looked for as they are. */
function wordless({ accepted }: CaseScene, answer: SplitAnswer) {
  let isWordless = true;
  for (const [expectedIndex, [gold]] of accepted.entries()) {
    if (gold?.kind !== "nothing") {
      isWordless = false;
      continue;
    }
    const span = findSymbols(gold.text, answer.text);
    if (span !== null) return symbolVerdict(expectedIndex, span);
    isWordless &&= !hasSymbol(gold.text);
  }
  if (isWordless) return NOTHING_TO_FIND;
  return accepted.some((golds) => golds.some((gold) => isUndecided(gold, answer))) ? UNDECIDED : MISSING;
}

const isUndecided = ({ kind, split }: Gold, answer: SplitAnswer): boolean =>
  kind === "polarity" && answer.words.some(({ fold }) => fold === split.words[0]!.fold);
