import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch({
  aliases: [
    ["Jawaharlal Nehru", "Pandit Nehru", "Chacha Nehru"],
    ["Pataliputra", "Kusumpur"],
    ["जन गण मन", "National Anthem"],
    ["Mumbai Suburban", "BKC"],
  ],
});
const run = (expected: string, output: string) => metric({ output, expected });

describe("aliases of indic-match", () => {
  test.each([
    ["Jawaharlal Nehru", "Chacha Nehru"],
    ["Chacha Nehru", "It was Jawaharlal Nehru."],
    ["जवाहरलाल नेहरू", "Chacha Nehru"],
    ["Pataliputra", "Kusumpur"],
    ["जन गण मन", "the National Anthem"],
    ["Mumbai Suburban", "BKC"],
    ["BKC", "Mumbai Suburban"],
    ["Written by Jawaharlal Nehru", "written by Chacha Nehru"],
  ])("find %j in %j", (expected, output) => {
    expect(run(expected, output)).toMatchObject({ passed: true, metadata: { level: "alias" } });
  });

  test.each([
    ["Jawaharlal Nehru", "Motilal Nehru"],
    ["Motilal Nehru", "Chacha Nehru"],
    ["Jawaharlal Nehru", "not Chacha Nehru, Gandhi"],
    ["Jawaharlal Nehru", "Chacha Nehru or Gandhi"],
    ["Pataliputra", "National Anthem"],
  ])("do not find %j in %j", (expected, output) => expect(run(expected, output).passed).toBe(false));

  test("are found in another script as well", () => {
    expect(run("Jawaharlal Nehru", "चाचा नेहरू")).toMatchObject({ passed: true, metadata: { level: "script" } });
  });

  test("leave what is written alike at its own level, and count for the known wrong answers as well", () => {
    expect(run("Jawaharlal Nehru", "Jawaharlal Nehru")).toMatchObject({ score: 1, metadata: { level: "exact" } });
    expect(metric({ expected: "Gandhi", incorrect: ["Pandit Nehru"], output: "Chacha Nehru" }).label).toBe("incorrect");
  });

  test("need the level alias", () => {
    const narrow = indicMatch({ levels: ["exact"], aliases: [["Jawaharlal Nehru", "Chacha Nehru"]] });
    expect(narrow({ expected: "Jawaharlal Nehru", output: "Chacha Nehru" }).passed).toBe(false);
  });
});
