import { describe, expect, test } from "vitest";
import { JsonNode } from "./json-node.js";

describe("JsonNode", () => {
  const text = '{"a": {"b": 1.0}, "a.b": 2.0, "c.d": {"e": 3.0}, "x": [4.0, {"y": [5.0]}]}';
  const node = new JsonNode(JSON.parse(text), text);

  test.each([
    ["a", '{"b": 1.0}'],
    ["a.b", "2.0"],
    ["c.d.e", "3.0"],
    ["x", '[4.0, {"y": [5.0]}]'],
    ["x.0", "4.0"],
    ["x.1.y.0", "5.0"],
    ["x.2", undefined],
    ["x.-1", undefined],
    ["x.length", undefined],
    ["a.0", undefined],
    ["a.z", undefined],
    ["constructor", undefined],
    ["a.toString", undefined],
  ])("leads from %j to %j", (column, source) => {
    expect(node.find(column)?.text).toBe(source);
  });

  test("writes values without a source as JSON does", () => {
    expect(new JsonNode({ a: [1, "x"] }, null).text).toBe('{"a":[1,"x"]}');
    expect(new JsonNode("x", null).text).toBe("x");
  });
});
