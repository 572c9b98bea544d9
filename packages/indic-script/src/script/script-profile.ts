import type { NeutralKind, NeutralSpan } from "./neutral-span.js";
import { readScripts } from "./read-scripts.js";
import { joinEastAsian, type ScriptSpan, scriptRuns } from "./script-runs.js";

export type { ScriptSpan } from "./script-runs.js";

export interface ScriptShare {
  /** ISO 15924 code. */
  readonly script: string;
  readonly letters: number;
  /** Of all letters counted, above 0 and at most 1. */
  readonly share: number;
}

export interface ScriptProfile {
  /** Letters counted, in all scripts. */
  readonly letters: number;
  /** The script with most letters, ISO 15924; the one that comes first in the text on a tie; null without letters. */
  readonly dominant: string | null;
  /** The dominant script's share of the letters; 0 without letters. */
  readonly share: number;
  /** Most letters first. */
  readonly scripts: readonly ScriptShare[];
  readonly spans: readonly ScriptSpan[];
  /** Language-neutral spans found; the letters of those of a kind in `leaveOut` are not counted. */
  readonly neutral: readonly NeutralSpan[];
}

export interface ScriptProfileOptions {
  /**
   * Kinds of language-neutral spans whose letters are not counted. Default: all that are no words, which is every kind
   * but names, acronyms, symbols, labels and quotes. With none, no spans are looked for, and every letter counts.
   */
  readonly leaveOut?: readonly NeutralKind[];
}

/** Kinds of span that hold no words of any language. */
const WORDLESS_KINDS: readonly NeutralKind[] = ["code", "url", "email", "handle", "markup", "formula", "unit"];

/**
 * Which scripts a text is written in: letters, shares and spans of each script.
 *
 * Letters alone are counted, whatever they carry: vowel signs, viramas, nuktas and joiners go with their base, so that
 * NFC and NFD count the same. Digits, punctuation, the dandas, currency signs, emoji and marks without a base are
 * neutral, as the Unicode properties Script and Script_Extensions have it; so are letters that belong to no script, such
 * as tatweel. Han with kana is Japanese ("Jpan"), Han with Hangul is Korean ("Kore"). All scripts of Unicode 17 that
 * have letters are told apart.
 *
 * Code, addresses, markup, formulas and units are found and left out. Empty text, and text without letters, has no
 * dominant script and share 0.
 *
 * @see Unicode Standard Annex #24, Unicode 17.0
 * @example
 * scriptProfile("आज Monday है।").scripts.map(({ script, letters }) => [script, letters]); // => [["Latn", 6], ["Deva", 3]]
 * scriptProfile("<b>नमस्ते</b>").share; // => 1
 * scriptProfile("१।").dominant; // => null
 */
export function scriptProfile(text: string, options: ScriptProfileOptions = {}): ScriptProfile {
  const { leaveOut = WORDLESS_KINDS } = options;
  // Looking for spans takes longer than counting.
  if (leaveOut.length === 0) return profileOf(text, [], []);
  const { neutral, run } = readScripts(text);
  if (run !== null) return profileOfRuns([run], neutral);
  const gaps = neutral.length === 0 ? neutral : neutral.filter(({ kind }) => leaveOut.includes(kind));
  return profileOf(text, neutral, gaps);
}

/** The profile of a text whose neutral spans are known, without the letters of `gaps`, which are in order. */
export function profileOf(
  text: string,
  neutral: readonly NeutralSpan[],
  gaps: readonly { readonly start: number; readonly end: number }[],
): ScriptProfile {
  return profileOfRuns(scriptRuns(text, gaps), neutral);
}

/** The profile of a text whose runs are known. */
export function profileOfRuns(runs: readonly ScriptSpan[], neutral: readonly NeutralSpan[]): ScriptProfile {
  const found = countsOf(runs);
  const spans = joinEastAsian(runs, found);
  const scripts = spans === runs ? found : countsOf(spans);
  let letters = 0;
  for (const script of scripts) letters += script.letters;
  for (const script of scripts) script.share = script.letters / letters;
  if (scripts.length > 1) scripts.sort((a, b) => b.letters - a.letters);
  const first = scripts[0];
  return { letters, dominant: first?.script ?? null, share: first?.share ?? 0, scripts, spans, neutral };
}

interface ScriptCount {
  readonly script: string;
  letters: number;
  share: number;
}

/** The letters of each script, in the order in which the scripts come; a text has too few of them for a map. */
function countsOf(spans: readonly ScriptSpan[]): ScriptCount[] {
  const first = spans[0];
  if (first !== undefined && spans.length === 1) return [{ script: first.script, letters: first.letters, share: 0 }];
  const counts: ScriptCount[] = [];
  for (const { script, letters } of spans) {
    let at = 0;
    while (at < counts.length && (counts[at] as ScriptCount).script !== script) at += 1;
    if (at < counts.length) (counts[at] as ScriptCount).letters += letters;
    else counts.push({ script, letters, share: 0 });
  }
  return counts;
}
