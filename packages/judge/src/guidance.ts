/** One thing that is known, or not known, about choosing a judge. */
export interface Guidance {
  readonly claim: string;
  /** Where it comes from, with the number and its interval where there is one. */
  readonly basis: string;
  /** What must be said beside the number wherever it is quoted. */
  readonly disclosure: string | null;
}

/**
 * What is known about choosing a judge for text in Indian languages, and what is not, with the disclosure that belongs
 * to each number. Data, so that reports can print it.
 *
 * @example
 * JUDGE_SELECTION_GUIDANCE.filter(({ disclosure }) => disclosure !== null).length; // => 2
 */
export const JUDGE_SELECTION_GUIDANCE: readonly Guidance[] = [
  {
    claim:
      "openai/gpt-oss-120b is the default because there is direct evidence for it on Hindi, not because it is best.",
    basis:
      "With a Hindi rubric its verdict was that of the people in 56 of 62 traces (90.3 %, Wilson 95 %: 80.5 to 95.5 %); on the 19 traces held out in 18 (94.7 %, 75.4 to 99.1 %).",
    disclosure:
      "One of the two graders owns the project that was evaluated; the other has no stake in it. The two agreed in all 62 traces. Do not quote the number without this.",
  },
  {
    claim: "Whether a rubric in Hindi or in English judges Hindi better is not known.",
    basis:
      "On the same 62 traces the English rubric agreed in 58 (93.5 %, 84.6 to 97.5 %), the Hindi one in 56; they differ in 4 traces, 3 to 1, exact McNemar p = 0.625: no evidence either way.",
    disclosure: "The same 62 traces and the same two graders as above.",
  },
  {
    claim: "The threshold trades flags for passes: it is yours to choose, on labels of your own.",
    basis:
      "Passing only level 5, the Hindi rubric agrees in 56 of 62 traces and the English one in 58; passing from level 3 on, both in 60 of 62 (96.8 %, 89.0 to 99.1 %). Chosen on the traces that it is measured on.",
    disclosure: null,
  },
  {
    claim: "Never judge a model with itself, its family, or a model trained on its answers.",
    basis: "Preference leakage, https://arxiv.org/abs/2502.01534; self-preference, https://arxiv.org/abs/2404.13076.",
    disclosure: null,
  },
  {
    claim: "Competence in an Indian language does not follow from size, nor from scores in English.",
    basis:
      "Agreement between judges across 25 languages is about 0.3 (Fleiss kappa), and neither scale nor multilingual training mends it: https://arxiv.org/abs/2505.12201. A judge for Tamil or Bengali must be measured in Tamil or Bengali.",
    disclosure: null,
  },
  {
    claim:
      "An agreement in percent says little: a judge that passes everything agrees in 89 % where 11 % of answers are wrong.",
    basis: "Arithmetic. Look at failures caught, false alarms and kappa first, and label at least 20 failures.",
    disclosure: null,
  },
];
