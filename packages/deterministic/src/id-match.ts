import { defineMetric, type EmptyExpected, emptyExpectedChoices, type Outcome } from "@eval/core";
import { composeSteps, lazyPattern, type TextStep } from "@eval/core/text";
import { usableAnswers } from "./expected-list.js";
import { idPattern, placesOf, shapePattern } from "./id-pattern.js";

export interface IdMatchOptions {
  /** False takes "a-101" for "A-101". Many identifiers mean something else in the other case. */
  readonly caseSensitive: boolean;
  /** `ignored` takes "MH12AB1234" for "MH-12 AB/1234": spaces, hyphens, underscores, points and slashes do not count. */
  readonly separators: "exact" | "ignored";
  /** `any-script` takes "११०००१" for "110001". */
  readonly digits: "exact" | "any-script";
  readonly emptyExpected: EmptyExpected;
}

export interface IdMatchDetail {
  /** Which expected identifier was found; absent where none was. */
  readonly expectedIndex?: number;
  /** The output names others of the same shape as well: "A-101 or A-102". */
  readonly namesOtherIds?: boolean;
  readonly otherIds?: readonly string[];
}

const defaults: IdMatchOptions = {
  caseSensitive: true,
  separators: "exact",
  digits: "exact",
  emptyExpected: "unscored",
};

/**
 * Identifier match: the output holds an expected identifier, standing alone.
 *
 * Compared exactly, but for full-width letters and digits, canonical equivalents (NFC) and runs of white space; case,
 * separators and digits of other scripts count unless an option says otherwise. In prose the identifier must stand
 * alone: "A-101" is not in "A-1012", "BA-101", "A-101-B" or "A-101.5". It does in "A-101/A-102" and in a web address,
 * and a case ending in another script ("A-101को", "A-101-ൽ") does not belong to it.
 *
 * Score 1 or 0. Labels: `matched`, `inside_longer_id`, `missing`, `blank`. An output that names others of the same
 * shape beside the right one is matched and flagged `namesOtherIds`. An empty expected answer is unscored.
 *
 * @see Unicode Standard Annex 11 for full width
 * @example
 * idMatch()({ output: "ऑर्डर A-101 रद्द हुआ।", expected: "A-101" }).label; // => "matched"
 * idMatch()({ output: "Order A-1012", expected: "A-101" }).label; // => "inside_longer_id"
 * idMatch({ separators: "ignored" })({ output: "MH12AB1234", expected: "MH-12 AB 1234" }).label; // => "matched"
 * idMatch()({ output: "A-101 or A-102", expected: "A-101" }).metadata.otherIds; // => ["A-102"]
 */
export const idMatch = defineMetric({
  package: "@eval/deterministic",
  name: "id-match",
  version: 2,
  summary: "The output holds an expected identifier, standing alone.",
  source: "Own definition; full-width forms of Unicode Standard Annex 11",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  flags: ["namesOtherIds"],
  caveat:
    "A mention counts as an answer: an output that names the identifier to deny it, or beside others, is matched.",
  defaults,
  choices: {
    separators: ["exact", "ignored"],
    digits: ["exact", "any-script"],
    emptyExpected: emptyExpectedChoices,
  },
  create({ caseSensitive, separators, digits }) {
    const fold = foldOf(caseSensitive, digits);
    const ignoresSeparators = separators === "ignored";
    return (evalCase) => measure(fold(evalCase.output), usableAnswers(evalCase).map(fold), ignoresSeparators);
  },
});

function foldOf(caseSensitive: boolean, digits: IdMatchOptions["digits"]): TextStep {
  const steps = composeSteps([
    "nfc",
    ...(caseSensitive ? [] : ["lower-case"]),
    ...(digits === "any-script" ? ["fold-digits"] : []),
    "collapse-whitespace",
  ]);
  return (text) => steps(foldWidth(text));
}

/** Full-width ASCII as ASCII. NFKC would go on to change "²" and "ﬁ", which may be part of an identifier. */
function foldWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

function measure(text: string, ids: readonly string[], ignoresSeparators: boolean): Outcome<IdMatchDetail> {
  let isInside = false;
  for (const [expectedIndex, id] of ids.entries()) {
    for (const { standsAlone } of placesOf(idPattern(id, ignoresSeparators), text)) {
      if (standsAlone) return matched(expectedIndex, otherIds(text, id, ids, ignoresSeparators));
      isInside = true;
    }
  }
  const label = isInside ? "inside_longer_id" : "missing";
  const reason = isInside ? "only as part of a longer identifier or word" : "not in the output";
  return { score: 0, passed: false, label, reason, metadata: {} };
}

function matched(expectedIndex: number, others: readonly string[]): Outcome<IdMatchDetail> {
  const hasOthers = others.length > 0;
  return {
    score: 1,
    passed: true,
    label: "matched",
    reason: hasOthers ? `in the output, beside ${others.join(", ")}: read it` : "in the output",
    metadata: { expectedIndex, ...(hasOthers && { namesOtherIds: true, otherIds: others }) },
  };
}

const IDS_SHOWN = 20;

/** Identifiers of the same shape that are not expected. Without a digit the shape is that of any word. */
function otherIds(text: string, id: string, ids: readonly string[], ignoresSeparators: boolean): readonly string[] {
  if (!DIGIT().test(id)) return [];
  const expected = ids.map((known) => idPattern(known, ignoresSeparators));
  const isExpected = (found: string) =>
    expected.some((known) => [...placesOf(known, found)].some((place) => place.standsAlone && place.text === found));
  const others = new Set<string>();
  for (const { text: found, standsAlone } of placesOf(shapePattern(id, ignoresSeparators), text)) {
    if (standsAlone && !isExpected(found)) others.add(found);
  }
  return [...others].slice(0, IDS_SHOWN);
}

const DIGIT = lazyPattern("\\p{Nd}");
