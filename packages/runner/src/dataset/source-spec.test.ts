import { describe, expect, test } from "vitest";
import { parseSourceSpec } from "./source-spec.js";

describe("parseSourceSpec", () => {
  test.each([
    ["data/mmlu.jsonl", { name: "mmlu", path: "data/mmlu.jsonl", shape: null }],
    ["arc=x/test.parquet", { name: "arc", path: "x/test.parquet", shape: null }],
    ["xq=xquad.hi.json:squad", { name: "xq", path: "xquad.hi.json", shape: "squad" }],
    ["C:\\data\\set.csv", { name: "set", path: "C:\\data\\set.csv", shape: null }],
    ["भारत=a.csv:golden", { name: "भारत", path: "a.csv", shape: "golden" }],
    ["a.jsonl.gz", { name: "a", path: "a.jsonl.gz", shape: null }],
    ["dir=odd/a.csv", { name: "dir", path: "odd/a.csv", shape: null }],
  ])("reads %j", (text, expected) => {
    expect(parseSourceSpec(text)).toEqual(expected);
  });

  test.each([
    ["a.csv:mmul", 'shape of a source must be known, got "mmul"; did you mean "mmlu"?'],
    ["x/my set.csv", 'got "my set"; name it as in --source mmlu=FILE'],
    ["../x=y.csv", 'got "x=y"'],
    ["../..=a.csv", "name of a source must start with a letter or digit"],
    ["=a.csv", "name of a source must start with a letter or digit"],
  ])("refuses %j", (text, message) => {
    expect(() => parseSourceSpec(text)).toThrow(message);
  });
});
