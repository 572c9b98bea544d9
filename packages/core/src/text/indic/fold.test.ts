import { readFileSync } from "node:fs";
import { toNfc } from "@eval/core/text";
import { foldCanonical, foldLoose, foldReading } from "@eval/core/text/indic";
import { expect, test } from "vitest";

const rows = readFileSync(new URL("../../../fixtures/indic-cases.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((l) => JSON.parse(l));
const L: any = { nfc: toNfc, canonical: foldCanonical, reading: foldReading, loose: foldLoose };
for (const r of rows) {
  const { op, level, lang, a, b, text } = r.input;
  if (op === "equal") test(r.id, () => expect(L[level](a, lang) === L[level](b, lang)).toBe(r.expected));
  if (op === "normalize") test(r.id, () => expect(L[level](text, lang)).toBe(r.expected));
  if (op === "idempotent")
    test(r.id, () => expect(L[level](L[level](text, lang), lang) === L[level](text, lang)).toBe(r.expected));
}
