import type { EvalCase } from "@eval/core";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { scriptAdherence } from "./script-adherence.js";

interface Row extends EvalCase {
  readonly id: string;
  readonly heldOut?: boolean;
  /** Labels, any of which is right; "pass" and "fail" leave the label open. */
  readonly expected: readonly string[];
  /** Why the verdict is another, where it is known to be. */
  readonly missed?: string;
}

const rows = readFixture<Row & { expected: readonly string[] }>("adherence-cases.jsonl");
const adherence = scriptAdherence();

const FAILING = new Set(["script_mismatch", "language_mismatch", "no_script_signal", "blank"]);

function isRight({ input, output, messages, language, expected }: Row): boolean {
  const { label, passed } = adherence({
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
    ...(messages !== undefined && { messages }),
    ...(language !== undefined && { language }),
  });
  return expected.some((wanted) => {
    if (wanted === "pass") return passed === true;
    if (wanted === "fail") return passed === false;
    if (wanted !== label) return false;
    return wanted === "matched" ? passed === true : !FAILING.has(wanted) || passed === false;
  });
}

describe("scriptAdherence on prompts and answers that a person judged before it did", () => {
  test.each(rows.filter(({ heldOut }) => heldOut !== true).map((row) => [row.id, row] as const))(
    "decides %s as the person did, unless it is known to miss it",
    (_id, row) => {
      expect({ right: isRight(row), output: row.output }).toEqual({
        right: row.missed === undefined,
        output: row.output,
      });
    },
  );

  test("decides at least 19 of 20 of those that its rules were not made on", () => {
    const heldOut = rows.filter((row) => row.heldOut === true);
    expect(heldOut.filter(isRight).length / heldOut.length).toBeGreaterThanOrEqual(0.95);
  });
});
