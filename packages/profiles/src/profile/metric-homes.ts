/** Which packages bring the metrics that the built-in profiles name. */
const homes: Readonly<Record<string, readonly string[]>> = {
  "@eval/indic-script": ["indic-match"],
  "@eval/judge": ["answer-equivalence", "faithfulness"],
  "@eval/deterministic": [
    "multiple-choice",
    "short-answer-match",
    "normalized-match",
    "exact-substring",
    "token-f1",
    "rouge-l",
    "chrf",
    "bleu",
  ],
};

/** The package to install for a metric that a built-in profile names; null for any other. */
export const homeOf = (metric: string): string | null =>
  Object.entries(homes).find(([, metrics]) => metrics.includes(metric))?.[0] ?? null;
