/** The names that a package made from the template goes by. */
export interface TemplateNames {
  /** Kebab-case: `sentence-length`. */
  readonly metric: string;
  /** What the package is installed by: `eval-metric-sentence-length`, `@me/readability`. */
  readonly packageName: string;
}

/** Puts the names where the template has its own. One pass, so that a name which looks like one of those stays whole. */
export function fillNames(text: string, { metric, packageName }: TemplateNames): string {
  const camelCase = camelCaseOf(metric);
  const names: Readonly<Record<string, string>> = {
    "@eval/package-name": packageName,
    "metric-name": metric,
    metricName: camelCase,
    MetricName: camelCase.charAt(0).toUpperCase() + camelCase.slice(1),
  };
  return text.replace(/@eval\/package-name|metric-name|metricName|MetricName/g, (found) => names[found] ?? found);
}

/** The export of a metric: `sentence-length` is `sentenceLength`. */
export const camelCaseOf = (metric: string): string =>
  metric.replace(/-(.)/g, (_, first: string) => first.toUpperCase());
