// @ts-check
// Writes apps/docs/pages/reference/indic-conformance.md: what our metrics and other packages do with the pairs.
//   node tooling/indic-conformance/run.mjs                        our metrics; the others as they were measured last
//   node tooling/indic-conformance/run.mjs --peers [FOLDER]       installs the others as well, or takes them from a folder
import { readFileSync, writeFileSync } from "node:fs";
import { loadSource } from "../load-source.mjs";
import { measureOurs } from "./measure-ours.mjs";
import { measurePeers } from "./measure-peers.mjs";
import { toPage } from "./to-page.mjs";

const { indicConformance, indicVectors } = await loadSource("packages/indic-conformance/src/index.ts");
const kept = new URL("measured-peers.json", import.meta.url);
const [, , flag, folder] = process.argv;
if (flag === "--peers") {
  const rows = await measurePeers(indicConformance, folder);
  const measured = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  writeFileSync(kept, `${JSON.stringify({ measured, rows }, null, 2)}\n`);
}
const page = new URL("../../apps/docs/pages/reference/indic-conformance.md", import.meta.url);
const peers = JSON.parse(readFileSync(kept, "utf8"));
writeFileSync(page, toPage({ vectors: indicVectors(), ours: await measureOurs(indicConformance), peers }));
