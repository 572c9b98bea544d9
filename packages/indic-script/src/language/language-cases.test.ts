import { identifyLanguage } from "@eval/indic-script";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";

interface Row {
  readonly id: string;
  readonly heldOut?: boolean;
  readonly text: string;
  /** Tags, any of which is right; "other" is any language that is neither English nor romanised. */
  readonly expected: readonly string[];
}

const rows = readFixture<Row>("language-cases.jsonl");

function isRight({ text, expected }: Row): boolean {
  const { language } = identifyLanguage(text);
  return expected.includes(language) || (expected.includes("other") && !/-Latn$|^en$/.test(language));
}

const shareRight = (among: readonly Row[]) => among.filter(isRight).length / among.length;

describe("identifyLanguage on short everyday texts whose language was written down first", () => {
  test("tells 19 of 20 of those that its word lists were looked over with", () => {
    expect(shareRight(rows.filter(({ heldOut }) => heldOut !== true))).toBeGreaterThanOrEqual(0.95);
  });

  test("tells at least nine in ten of those that neither rules nor word lists were made on", () => {
    expect(shareRight(rows.filter(({ heldOut }) => heldOut === true))).toBeGreaterThanOrEqual(0.9);
  });
});
