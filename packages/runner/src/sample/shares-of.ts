import { capacityOf } from "./draw-sample.js";
import type { SourceShare } from "./sample.js";
import type { SourceStratum } from "./strata.js";

/** What each source and category gave to a sample. */
export function sharesOf(strata: readonly SourceStratum[], chosen: readonly number[]): SourceShare[] {
  const isChosen = new Set(chosen);
  return strata.map((stratum) => {
    const categories = stratum.categories.map(({ category, numbers }) => {
      let drawn = 0;
      for (let index = 0; index < numbers.length; index++) if (isChosen.has(numbers.at(index))) drawn += 1;
      return { category, capacity: numbers.length, drawn };
    });
    const drawn = categories.reduce((sum, category) => sum + category.drawn, 0);
    return { source: stratum.source, capacity: capacityOf(stratum), drawn, categories };
  });
}
