import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { neutralSpans } from "./neutral-spans.js";

interface Row {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly { readonly text: string; readonly kind: string }[];
}

/** Spans as "kind|text", so that two lists of them can be compared. */
const shown = (text: string) => neutralSpans(text).map(({ start, end, kind }) => `${kind}|${text.slice(start, end)}`);

function measure(rows: readonly Row[]) {
  const wanted = rows.map(({ spans }) => spans.map(({ kind, text }) => `${kind}|${text}`));
  const found = rows.map(({ text }) => shown(text));
  const hits = wanted.map((spans, index) => spans.filter((span) => found[index]?.includes(span)).length);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    precision: sum(hits) / sum(found.map(({ length }) => length)),
    recall: sum(hits) / sum(wanted.map(({ length }) => length)),
  };
}

describe("neutralSpans", () => {
  test("finds exact spans of the right kind in the rows it was made with", () => {
    const rows = readFixture<Row>("neutral-spans.jsonl");
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const { precision, recall } = measure(rows);
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.98);
  });

  test("finds them in rows that were written and counted afterwards", () => {
    const { precision, recall } = measure(readFixture<Row>("neutral-spans-held-out.jsonl"));
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });

  test.each([
    ["a lone quotation that is all of the text", '"Mumbai is the capital."'],
    ["words in capitals in a text that shouts", "MUMBAI KAHAN HAI"],
    ["the value of a JSON key", '{"answer": "मुंबई"}'],
  ])("leaves %s alone", (_what, text) => {
    expect(shown(text).filter((span) => !span.startsWith("code"))).toEqual([]);
  });

  test("gives spans in order, none over another, inside the text, for any text", () => {
    const pieces = fc.constantFrom(
      ..."`~<>&\\$\"'@#/(){}[]°²₂:.,-_+=*%।॥ \n\t09aZéकिக்𑀓👍",
      "www.",
      "http://",
      "km",
      "H2O",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const text = parts.join("");
        let end = 0;
        for (const span of neutralSpans(text)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test.each(["<", "`", '"', "$", "\\(", "a.", "a@", "(A", "/a", "C:\\", "x = ", "<a b", "1:", "[a](", '{"a":'])(
    "takes time in proportion to a text of nothing but %j",
    (piece) => {
      const time = (length: number) => {
        const text = piece.repeat(length);
        const start = performance.now();
        neutralSpans(text);
        return performance.now() - start;
      };
      time(1_000);
      expect(time(40_000)).toBeLessThan(1_500);
    },
  );
});
