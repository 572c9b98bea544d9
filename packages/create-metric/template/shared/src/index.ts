export { type MetricNameOptions, metricName } from "./metric-name.js";
