import { defineMetric, type EvalCase, type Metric, type MetricResult } from "@eval/core";
import { describe, expect, test } from "vitest";
import { createLineWriter, groupBytes } from "./journal-line.js";
import { LineBuffer } from "./line-buffer.js";

const length = defineMetric({
  package: "eval-metric-length",
  name: "length",
  version: 1,
  summary: "How long the output is.",
  source: "own",
  needs: ["output"],
  range: [0, null],
  higherIsBetter: true,
  blank: "measure",
  defaults: {},
  create:
    () =>
    ({ output }) => {
      const score = output.length;
      return {
        score,
        passed: score > 2,
        label: "measured",
        reason: `${score} units`,
        metadata: { words: output.split(" ") },
      };
    },
})() as Metric;

const resultOf = (evalCase: EvalCase): MetricResult => length(evalCase) as MetricResult;

describe("a journal line", () => {
  test("has case, group, and label, score and verdict of each result", () => {
    const write = createLineWriter({ metrics: [length, length], detail: "none", keepColumns: false });
    const lines = new LineBuffer();
    const results = [resultOf({ output: "गंगा" }), resultOf({ output: "a" })];
    write(lines, 7, undefined, groupBytes(["कला", null]), results);
    expect(Buffer.from(lines.take()).toString("utf8")).toBe(
      '{"case":7,"by":["कला",null],"results":[["measured",4,true],["measured",1,false]]}\n',
    );
  });

  test("keeps reason and metadata of what failed, and the id of the case", () => {
    const write = createLineWriter({ metrics: [length, length], detail: "failed", keepColumns: false });
    const lines = new LineBuffer();
    write(lines, 1_234_567, 'q"1', groupBytes([]), [resultOf({ output: "क ख" }), resultOf({ output: "क" })]);
    expect(JSON.parse(Buffer.from(lines.take()).toString("utf8"))).toEqual({
      case: 1_234_567,
      id: 'q"1',
      results: [
        ["measured", 3, true],
        ["measured", 1, false, "1 units", { words: ["क"] }],
      ],
    });
  });

  test("is the same however often a result comes", () => {
    const write = createLineWriter({ metrics: [length], detail: "full", keepColumns: false });
    const lines = new LineBuffer();
    const frozen = Object.freeze(resultOf({ output: "x y" }));
    const others = [resultOf({}), resultOf({ output: "" }), resultOf({ output: "दो शब्द" })];
    const written = [...others, frozen, ...others, frozen, frozen].map((result) => {
      write(lines, 1, undefined, groupBytes([]), [result]);
      return Buffer.from(lines.take()).toString("utf8");
    });
    expect(new Set(written).size).toBe(4);
    expect(written.slice(0, 4)).toEqual(written.slice(4, 8));
    expect(written[3]).toBe('{"case":1,"results":[["measured",3,true,"3 units",{"words":["x","y"]}]]}\n');
    expect(written[0]).toContain('["missing_field","unscored",null,');
  });

  test("is not there at all where a result cannot be written, which is named", () => {
    const write = createLineWriter({ metrics: [length], detail: "full", keepColumns: false });
    const lines = new LineBuffer();
    write(lines, 1, undefined, groupBytes([]), [resultOf({ output: "a" })]);
    const before = lines.length;
    const wrong = { ...resultOf({ output: "a" }), metadata: { big: 1n } } as unknown as MetricResult;
    expect(() => write(lines, 2, undefined, groupBytes([]), [wrong])).toThrow(/of length .* for row 2: .*BigInt/);
    expect(lines.length).toBe(before);
  });
});
