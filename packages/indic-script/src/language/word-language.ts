import { CONTEXTS, GLUED } from "./contexts.js";
import { MATRIX_FIT, MENTION } from "./matrix-fit.js";
import type { MatrixModel, WeighedWord } from "./matrix-language.js";

/**
 * The language, by its number, of one word in a sentence whose matrix language is known: that language, English in an Indian
 * sentence, an Indian language in an English one; null for names and for what touches digits and the like.
 */
export function wordLanguage(model: MatrixModel, word: WeighedWord, context: number, matrix: number): number | null {
  if (context === GLUED) return null;
  const isIndian = model.indian.includes(matrix);
  if (!isIndian && matrix !== model.english) return matrix;
  const { shares } = word;
  const own = isIndian ? matrix : strongest(shares, model.indian);
  const [indian, english] = isIndian ? inIndianFrame(model, word, own) : inEnglishFrame(model, word);
  if (MATRIX_FIT.contexts[CONTEXTS[context]!].name * shares[model.name]! > Math.max(indian, english)) return null;
  return indian > english ? own : model.english;
}

function inIndianFrame(model: MatrixModel, { shares, isFunctionWord }: WeighedWord, own: number): [number, number] {
  const loan = isFunctionWord ? MATRIX_FIT.functionLoan : MATRIX_FIT.loan;
  return [(1 - loan) * shares[own]!, loan * shares[model.english]!];
}

function inEnglishFrame({ indian, english }: MatrixModel, { shares }: WeighedWord): [number, number] {
  let sum = 0;
  for (const at of indian) sum += shares[at]!;
  return [MENTION * sum, shares[english]!];
}

/** Whether a word alone is one of a language of India rather than an English one. */
export function isIndian(model: MatrixModel, word: WeighedWord): boolean {
  const [indian, english] = inEnglishFrame(model, word);
  return indian > english;
}

function strongest(shares: readonly number[], among: readonly number[]): number {
  return among.reduce((best, at) => (shares[at]! > shares[best]! ? at : best));
}
