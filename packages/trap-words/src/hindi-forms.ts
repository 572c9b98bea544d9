/**
 * The oblique and plural forms of a Hindi gloss by its last letters: हराना, हराने; किनारा, किनारे, किनारों; मिठाई,
 * मिठाइयाँ; पैर, पैरों. No plural in -ें: that of a stem such as कर is what a verb has.
 */
export function hindiForms(gloss: string): string[] {
  const rule = RULES.find(([ending]) => gloss.endsWith(ending));
  if (rule === undefined) return CONSONANT.test(gloss) ? [`${gloss}ों`] : [];
  const [ending, others] = rule;
  const stem = gloss.slice(0, -ending.length);
  return others.map((other) => stem + other);
}

/** The first that fits. */
const RULES: readonly (readonly [string, readonly string[]])[] = [
  ["ना", ["ने", "नी"]],
  ["या", ["ये", "ए", "यों"]],
  ["ा", ["े", "ों"]],
  ["ई", ["इयाँ", "इयों"]],
  ["ी", ["ियाँ", "ियों"]],
];

/** A noun of at least two letters: क, then ख without a vowel behind it. */
const CONSONANT = /[क-ह][\u093c\u0902\u093e-\u094d]*[क-ह]\u093c?$/;
