import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";
import { trapWordLanguages } from "./load-trap-words.js";

interface Pair {
  readonly sourceLanguage: string;
  readonly source: string;
  readonly trace: string;
  readonly expected: string;
}

const pairsOf = (file: string) =>
  readFileSync(new URL(`../fixtures/pairs/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Pair)
    .filter(({ sourceLanguage }) => trapWordLanguages().includes(sourceLanguage));

const FILES = ["tuning.jsonl", "own-later.jsonl", "own-judges.jsonl", "later-judges.jsonl"];

describe.each(FILES)("what the rules were made with, %s,", (file) => {
  const pairs = pairsOf(file);
  const isFlagged = ({ source, trace }: Pair) => checkTrace(source, trace).label === "misread_detected";
  const wrong = pairs.filter(({ expected }) => expected === "misread_detected");

  test("is flagged rightly", () => {
    const flagged = pairs.filter(isFlagged);
    const right = flagged.filter(({ expected }) => expected === "misread_detected");
    expect(right.length / flagged.length).toBeGreaterThanOrEqual(0.95);
  });

  test("is flagged where it is misread", () => {
    expect(wrong.filter(isFlagged).length / wrong.length).toBeGreaterThanOrEqual(0.8);
  });
});
