// @ts-check
import { loadSource } from "../load-source.mjs";
import { rowOf } from "./row.mjs";

const deterministic = [
  "exactMatch",
  "normalizedMatch",
  "exactSubstring",
  "wordOverlap",
  "numericMatch",
  "editSimilarity",
];

/**
 * The verdicts of metrics of this repository with their default options: a case that passes is called the same. A metric
 * without a verdict says so by its best score alone.
 *
 * @param {typeof import("@eval/indic-conformance").indicConformance} indicConformance
 */
export async function measureOurs(indicConformance) {
  const plain = await loadSource("packages/deterministic/src/index.ts");
  const { indicMatch } = await loadSource("packages/indic-script/src/index.ts");
  /** @type {import("./row.mjs").Row[]} */
  const rows = [];
  for (const factory of [...deterministic.map((name) => plain[name]), indicMatch]) {
    const { info } = factory;
    rows.push(await rowOf(`\`${info.name}\` of ${info.package}`, verdictOf(factory()), indicConformance));
  }
  return rows;
}

/** @param {(evalCase: object) => import("@eval/core").MetricResult} metric @returns {import("@eval/indic-conformance").Scorer} */
const verdictOf = (metric) => (evalCase) => {
  const { status, score, passed, reason } = metric(evalCase);
  if (status === "error") throw new Error(reason);
  return status === "unscored" ? null : passed === null ? score : Number(passed);
};
