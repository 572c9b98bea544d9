import { describe, expect, test } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { findInstruction } from "./find-instruction.js";

interface Row {
  readonly id: string;
  readonly text: string;
  /** Tags, "|own" where the prompt's own language will do as well, "same", or "none". */
  readonly expected: string;
}

function shown(text: string): string {
  const found = findInstruction(text);
  if (found === null) return "none";
  return found.kind === "same" ? "same" : found.tags.join(" ") + (found.orOwn ? "|own" : "");
}

describe("findInstruction", () => {
  test.each(readFixture<Row>("instructions.jsonl").map(({ text, expected }) => [text, expected]))(
    "reads %j as %s",
    (text, expected) => {
      expect(shown(text)).toBe(expected);
    },
  );

  test("reads nine of ten prompts that were written and counted afterwards", () => {
    const rows = readFixture<Row>("instructions-held-out.jsonl");
    const right = rows.filter(({ text, expected }) => shown(text) === expected);
    expect(right.length / rows.length).toBeGreaterThanOrEqual(0.9);
  });

  test.each(["in Hindi ", "हिंदी में ", "answer in Tamil and ", "a b c, ", "தமிழில் "])(
    "takes time in proportion to a prompt of nothing but %j",
    (piece) => {
      findInstruction(piece.repeat(100));
      const start = performance.now();
      findInstruction(piece.repeat(5_000));
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );

  test("says where the instruction stands", () => {
    const text = "UPI क्या है? तमिल में बताइए";
    expect(findInstruction(text)).toMatchObject({ start: text.indexOf("तमिल"), end: text.indexOf("तमिल") + 4 });
  });
});
