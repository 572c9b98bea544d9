import type { MetricNumbers } from "@eval/runner";
/** A share as percent, or a dash where there is none. */
export declare const percent: (share: number | null) => string;
/** A score with as many digits as a table has room for. */
export declare const decimal: (value: number | null) => string;
/** An interval as percent. */
export declare function percentInterval(interval: MetricNumbers["passRateInterval"]): string;
/** An interval of scores. */
export declare function decimalInterval(interval: MetricNumbers["meanInterval"]): string;
/** A word in singular or plural, with its number. */
export declare const counted: (count: number, word: string) => string;
/** Text of a model on one line, without controls that would act on the terminal. */
export declare function oneLine(text: string, length: number): string;
//# sourceMappingURL=numbers.d.ts.map
