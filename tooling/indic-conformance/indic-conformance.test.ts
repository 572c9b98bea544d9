import { readFileSync } from "node:fs";
import { indicConformance, indicVectors } from "@eval/indic-conformance";
import { expect, test } from "vitest";
import { measureOurs } from "./measure-ours.mjs";
import { toPage } from "./to-page.mjs";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("the page shows what our metrics do; where it does not, node tooling/indic-conformance/run.mjs makes it anew", async () => {
  const peers = JSON.parse(read("measured-peers.json"));
  const page = toPage({ vectors: indicVectors(), ours: await measureOurs(indicConformance), peers });
  expect(read("../../apps/docs/pages/reference/indic-conformance.md")).toBe(page);
}, 60_000);
