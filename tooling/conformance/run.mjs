// @ts-check
// Writes packages/deterministic/SCRIPTS.md: what every metric says of the same pairs of texts in every script.
//   node tooling/conformance/run.mjs
import { writeFileSync } from "node:fs";
import { loadSource } from "../load-source.mjs";
import { measureScripts, textMetrics } from "./conformance.mjs";
import { toMarkdown } from "./to-markdown.mjs";

const metrics = await loadSource("packages/deterministic/src/index.ts");
const { isMetricFactory } = await loadSource("packages/core/src/index.ts");
const file = new URL("../../packages/deterministic/SCRIPTS.md", import.meta.url);
writeFileSync(file, toMarkdown(measureScripts(textMetrics(metrics, isMetricFactory))));
