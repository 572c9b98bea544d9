// @ts-check

/**
 * What all metrics together say, for the status line.
 *
 * @param {readonly import("@eval/core").MetricResult[]} measured
 */
export function summaryOf(measured) {
  const count = (/** @type {(result: import("@eval/core").MetricResult) => boolean} */ test) =>
    measured.filter(test).length;
  const parts = [
    `${count(({ passed }) => passed === true)} passed`,
    `${count(({ passed }) => passed === false)} failed`,
    `${count(({ status, passed }) => status === "scored" && passed === null)} scored without a threshold`,
  ];
  const [unscored, errors] = [count(({ status }) => status === "unscored"), count(({ status }) => status === "error")];
  if (unscored > 0) parts.push(`${unscored} unscored`);
  if (errors > 0) parts.push(`${errors} in error`);
  return `${measured.length === 1 ? "1 metric" : `${measured.length} metrics`}: ${parts.join(", ")}.`;
}
