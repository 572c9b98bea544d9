import type { WordContext } from "./contexts.js";

/** The weights of the matrix-language model. */
export interface MatrixFit {
  /** Share of English content words in a sentence of an Indian language. */
  readonly loan: number;
  /** Share of English function words in one. */
  readonly functionLoan: number;
  /** Share of Indian words in an English sentence. */
  readonly indianLoan: number;
  /** Share of English words in a sentence of any other language. */
  readonly otherLoan: number;
  /** One word cannot speak against a language by more than this (natural logarithm). */
  readonly cap: number;
  /** Nor is any word less likely than this. */
  readonly least: number;
  readonly temperature: number;
  /** How much a word counts in its context, and how likely it is a name there. */
  readonly contexts: Readonly<Record<WordContext, { readonly weight: number; readonly name: number }>>;
}

/** Fitted by tooling/language-model (run.mjs fit) on sentences that the model had not seen, then rounded towards caution. */
export const MATRIX_FIT: MatrixFit = {
  loan: 0.17,
  functionLoan: 0.001,
  indianLoan: 0.0015,
  otherLoan: 0.02,
  cap: 8,
  least: 1e-4,
  temperature: 0.7,
  contexts: {
    plain: { weight: 1, name: 0.005 },
    title: { weight: 0.8, name: 1 },
    first: { weight: 1.2, name: 0.2 },
    capital: { weight: 0.3, name: 2.9 },
    run: { weight: 0.1, name: 2.9 },
    acronym: { weight: 0.4, name: 2.9 },
    quoted: { weight: 0.05, name: 0.005 },
    glued: { weight: 0, name: 0 },
  },
};

/** How likely a text is in a language before it is read; set by judgement, not fitted. */
export const MATRIX_PRIORS: Readonly<Record<string, number>> = { en: 0.42, "hi-Latn": 0.14, "ur-Latn": 0.05 };
export const INDIAN_PRIOR = 0.045;
export const OTHER_PRIOR = 0.005;

/** An Indian word in an English sentence is told as one when it is this much of an Indian word. */
export const MENTION = 0.1;
