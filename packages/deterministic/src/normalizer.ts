import { composeSteps, type TextStep } from "@eval/core/text";

/**
 * What both sides of a comparison go through unless told otherwise: spellings that look the same become the same
 * (NFC, nukta, chillu, two-part vowels), case, digits of Indian scripts, quotes and dashes are folded, invisible
 * characters go, white space is single. Vowel signs, viramas and meaningful joiners stay: दान is not दिन.
 */
export const answerSteps: readonly string[] = [
  "canonical",
  "lower-case",
  "fold-digits",
  "fold-quotes",
  "fold-dashes",
  "strip-invisible",
  "collapse-whitespace",
];

const normalizers = new Map<string, TextStep>();

/**
 * The composition of the named steps. All metrics with the same steps share one function that remembers its last
 * texts, so an output is normalised once however many metrics look at it.
 */
export function normalizerOf(steps: readonly string[]): TextStep {
  const key = steps.join(" ");
  let normalizer = normalizers.get(key);
  if (normalizer === undefined) {
    normalizer = rememberLast(composeSteps(steps));
    normalizers.set(key, normalizer);
  }
  return normalizer;
}

/** Outputs are longer, expected answers shorter: each kind has a memory of its own, as metrics fold one and the other. */
const LONG = 40;

function rememberLast(step: TextStep): TextStep {
  const [long, short] = [new Remembered(step), new Remembered(step)];
  return (text) => (text.length < LONG ? short : long).fold(text);
}

class Remembered {
  readonly #step: TextStep;
  #text = "";
  #result = "";

  constructor(step: TextStep) {
    this.#step = step;
  }

  fold(text: string): string {
    if (text !== this.#text) {
      this.#result = this.#step(text);
      this.#text = text;
    }
    return this.#result;
  }
}
